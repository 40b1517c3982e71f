"""Districts: their masters, the carts and ropes that their people draw, the vessels and flags that they keep."""
