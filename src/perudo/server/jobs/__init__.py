"""Jobs in worker processes: replays, reviews, explanations of bots' moves, and solutions of endgames."""
