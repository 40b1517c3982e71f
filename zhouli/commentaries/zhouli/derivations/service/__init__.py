"""鄉大夫: who serves and until when, whom the district raises up, and what the multitude is asked."""
