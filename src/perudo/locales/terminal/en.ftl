# Messages that only the command line uses.

## Errors in rules and positions

error-extra-missing = This needs packages that are not installed. Get them with: { $command }
error-picture-name = The name of a picture must end with { $allowed }, but { $file } does not.
error-picture-unwritten = { $file } could not be written: { $why }
error-bid-graph-faces = A die has { $fewest } to { $most } faces here.
error-raises-no-palifico = These rules have no palifico rounds.
error-raises-no-veteran = In these rules veterans may not change the face.
error-bid-graph-most = At least one die must be on the table.
error-notation-short = A position has at least five parts: rules, round, cups, opener, and moves.
error-notation-long = A position can be at most { $most } characters long.
error-notation-part = “{ $given }” is unknown here, or something is missing after it. These parts may follow the moves, in this order: rolls, seat, after.
error-notation-round = The round is a number from 1, or from 2 if there was a previous round.
error-notation-cups = Write a cup as its faces when dice have been dealt, such as 33344; otherwise as ? and the number of dice, such as ?5, or as ? alone if the number is hidden; or as - for an eliminated player. A v after it marks a player who was palifico before.
error-notation-opener = The opener is a seat from 1 to { $seats } that has dice, followed by p in a palifico round; or - if the opener is not known yet.
error-notation-words = Moves are bids separated by commas, such as 4x3,5x3, or - before the first bid; or what the game waits for: roll, deal, or over.
error-notation-rolls = An opening roll has a digit for each seat: its die, or 0 if the seat does not roll.
error-notation-seat = The view’s seat is a number from 1 to { $seats }, or - for a spectator.
error-notation-after = Write the previous round as its cups, all open, its opener, and its moves with the call last: after 33344/12266 1 4x3,5x3,dudo or calza2.
error-notation-hidden = A game contains the dice of every cup. A position with hidden dice is a view.
error-notation-own = Name the view’s seat at the end, such as seat 3, and give the dice under its cup; - stands for a spectator.
error-notation-unlike = Under these rules, this contradicts the other parts.
error-notation-no-rules = This view came from a server and does not contain the rules, so it can’t be written as text.
notation-at = column { $column } (“{ $said }”)

## Events of a round

story-count = { $count ->
    [0] There is none: not one { face }.
   *[other] Counted: { $count }.
}

## The server and its data

serving-here = Perudo is being served at { $address }
serving-preview = A seat at our Perudo table
serving-near = Others on your network can reach it at { $address }
serving-metrics = Prometheus metrics are served at { $address }
serving-no-network = This machine has no address on a local network, so others can’t reach it.
serving-stop = Press Ctrl-C to stop. Games are saved, and resume when the server starts again.
serving-migrated = The data at { $place } came from an older Perudo and were migrated. Their backup is { $backup }
serving-key-made = Created a key at { $place }. The dice are derived from it: keep it secret, and keep it as long as the data.
serving-open-to-others = Warning: others on this machine may be able to read { $place }, and so hidden dice. To prevent that: { $command }
error-page-not-built = The page has not been built. Run: make play
error-no-docs = No site was found in { $place }. Build it with: make docs
error-port-taken = Can’t listen on { $host }, port { $port }: { $why }. Choose another port with --port, or let --port 0 find a free one.
error-store-open = Can’t open the data at { $place }: { $why }. Choose another place with --data.
error-store-damaged = The data at { $place } are damaged ({ $why }) and were left unchanged. To restore a backup: perudo restore BACKUP --data { $place } --replace
error-store-full = The disk at { $place } is full. Free some space, or choose another place with --data.
error-store-newer = The data at { $place } comes from a newer version of Perudo: its format is { $theirs }, and this version reads formats up to { $ours }. It was left unchanged. Update Perudo, or choose another place with --data.
error-store-older = The data at { $place } have the older format { $theirs }; this version needs format { $ours }. Nothing was changed. To upgrade the data, run: { $command }
error-store-read-only = Nothing can be written at { $place }: the file or its folder is read-only. Change that, or choose another place with --data.
error-store-strange = { $place } does not contain Perudo’s data. Nothing was changed. Choose another place with --data.
error-store-foreign = The data at { $place } does not have exactly the tables that Perudo creates ({ $what }), so somebody has altered it. It was left unchanged. To restore a backup that you trust: perudo restore BACKUP --data FILE --replace
error-backup-elsewhere = This command only backs up and restores SQLite files. For PostgreSQL use its own tools: pg_dump backs up a running database, and psql or pg_restore restores it.
error-backup-exists = { $place } already exists. Choose a new file for the backup.
error-backup-failed = { $place } could not be written: { $why }. It is unchanged.
error-backup-nothing = No data was found at { $place }.
error-person-unknown = Nobody called “{ $who }” has a registered name here.
error-person-needed = Say who is meant: perudo people NAME
error-restore-exists = { $place } already contains data. With --replace the backup replaces this data, and the old data is kept next to it.
error-restore-unsound = Not everything in the backup { $place } can be read, so nothing was restored. To see what is wrong: perudo check { $place }
error-key-nowhere = No key for the dice was found. All servers that share a database need the same key: give its file with --key, or set the variable PERUDO_KEY.
error-key-other = The data at { $place } belongs to the key { $theirs }, but this server has the key { $ours }. All servers with the same data need the same key. Put the right one into the file given with --key, or into PERUDO_KEY. If it is lost for good, stop all servers and start one with --lost-key { $short }
error-key-missing = No key was found at { $place }, but the data needs the key { $theirs }. Put that key there. If it is lost for good, start with --lost-key { $short } to create a new one: tables continue, but browsers are no longer recognised, and nobody can verify the dice of rounds in progress.
error-key-at-work = Other servers are using the data at { $place } with the previous key. Nothing was changed. Stop all of them first.
error-node-alone = --node-address is only for several servers that share a PostgreSQL database. Give the database with --data, or leave out --node-address.
error-key-strange = { $place } does not contain a key of { $digits } hexadecimal digits. Put the right key there. To have a new one created, remove the file: nobody can then verify the dice of rounds in progress.
error-key-unreadable = The key at { $place } can’t be read or created: { $why }. Choose another file with --key.
error-store-held = Another Perudo process is using the data at { $place }: process { $process }, since { $since }. Stop it first, or choose another place with --data.
error-migrate-held = Servers are using the data at { $place }, and they can’t use the new format. Nothing was changed. Stop them first.
error-check-table = Table { $table } can’t be read: { $why }
error-check-unsound = Not everything at { $place } can be read. Nothing was changed. Stop the server, and restore a backup: perudo restore BACKUP --data { $place } --replace
error-archive-unreachable = Can’t reach { $place } in the archive: { $why }. Nothing was lost. Fix the cause, or try again later.
error-archive-missing = { $place } is missing from the archive. Restore it from a copy of the archive; all other tables are unchanged.
error-archive-altered = { $place } in the archive was altered ({ $why }). Restore it from a copy of the archive; all other tables are unchanged.
error-archive-strange = “{ $place }” is not a valid archive. Name a folder, or s3://BUCKET/PREFIX.
backup-made =
    { $tables ->
        [one] { $tables } table was backed up to { $place }
       *[other] { $tables } tables were backed up to { $place }
    }
restore-made =
    { $tables ->
        [one] { $tables } table was restored to { $place }
       *[other] { $tables } tables were restored to { $place }
    }
restore-kept = The old data is now at { $place }
restore-no-key = The backup contains no key. The server needs the key of this data: put it next to the data. If it is lost for good, the server explains how to continue with a new one when you start it.
check-begins = Checking { $place }
check-so-far = So far: tables { $tables }, events { $events }
check-sound = Everything can be read. Tables: { $tables }, events: { $events }
check-passed = Tables in an archive that was not checked: { $tables }. To check it, give it with --archive.
prune-so-far = Tables checked so far: { $tables }
prune-nothing = There is nothing to delete. Tables: { $tables }
prune-found = Tables to delete: { $old } of { $tables }. No game was finished there.
prune-extent = Last used between { $first } and { $last }; { $size } MB of events
prune-ask = Delete them for good? yes or no:{" "}
prune-left = Nothing was deleted.
prune-done = Tables deleted: { $old }
prune-size = { $place } now has { $size } MB.
archive-so-far = Tables archived so far: { $tables }
archive-nothing = There is nothing to archive. Tables: { $tables }
archive-found = Tables to archive: { $old } of { $tables }. A game was finished there.
archive-ask = Move them to { $place }? yes or no:{" "}
archive-left = Nothing was archived.
archive-done = Tables archived to { $place }: { $old }
migrate-nothing = The data at { $place } are up to date. Their format: { $format }
migrate-found = The data at { $place } has format { $theirs }, and will be migrated to format { $ours }. Steps: { $steps }, all of them or none.
migrate-meanwhile = Servers may keep running. Update them afterwards, one at a time.
migrate-stopped = Stop all servers first: they can’t use the new format.
migrate-backup = Make sure that you have a backup: pg_dump copies the database.
migrate-ask = Go on? yes or no:{" "}
migrate-left = Nothing was changed.
migrate-step = Step { $step } of { $steps }
migrate-done = The data at { $place } are now up to date. Their format: { $format }
people-list = People with a registered name: { $count }
people-renamed = { $old } is now called { $new }.
people-ask = Delete { $name } for good? yes or no:{" "}
people-deleted = Deleted: { $name }. A running server now removes the name from all tables; otherwise the server does so when it next starts.
people-ban = Banned: { $name }. A running server disconnects this person within seconds.
people-unban = No longer banned: { $name }
people-banned = banned: { $reason }
people-reports = Open reports: { $count }
collusion-players = players
collusion-ratio = ratio
collusion-calls-head = calls
collusion-expected = expected
collusion-pair = { $one } and { $other }
collusion-calls = { $calls } of { $opportunities }
collusion-above = > { $ratio }
collusion-none = There are no games in which three or more players could call each other.
collusion-note = The ratio says how much likelier these calls are if the two players spare each other than if they treat everybody alike. If it is { $ratio } or more, look at their games. A ratio proves nothing: friends who always sit next to each other, or somebody who is afraid of one opponent, can also have a high one.
collusion-so-far = Games so far: { $games }

## Errors at a table

error-no-page = This page does not exist.

## The command line

cli-usage = usage:{" "}
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-examples = examples:
cli-help-option = show this help and exit
cli-command = COMMAND
cli-perudo-about = Perudo, liar’s dice with wild aces, by the rules of five printed editions or your own. For help on a command: perudo COMMAND --help
cli-perudo-version = show the version and exit
cli-perudo-language = language of the output: { $languages } (default: the terminal’s)
cli-perudo-examples =
    perudo serve --open
    perudo play --edition hasbro-1994
    perudo rules kozak bga
# argparse replaces what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Missing: %s.
cli-unrecognized = Unknown: %s.
cli-expected-one = It needs a value.
cli-expected-some = This needs at least one value.
cli-choice = %(value)s is not allowed; choose one of %(choices)s.
cli-no-command = Unknown command: %(parser_name)s. The commands are %(choices)s.
cli-explicit = This takes no value, but was given %r.
compiling = Compiling. The first time, this takes a few seconds.
cli-error = perudo: { $why }
cli-see = { $why } See: { $command } --help
cli-play-about = Play against bots in the terminal, as plain text.
cli-play-edition = rules to play by: { $editions } (default: { $default })
cli-play-set = a house rule, such as calza=true or dice=3; may be repeated. For the settings: perudo rules
cli-play-bots = number of bots at the table (default: { $default })
cli-play-bot = your own bot at the table: FILE.py:CLASS, MODULE:CLASS, or a program in quotes (docs/bots.md); may be repeated. If --bots is larger, the rest are built-in bots
cli-play-level = level of the bots: { $levels } (default: { $default })
cli-play-explain = after each round, let the bots explain their moves
cli-play-name = your name
cli-play-record = file to write the game to, for perudo replay
cli-play-seed = number that makes the game repeatable: the same seed gives the same dice and bots
cli-play-examples =
    perudo play
    perudo play --edition kozak --bots 4 --set calza=true
cli-serve-about = Run a server for games in a browser.
cli-serve-host = address to listen on (default: { $default }, this machine only)
cli-serve-port = port to listen on; 0 for any free one (default: { $default } if it is free)
cli-serve-lan = serve the local network, and show the address as a QR code
cli-serve-open = open a browser
cli-serve-data = SQLite file with all games, or URL of a PostgreSQL database (default: { $default })
cli-serve-key = file with the secret key of the dice (default: next to the SQLite file, or the variable PERUDO_KEY)
cli-serve-lost-key = replace a key that is lost for good: the short form of the old key, which the server shows when it refuses to start
cli-serve-wait-factor = factor for how long bots think and cups stay open: 1 is human speed, lower is faster
cli-serve-url = public address of this server behind a proxy
cli-serve-proxy = IP address or network of a trusted reverse proxy, such as 10.0.0.0/8; its forwarded client addresses are trusted (default: none)
cli-serve-metrics = serve Prometheus metrics at this port on this machine only, or at an address such as 0.0.0.0:9100; 0 for any free port
cli-serve-node-address = address at which the other nodes that share the PostgreSQL database reach this one (default: this machine’s)
cli-serve-docs = documentation to link to: a URL, or the folder built by `make docs`, which is then served at /docs/
cli-serve-push-service = another push service to which notifications are sent, as a URL; may be repeated (default: those of the common browsers)
cli-serve-delete-after = days of inactivity after which tables without a finished game are deleted; 0 for never (default: { $default })
cli-serve-archive = archive for old tables with a finished game: a folder, or s3://BUCKET/PREFIX (default: they stay in the data)
cli-serve-archive-after = days of inactivity after which tables are archived; 0 for never (default: { $default })
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080
cli-backup-about = Copy all of a server’s data to one file, even while the server runs. The backup is consistent.
cli-backup-target = file to create
cli-backup-data = SQLite file to back up (default: { $default })
cli-backup-with-key = also copy the secret key of the dice; anyone who has it can compute the dice of rounds in progress
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db
cli-restore-about = Restore a backup to the place where a server finds its data. Stop the server first.
cli-restore-source = file made by perudo backup
cli-restore-data = SQLite file to restore (default: { $default })
cli-restore-replace = replace existing data, and keep the old data next to the new
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace
cli-check-about = Check that all of a server’s data can be read. Changes nothing, and works while the server runs. The exit status is 1 if something can’t be read.
cli-check-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-check-archive = also check this archive: a folder, or s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db
cli-prune-about = Delete old tables without a finished game. First shows how many there are, and asks for confirmation. A running server does this by itself, so stop it first.
cli-prune-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-prune-delete-after = days of inactivity (default: { $default })
cli-prune-yes = don’t ask
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes
cli-archive-about = Move old tables with a finished game from the data to compressed files, grouped by month. A server that uses this archive still shows them, and play can continue there. First shows how many there are, and asks for confirmation. A server with --archive does this by itself; if it uses a SQLite file, stop it first.
cli-archive-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-archive-to = archive: a folder, or s3://BUCKET/PREFIX, configured by the variables AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL
cli-archive-archive-after = days of inactivity (default: { $default })
cli-archive-yes = don’t ask
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes
cli-migrate-about = Migrate the data of an older version to the current format. First shows the necessary steps, and keeps a copy of a SQLite file. For PostgreSQL it asks whether you have a backup. Does nothing if the data is up to date.
cli-migrate-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-migrate-yes = don’t ask
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo
cli-people-about = Show the people with a registered name on a server, or what is stored about one of them; rename, ban or delete a person. The server may keep running.
cli-people-who = name or id of a person; without it, all people are listed
cli-people-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-people-export = print everything that is stored about the person, as JSON
cli-people-rename = change the person’s name
cli-people-ban = ban the person; they are told the reason
cli-people-unban = end the person’s ban
cli-people-reports = list what people have reported
cli-people-close = remove a report from this list
cli-people-delete = delete the person, after asking
cli-people-yes = don’t ask
cli-people-examples =
    perudo people
    perudo people Ana --export
    perudo people Ana --ban "insulted others"
    perudo people Ana --delete
    perudo people --reports
cli-replay-about = Print recorded games in words. For an invalid record it prints the error on standard error, and the exit status is 1.
cli-replay-files = .perudo files; - reads standard input
cli-replay-json = print one line of JSON per file instead
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo
cli-review-about = Evaluate each decision in finished games: what it cost, given what the player could know, and what was due to luck.
cli-review-files = .perudo files; - reads standard input
cli-review-json = print one line of JSON per file instead
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo
cli-collusion-about = Look for players who spare each other: who call each other’s bids less often than those of other players. Reads records, or the rated games with three or more players in the data of a server, which may keep running.
cli-collusion-files = .perudo files; without them, the rated games in the data
cli-collusion-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-collusion-tournament = only the games of the tournament with this code
cli-collusion-json = { cli-solve-json }
cli-collusion-examples =
    perudo collusion --data /srv/perudo.db
    perudo collusion evening/*.perudo
cli-odds-about = Show the exact probabilities that a bid is true and that it is exact, given the dice that you see.
cli-odds-dice = total number of dice on the table, including yours
cli-odds-hand = your own dice, as a row of faces (default: none)
cli-odds-bid = bid, as quantity x face; aces are face 1
cli-odds-bids = bids so far, such as "A 4x5, B 5x5", as evidence about the dice; --dice must then list the dice of each player from the first bidder on, such as 5,5,4, and the hand belongs to the next player
cli-odds-edition = rules of those bids: { $editions } (default: { $default })
cli-odds-palifico = a palifico round: aces are not wild
cli-odds-json = print one line of JSON instead
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"
cli-raises-about = Show which bids may follow each bid under an edition or house rules: as a table, a picture, or numbers for programs.
cli-raises-edition = rules: { $editions }
cli-raises-set = a house rule, such as raise=any-higher; may be repeated. For the settings: perudo rules
cli-raises-dice = number of dice at the start of the game, which is also the highest bid (default: { $default })
cli-raises-round = kind of round: { $kinds } (default: { $default })
cli-raises-chart = draw a picture into this file instead: .png or .svg
cli-raises-json = print the numbered tables as one line of JSON instead
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg
cli-verify-about = Recompute the dice of recorded games from the committed seeds, and show who signed the records (docs/fair-dice.md, docs/records.md). The exit status is 1 if anything does not match.
cli-verify-files = .perudo files that were played on a server; - reads standard input
cli-verify-key = require a signature with this key: its 64 hexadecimal digits, or a file that contains them, such as a server’s /.well-known/perudo.json
cli-verify-json = print one line of JSON per file instead
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Solve a two-player round, or a whole two-player game: its value, how far the strategy can be from optimal, and how to open. Ctrl-C stops and shows the results so far.
cli-solve-dice = dice of the opener and of the responder, such as 2,1; or 1,1,1: three players with one die each
cli-solve-edition = edition that defines the raises: { $editions } (default: { $default })
cli-solve-raise = kind of raise, instead of the edition’s
cli-solve-faces = faces of a die, 2 to 6 (default: 6)
cli-solve-aces = wild: as usual; plain: an ordinary face; silent: wild, and never bid; top: instead of aces, the highest face is wild
cli-solve-locked = a palifico round
cli-solve-iterations = maximum number of iterations
cli-solve-gap = stop at this precision (default without other limits: { $default })
cli-solve-seconds = time limit in seconds
cli-solve-checkpoint = file in which to save the progress, and from which to resume if it exists
cli-solve-export = file for the whole strategy, with the probability of each move for each hand and bid sequence: .json or .csv
cli-solve-method = learning method
cli-solve-processes = number of processes; with --ray, number of workers (default: one per processor)
cli-solve-ray = use the Ray cluster at this address (default: RAY_ADDRESS, or a cluster on this machine, which is started if necessary)
cli-solve-json = print one line of JSON instead
cli-solve-game = solve a whole two-player game under this edition: the chances of winning, for all numbers of dice
cli-solve-set = a house rule, such as calza=true or dice=2; may be repeated
cli-solve-largest = solve rounds with up to this many dice (default: 4 with one-axis raises, otherwise 3; one less with calza)
cli-solve-recall = if a round is too large to solve, let both players remember only this many bids (default in a whole game: as many as fit into memory); 0 leaves such rounds out
cli-solve-chart = draw a picture into this file: .png or .svg
cli-solve-examples =
    perudo solve --dice 2,1
    perudo solve --dice 1,1 --faces 6 --raise any-higher --aces top --json
    perudo solve --dice 2,1 --export strategy.json
    perudo solve --dice 5,5 --locked --seconds 60
    perudo solve --dice 3,2 --processes 4 --checkpoint work.npz
    perudo solve --game bga --chart bga.svg
    perudo solve --dice 5,5 --recall 2
cli-probe-about = Show how to play a two-player position, from the shipped tables or a saved solution: the probability of each move, and its value (docs/solving.md, docs/positions.md).
cli-probe-position = position, as one line in quotes (docs/positions.md)
cli-probe-dice = instead of a position, the dice of the opener and of the responder, such as 2,1
cli-probe-hand = dice of the player to act, as a row of faces
cli-probe-bids = bids so far, such as 1x5,2x5 (default: none)
cli-probe-edition = rules: { $editions } (default: { $default })
cli-probe-palifico = a palifico round
cli-probe-solution = file saved by perudo solve --checkpoint, instead of the shipped tables
cli-probe-json = print one line of JSON instead
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json
cli-arena-about = Play matches between bots, with the same dice for every seating, so that skill decides, not luck. Shows each bot’s share of the wins with its 95% interval, and a rating. Ctrl-C stops and shows the results so far.
cli-arena-bots = built-in bots (perudo bots), FILE.py:CLASS, MODULE:CLASS, or a program in quotes, such as "node mybot.js" (docs/bots.md); a bot named twice has two seats
cli-arena-games = number of games, rounded up so that each deal is played with every seating (default: { $default })
cli-arena-players = players at a table (default: one per bot). With fewer bots, some have two seats; with more, they take turns
cli-arena-edition = edition or preset: { $editions } (default: { $every }, without and with calza)
cli-arena-set = { cli-play-set }
cli-arena-calza = only with calza
cli-arena-seconds = how long a bot may think about a move, in seconds; a bot that takes longer forfeits the game (default: { $default })
cli-arena-seed = { cli-play-seed } (default: 1, or a random seed with external bots)
cli-arena-jobs = number of processes or, with --ray, of processors (default: all)
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Compute how much a bot loses per round to an opponent who knows its strategy and plays a best response. Exact for small two-player rounds; otherwise a lower bound from simulated rounds, with its 95% interval. With --games, the share of whole games that such an opponent wins.
cli-exploit-bot = a built-in bot (perudo bots), FILE.py:CLASS, MODULE:CLASS, or a program in quotes (docs/bots.md); its code runs in this process, so you must trust it
cli-exploit-dice = dice of the opener and of each player after it, such as 2,1 or 3,3,3
cli-exploit-games = play this many whole games against an opponent who has a copy of the bot, and print that opponent’s share of the wins
cli-exploit-players = players in these games: this opponent, and the bot in every other chair (default: 2)
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = how many dice above the total the opponent may bid (default: 0)
cli-exploit-seconds = how long to simulate rounds that are too large for an exact result (default: { $default })
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
    perudo exploit reader --games 100 --edition kozak
cli-bots-about = List the built-in bots, from weak to strong.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json
cli-connect-about = Connect your own bot to a table whose host allows bots (docs/bots.md). Ctrl-C stops.
cli-connect-url = the table’s link
cli-connect-bot = the bot: FILE.py:CLASS, MODULE:CLASS, a program in quotes, or a built-in one
cli-connect-name = name of the bot at the table
cli-connect-games = leave after this many games
cli-connect-token = file that stores the bot’s identity, so that it can return to its seat
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R
cli-rules-about = Show the rules by edition. For two or more editions: their differences. For one edition: its rules in sentences.
cli-rules-editions = { $editions } (default: all)
cli-rules-markdown = print everything as a Markdown page
cli-rules-json = print settings and sources as one line of JSON instead
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Print a script that lets your shell complete commands, flags and file names. It needs one more package: pip install shtab.
cli-completion-shell = your shell
cli-completion-examples =
    perudo completion bash
# Placeholders for values in usage lines.
cli-metavar-language = LANGUAGE
cli-metavar-edition = EDITION
cli-metavar-set = SETTING=VALUE
cli-metavar-round = ROUND
cli-metavar-number = N
cli-metavar-days = DAYS
cli-metavar-archive = ARCHIVE
cli-metavar-site = SITE
cli-metavar-level = LEVEL
cli-metavar-name = NAME
cli-metavar-person = PERSON
cli-metavar-reason = REASON
cli-metavar-report = REPORT
cli-metavar-tournament = CODE
cli-metavar-host = HOST
cli-metavar-host-port = HOST:PORT
cli-metavar-port = PORT
cli-metavar-file = FILE
cli-metavar-key = KEY
cli-metavar-factor = X
cli-metavar-dice = N,N
cli-metavar-url = URL
cli-metavar-hand = FACES
cli-metavar-address = ADDRESS
cli-metavar-bid = QxF
cli-metavar-bids = QxF,QxF
cli-metavar-position = POSITION
cli-metavar-bot = BOT
error-language-unknown = The language “{ $language }” is not available. The languages are: { $allowed }.
error-not-a-number = “{ $given }” is not a whole number from { $least } to { $most }.
error-not-an-integer = “{ $given }” is not a whole number.
error-not-a-pace = “{ $given }” is not a number from { $least } to { $most }.
error-not-an-address = “{ $given }” is neither an IP address, such as 127.0.0.1, nor a network, such as 10.0.0.0/8.
error-not-a-setting = “{ $given }” does not have the form SETTING=VALUE, such as calza=true.
error-not-a-hand = “{ $given }” is not a row of faces from 1 to 6, such as 22156.
error-not-a-public-key = “{ $given }” is neither a server’s key nor a file that contains one. A key has 64 hexadecimal digits; a server publishes its own at /.well-known/perudo.json
error-not-a-bid = “{ $given }” is not a bid such as 7x2: a quantity, x, and a face from 1 to 6.
error-hand-too-large = The hand has { $hand } dice, but there are only { $dice } on the table.
error-odds-dice-each = With --bids, list the dice of each player, such as --dice 5,5,4.
error-odds-order = “{ $name }” can’t have made this bid: players bid in turn, in the order in which --dice lists their dice.
error-probe-nothing = Give a POSITION, or --dice and --hand.
error-probe-hand = The hand has { $hand } dice, but the player to act has { $dice }.
error-probe-not-to-act = In this position nobody whose dice are visible is to act.
error-probe-not-two = More than two players have dice, but only two-player rounds are solved.
error-probe-calza = Calza is allowed here, but rounds with calza are not solved.
error-probe-hidden-dice = The opponent’s number of dice is hidden. If you have counted, add it to the position, such as ?2.
error-probe-hidden-veteran = It is unknown whether the opponent was palifico before and so may change the face. If so, add a v to the position, such as ?1v.
error-probe-not-solved = Perudo ships no table for this round. Solve it with perudo solve --checkpoint FILE, and look it up with --solution FILE.
error-probe-off-the-line = Neither player would reach this position by following the table, so it has no answer.
error-strategy-name = The name of a strategy file must end with { $allowed }, but { $file } does not.
error-strategy-line = In this round { $bid } is illegal at its place in { $bids }.
error-strategy-hand = “{ $hand }” is not a hand of the player to act, who has { $dice } dice.
error-output = The output can’t be written: { $why }
error-not-positive = “{ $given }” is not a number above zero, such as 0.001.
error-not-players-dice = “{ $given }” does not list the dice of 2 to { $players } players, 1 to { $most } each, such as 2,1.
error-not-two-players = “{ $given }” does not list the dice of two players, 1 to { $most } each, such as 2,1.
error-solver-too-large = It takes { $needed } GiB of memory to solve this round, but only { $there } GiB are free. An estimate takes less: --recall 2.
error-forgetful-too-large = This takes { $needed } GiB of memory, but only { $there } GiB are free. Remembering fewer bids takes less: --recall.
error-options-together = { $one } can’t be combined with { $other }.
error-options-needed = Give { $one } or { $other }.
error-solver-other-round = { $file } does not contain earlier work on this round.
error-solver-other-game = { $file } does not contain earlier work on this game.
error-solver-unwritten = The work can’t be saved to { $file }: { $why }.
error-solver-nothing = Choose what to solve: --dice for a round, --game for a game.
error-solver-no-calza = By these rules nobody may call calza when two players are left.
error-solver-three-dice = With more than two players, only 1,1,1 is solved: three players with one die each.
error-solver-three-calza = With calza, players can regain dice, so rounds for three are only solved without it.
error-worker-lost = A worker ended unexpectedly: its process was killed, or its machine is gone. With --checkpoint, work continues from the last save.
error-no-cluster = Could not join a Ray cluster: { $why }
error-few-processors = The cluster has { $there } processors, but { $asked } workers were requested.
error-tablebase-damaged = This table of a solved round is damaged, or was made by another version.
error-study-too-large = This round has { $lines } bid sequences, and the limit is { $most }.
error-study-calza = The exploitability can’t be computed if bidders may call calza on their own bids or, for simulated rounds, if calza is allowed at all.
error-study-illegal = The player made an illegal move: { $word }.
error-arena-alone = Name at least two bots, such as: perudo arena odds beginner
error-bot-unknown = Unknown bot: “{ $given }”. The built-in bots are { $allowed }; name your own as FILE.py:CLASS, MODULE:CLASS, or as a program in quotes (docs/bots.md).
error-bot-meant = Unknown bot: “{ $given }”. Did you mean { $meant }?
error-bot-no-file = The file { $file } was not found.
error-bot-no-module = The module { $module } was not found.
error-bot-broken = { $place } can’t be loaded: { $why }
error-bot-no-class = { $given } has no class { $name }.
error-bot-no-bot = { $given } is not a bot: it must be a class derived from perudo.bots.Bot.
error-bot-abstract = { $given } is incomplete: it has no { $methods }.
error-bot-no-program = The program { $program } was not found.
error-bot-silent = { $given } does not say hello: { $why }
error-bot-failed = { $name } can’t continue: { $why }
error-bot-no-link = “{ $given }” is not a link to a table, such as http://localhost:8000/t/ABCDEF.
error-not-a-server = “{ $given }” is not the address of a server, such as https://perudo.example.org.
error-bot-no-server = { $server } can’t be reached: { $why }
error-bot-token = The bot’s identity can’t be stored in { $file }: { $why }
error-bot-token-unknown = The server does not recognise the bot’s token. With another file for --token, or without one, it connects as a new bot.

## Chances

odds-bid = { bid }, of { dice-count } on the table
odds-bid-palifico = { bid } in a palifico round, of { dice-count } on the table
odds-hand = You see { $hand }; { $matching ->
    [0] none of them match
    [one] one of them matches
   *[other] { $matching } of them match
}.
odds-no-hand = You see none of them.
odds-true = true
odds-exact = exact
odds-by-dice = by the dice alone
odds-after-bids = after the bids
odds-reader = Given the bids, as the bot “{ $reader }” reads them. This is an estimate for typical players.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# Chances that are not quite 0 or 1, but would be rounded to it.
odds-nearly-none = <0.01%
odds-nearly-certain = >99.99%
odds-fraction = ({ $numerator }/{ $denominator })
raises-title = Raises in { $edition }: { $kind ->
    [palifico] a palifico round
    [veteran] a palifico round, for a veteran who may change the face
   *[ordinary] an ordinary round
    }, { $dice ->
    [1] one die
   *[other] { $dice } dice
    }
raises-how = Rows: the current bid. Columns: for each face, the quantities that may follow it. 4+ means four or more; 1 means aces.
raises-opening = opening
raises-standing = current bid
raises-followers = bid that may follow
raises-face = face
odds-same-face = The same face:
odds-same-quantity = The same quantity:

## Solved rounds of two players

solve-round = Dice: { $first } for the opener, { $second } for the responder
solve-value = The opener’s value, from -1 to 1: { $value } (between { $low } and { $high })
solve-estimate = The opener’s value, from -1 to 1: about { $value }; this is an estimate
solve-sure = Proven interval: { $low } to { $high }
solve-remembered = Bids that both players remember: { $remembered }
solve-wins = So the opener wins { $chance } of such rounds.
solve-calza = Calza is allowed: a die won back is a point for the caller, and a lost die is a point for the opponent.
solve-three = { $edition }: each player’s chance of winning the game, with three players left who have one die each
solve-three-chances = { $first } for the opener, { $second } for the next player, { $third } for the last
solve-three-gain = No player gains more than { $gain } of a game by deviating alone, so this is an approximate equilibrium.
solve-three-promise = There is no further guarantee: two players who deviate together may gain more, and another equilibrium may have other win probabilities.
solve-exploitability = Exploitability: { $exploitability }
solve-exploitability-least = Exploitability: at least { $exploitability }
solve-effort = Iterations: { $iterations }; seconds: { $seconds }
solve-openings = How to open, given the opener’s dice:
solve-openings-all = How to open, over all hands:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) }%
solve-progress = Iterations: { $iterations }; seconds: { $seconds }; the value is known to within { $width }
solve-progress-estimate = Iterations: { $iterations }; seconds: { $seconds }; a responder with the same memory can still gain { $gain }
solve-progress-three = Iterations: { $iterations }; seconds: { $seconds }; a player who deviates alone can still gain { $gain }
solve-progress-preparing = Preparing the abstraction.
solve-progress-judging = Computing best responses to the strategies.
solve-least = This takes at least { $seconds } seconds: to prepare, for one iteration, and to evaluate it.
probe-mix = How to go on: { $mix }
probe-value = Expected value for the player to act, from -1 (the round is lost) to 1: { $value }
probe-table = From a table that ships with Perudo.
probe-kept = From the solution in { $file }.
exploit-opening = Loss per round as the opener: { $loss }
exploit-answering = Loss per round as the responder: { $loss }
exploit-estimated = Some move probabilities could not be computed and were estimated from { $times } samples; so these figures are estimates.
exploit-gain = Dice per round that an opponent who looks one move ahead gains: { $gain } ({ $low } to { $high } in 95% of cases; deals: { $deals }). A best response gains at least as much.
exploit-share = A responder with a copy of the bot wins { $share }% of the games ({ $low } to { $high } in 95% of cases; games: { $games }). An equal share is { $fair }%.
exploit-progress = Done: { $percent }%
arena-title = Games: { $games }, of { $players } each. An equal share is { $fair }.
arena-played = Played by: { $editions }; { $calza ->
        [on] with calza
        [off] without calza
       *[both] with calza and without
    }.
arena-left-out = Left out, because they do not allow { $players } players: { $editions }.
arena-seed = The dice were random, because an external bot plays. To repeat these games, use --seed { $seed }
arena-bot = bot
arena-share = share
arena-interval = 95%
arena-times = times its share
arena-rating = rating
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, games forfeited: { $count }; { $why ->
        [error] it raised an exception
        [illegal] it made an illegal move
        [slow] it took too long
       *[died] its process ended
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, where nothing stood: { $reason }
       *[other] { $word }, where { $standing } stood: { $reason }
    }
bot-waits = Waiting at table { $table } until the host allows bots and a chair is free.
bot-sits = Let in: the bot sits down.
bot-offline = { page-lost-here }
bot-begins = A game begins.
bot-won = It has won.
bot-lost = It has lost.
solve-match = { $edition }: the opener’s chance of winning the game when two players are left
solve-match-rows = Rows: the opener’s dice. Columns: the opponent’s dice.
solve-match-palifico = If the opener is palifico:
solve-match-palifico-row = palifico
solve-match-unsolved = –: depends on rounds with more than { $most } dice, which are not solved.
solve-match-estimated = ≈: an estimate. Rounds with more than { $most } dice are not solved. In these, both players remember only the last few bids.
solve-match-least = The exploitability in the worst of these rounds is at least { $exploitability }.
solve-match-mine = the opener’s dice
solve-match-theirs = dice of the other
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
solve-match-rounds = Rounds: { $done } of { $many }
solve-match-sweeps = Passes over all positions: { $done } of { $many } at most
solve-match-unfinished = Interrupted. The results so far are valid; with --checkpoint you can continue from here.

## Reports of rules

rules-editions = Editions
rules-settings = Settings that differ between editions
rules-same = These editions have the same rules.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Setting
rules-rule = Rule
rules-note-dash = A dash means that the booklet does not state the rule.
rules-note-house = Each row of the table is a setting that a host can change. For example, calza is off in every edition until someone turns it on: perudo play --set calza=true
rules-presets = Names for rules that come in no box:
rules-page-title = The rules of Perudo, edition by edition
rules-page-made = This page is made by "perudo rules --markdown". Change src/perudo/core/editions.py or the words in src/perudo/locales, then run "make generate".

## Play in the terminal

play-guest = Guest
play-help-hint = Type a bid as quantity and { word-face }, such as 7 4, or dudo. Type help for more.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = No round has been played yet.
play-ask-open = You open. Your bid:{" "}
play-ask-turn = Your move on { bid }:{" "}
play-ask-calza = Calza on { bid }? Enter lets it stand:{" "}
play-ask-calza-own = Calza on your own { bid }? Enter lets it stand:{" "}
play-ask-out = You are eliminated. Press Enter to watch the rest, or type skip to go to the end:{" "}
play-ask-quit = Leave the game? yes or no:{" "}
play-left = You have left the table. Until next time.
play-recorded = The game was written to { $file }.
play-not-understood = That is not a move. Type a bid such as 7 4, or dudo, or help.
play-who-in = Still in: { $names }.
play-who-turn = To move: { $name }.
play-legal-face = { faces }: { $first ->
    [one] { $last ->
        [one] 1
       *[other] 1 to { $last }
    }
   *[other] { $first } to { $last }
}
play-odds = { bid }, of { dice-count }: true { $true }, exact { $exact }.
play-odds-how = To see how likely a bid is, type for example: odds 7 4
play-odds-hidden = Lost dice are hidden. Add how many dice you think there are, such as: odds { $quantity } { $face } 18
play-odds-dice = There can be { $least } to { $most } dice.
play-help =
    7 4      bid seven fours; 7x4 is the same; { word-aces } are { word-face } 1
    dudo     doubt the current bid; d is the same
    calza    claim that the bid is exact; c is the same
    dice     your own dice
    bids     what was bid in this round
    who      who is still in, and whose turn it is
    legal    what may be bid now
    odds 7 4 how likely seven fours are, from your own dice
    rules    the rules of this table
    why      why the bots moved as they did in the last round
    quit     leave
# Accepted inputs, separated by commas.
play-word-dudo = dudo, d
play-word-calza = calza, c
play-word-help = help, h, ?
play-word-dice = dice, hand
play-word-bids = bids, bid, b
play-word-who = who, w
play-word-legal = legal, l
play-word-odds = odds, o
play-word-rules = rules, r
play-word-why = why
play-word-quit = quit, q, exit
play-word-skip = skip, s
play-word-yes = yes, y
error-record-unwritten = The record can’t be written to { $file }: { $why }.

## Records

tell-players = Players: { $names }
tell-mid-game = The record begins in the middle of a game.
tell-round = Round { $round }
tell-hand = { $name } has { $dice }.
tell-stops-before-call = The record stops before the call. It is { $name }’s turn.
tell-stops = The record stops here. { $name } opens the next round.
tell-not-begun = The record stops before the first round.
tell-standard-input = standard input
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
# $what is one of the following sentences.
verify-round = { $file }, round { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] the dice follow from the committed seed. No player contributed to them.
        [one] the dice follow from the committed seed and the contribution of one player.
       *[other] the dice follow from the committed seed and the contributions of { $contributed } players.
    }
verify-unproven = the record does not say where these dice come from.
verify-contributions = there must be one contribution of 16 bytes, or none, for each seat.
verify-part = the record contains a contribution for a bot, or for a seat without dice, which can’t contribute.
verify-digests = a contribution does NOT match the digest that was submitted before.
verify-commitment = the seed is NOT the one that was committed to.
verify-opener = seed and contributions produce a DIFFERENT opener.
verify-dice = seed and contributions produce DIFFERENT dice than those that were played.
verify-withheld = seat { $seat } committed to a contribution but did not reveal it.
# $rounds and $faults are numbers.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: all fits, in the one round.
           *[other] { $file }: all fits, in all { $rounds } rounds.
        }
        [one] { $file }: one of { $rounds } rounds does NOT fit.
       *[other] { $file }: { $faults } of { $rounds } rounds do NOT fit.
    }
error-verify-nothing = { $file }: this record does not say where its dice come from, so there is nothing to verify. Records of games on a server do.
# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: no server has signed this record. Somebody may have changed names, moves and rules, removed rounds, or invented all of it: the dice alone can’t show that.
verify-signed = { $file }: signed by the key { $key }. Names, rules, moves and dice, and their order, are as the server with that key recorded them.
verify-unfit = { $file }: the signature with the key { $key } does NOT match this record. Something was changed, added or removed after it was signed, or the signature comes from another record.
verify-weak-key = { $file }: the signature proves NOTHING. The key { $key } is not a proper Ed25519 key: anybody can make a signature that matches it.
verify-key-wanted = { $file }: this is the key that you asked for.
verify-key-other = { $file }: this is NOT the key that you asked for.
verify-server = { $file }: the record names the server { $server }. Anyone can write that: get the key from its /.well-known/perudo.json, and pass it with --key.
verify-server-none = { $file }: the record does not say whose key that is. Get your server’s key from its /.well-known/perudo.json, and pass it with --key.
