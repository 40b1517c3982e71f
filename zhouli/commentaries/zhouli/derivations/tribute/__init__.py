"""Tribute and impost under 閭師 and 縣師: who gives what, who counts, who levies, who goes without."""
