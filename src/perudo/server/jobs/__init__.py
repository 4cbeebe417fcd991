"""Jobs in worker processes: reviews, and explanations of bots' moves."""
