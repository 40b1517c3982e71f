"""People: village and army, labour, grades of land and family, the census."""
