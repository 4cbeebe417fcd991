# English. Every word that a person sees stands here, for the page and the terminal alike.
# Values in braces are filled in: $quantity and $count are whole numbers, $face is 1 (aces) to 6, names are names.
# $box is the edition that is played or told of, where a message is put in the words of that box. Messages word-... are
# such words: a language's own, which its other messages are made of.

# This language, as it calls itself.
language = English

## The words of the game

number = { $quantity ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
   *[other] { $quantity }
}
# What a one is called: the boxes of Asmodee, which print a bird for it, call it after that bird.
word-ace = { $box ->
    [asmodee-it] Paco
    [asmodee-fr] Paco
    [bga] Paco
   *[other] ace
}
word-an-ace = { $box ->
    [asmodee-it] a Paco
    [asmodee-fr] a Paco
    [bga] a Paco
   *[other] an ace
}
word-aces = { $box ->
    [asmodee-it] Pacos
    [asmodee-fr] Pacos
    [bga] Pacos
   *[other] aces
}
word-Aces = { $box ->
    [asmodee-it] Pacos
    [asmodee-fr] Pacos
    [bga] Pacos
   *[other] Aces
}
word-face = { $box ->
    [bga] value
   *[other] face
}
# A bid as people say it: seven fours, three aces.
bid = { $face ->
    [1] { number } { $quantity ->
        [one] { word-ace }
       *[other] { word-aces }
    }
    [2] { number } { $quantity ->
        [one] two
       *[other] twos
    }
    [3] { number } { $quantity ->
        [one] three
       *[other] threes
    }
    [4] { number } { $quantity ->
        [one] four
       *[other] fours
    }
    [5] { number } { $quantity ->
        [one] five
       *[other] fives
    }
   *[6] { number } { $quantity ->
        [one] six
       *[other] sixes
    }
}
face = { $face ->
    [1] { word-ace }
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
faces = { $face ->
    [1] { word-aces }
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
dice-count = { $count ->
    [one] one die
   *[other] { $count } dice
}
dudo = dudo
calza = calza
palifico = palifico
# A label, and what stands after it.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, Italian booklet
edition-asmodee-fr = Asmodee, French and Dutch booklet
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Friendly rules
preset-friendly-about = Everyone sees how many dice are left, and more dice may be bid of any face.
house-rules = house rules
house-rules-of = { $edition }, with house rules

## Settings: a name, and for each value one sentence that tells the rule at the table

setting-players = Players
setting-players-value = From { $fewest } to { $most } players.
setting-dice = Dice each
setting-dice-value = Everyone starts with { dice-count }.
setting-first_opener = First opener
setting-first_opener-random = Who opens the first round is drawn at random.
setting-first_opener-highest-roll = Everyone rolls one die; the highest opens the first round.
setting-raise = Raising
setting-raise-one-axis = Bid more dice of the same { word-face }, or the same number of a higher { word-face }.
setting-raise-any-higher = Bid more dice of any { word-face }, or the same number of a higher { word-face }.
setting-palifico = Palifico
setting-palifico-off = Palifico rounds are not played.
setting-palifico-each-time = Each time you drop to one die, you open a palifico round: { word-aces } are not wild and the { word-face } is locked.
setting-palifico-once = The first time you drop to one die, you open a palifico round: { word-aces } are not wild and the { word-face } is locked.
setting-palifico_with_two = Palifico with two left
setting-palifico_with_two-true = Palifico rounds are also played when only two players are left.
setting-palifico_with_two-false = When only two players are left, palifico rounds are not played.
setting-veteran_changes_face = Veterans in palifico
setting-veteran_changes_face-true = If you have one die and were palifico before, you may change the { word-face } in another player’s palifico round.
setting-veteran_changes_face-false = In a palifico round nobody may change the { word-face }.
setting-calza = Calza
setting-calza-true = You may call calza: the bid is exact.
setting-calza-false = Calza is not played.
setting-calza_callers = Who may call calza
setting-calza_callers-others-but-next = Anyone may call calza but the bidder and the player whose turn it is.
setting-calza_callers-all-but-bidder = Anyone may call calza but the bidder.
setting-calza_callers-all-but-next = Anyone may call calza but the player whose turn it is.
setting-calza_in_palifico = Calza in palifico
setting-calza_in_palifico-true = Calza may be called in a palifico round.
setting-calza_in_palifico-false = Calza may not be called in a palifico round.
setting-calza_with_two = Calza with two left
setting-calza_with_two-true = Calza may be called when only two players are left.
setting-calza_with_two-false = Calza may not be called when only two players are left.
setting-calza_wins = What calza wins
setting-calza_wins-die = A player who calls calza and is right takes back a lost die, up to the number that everyone started with.
setting-calza_wins-all-others-lose = When calza is right, everyone but the caller loses a die.
setting-lost_dice_visible = Lost dice
setting-lost_dice_visible-true = Everyone sees how many dice each player has left.
setting-lost_dice_visible-false = Lost dice are hidden: remember who has how many.
setting-reveal = Reveal
setting-reveal-at-once = All cups lift at once.
setting-reveal-from-caller = Cups lift one by one, from the caller round to the left.

# A short word for each value, for lists and tables.
value-players = { $fewest } to { $most }
value-dice = { $count }
value-first_opener-random = at random
value-first_opener-highest-roll = highest roll of one die
value-raise-one-axis = more of the same, or higher
value-raise-any-higher = more of any { word-face }, or higher
value-palifico-off = off
value-palifico-each-time = each time
value-palifico-once = once a game
value-calza_callers-others-but-next = all but the bidder and the next
value-calza_callers-all-but-bidder = all but the bidder
value-calza_callers-all-but-next = all but the next
value-palifico_with_two-true = played
value-palifico_with_two-false = an ordinary round
value-veteran_changes_face-true = may change the { word-face }
value-veteran_changes_face-false = held to the { word-face }
value-calza-true = played
value-calza-false = off
value-calza_in_palifico-true = allowed
value-calza_in_palifico-false = not allowed
value-calza_with_two-true = allowed
value-calza_with_two-false = not allowed
value-calza_wins-die = a lost die comes back
value-calza_wins-all-others-lose = all others lose a die
value-lost_dice_visible-true = visible
value-lost_dice_visible-false = hidden
value-reveal-at-once = all at once
value-reveal-from-caller = from the caller, to the left

## House bots

bot-beginner = Beginner
bot-beginner-about = Counts roughly and doubts early. Bid what you have, and let it doubt.
bot-gambler = Gambler
bot-gambler-about = Knows the odds but trusts to luck. Wait until it goes too far.
bot-odds = Odds
bot-odds-about = Plays the exact chances and believes nobody. Its bids reveal its dice.
bot-reader = Reader
bot-reader-about = Reads your dice from your bids, and knows endgames by heart. It believes bids: bluff.
bot-planner = Planner
bot-planner-about = Predicts the next player’s move, but assumes that everyone plays alike. Be unpredictable.
bot-master = Master
bot-master-about = Thinks ahead, and learns how each of you plays. Change your ways before it knows them.
bot-mixed = Mixed
bot-mixed-about = Of different levels, from weak to strong.
why-forced = I had only one legal move.
why-beginner-bid = { bid }: I expected about { NUMBER($expected, maximumFractionDigits: 1) } of them.
why-beginner-bluff = { bid }: I expected about { NUMBER($expected, maximumFractionDigits: 1) } of them, and bluffed a little.
why-beginner-dudo = { bid }: that seemed too many, I expected about { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: I expected about { NUMBER($expected, maximumFractionDigits: 1) }, and doubted it all the same.
why-beginner-calza = { bid }: just about what I expected.
why-gambler-bid = { bid }: { $percent }% likely, and I liked it.
why-gambler-dudo = { bid }: { $percent }% likely, and I trusted my luck.
why-calza = { bid }: { $percent }% likely to be exact, by all that I knew.
why-odds = { bid }: I had { $own } of them, so it was { $percent }% likely.
why-reader = { bid }: I had { $own } of them, and with what was bid it was { $percent }% likely.
why-ahead = { bid }: { $percent }% likely, and I gave { $name } a { $calls }% chance of doubting it.
why-ahead-you = { bid }: { $percent }% likely, and I gave you a { $calls }% chance of doubting it.
why-solved = I know this endgame by heart: this is the right move { $percent }% of the time.

## Why a word can't be said. One for each Reason in game.py

reason-game-over = The game is over.
reason-not-dealt = The dice have not been rolled yet.
reason-not-your-turn = It is not your turn.
reason-no-such-face = A die shows a number from 1 to 6.
reason-no-dice-bid = Bid at least one die.
reason-over-all-dice = That is more than all the dice that the game began with.
reason-aces-do-not-open = { word-Aces } may not open a round.
reason-not-higher = That is not higher than the standing bid.
reason-one-axis = Raise one thing at a time: more dice of the same { word-face }, or the same number of a higher { word-face }.
reason-fewer-than-half-in-aces = Going over to { word-aces } takes at least half the number, rounded up.
reason-fewer-than-twice-aces-plus-one = Leaving { word-aces } takes at least twice their number plus one.
reason-face-locked = In a palifico round the { word-face } is locked: only the number may grow.
reason-nothing-bid = Nothing has been bid yet.
reason-calza-off = Calza is not played at this table.
reason-calza-in-palifico = Calza may not be called in a palifico round.
reason-calza-with-two = Calza may not be called when only two players are left.
reason-calza-own-bid = You may not call calza on your own bid.
reason-calza-next-player = The player whose turn it is may not call calza.
reason-caller-without-dice = Only a player with dice may call calza.
reason-already-dealt = The dice of this round have been rolled already.
reason-hands-not-one-a-seat = There must be one hand of dice for each seat.
reason-wrong-number-of-dice = A hand does not have as many dice as its seat has left.
reason-opener-missing = The first round needs an opener.
reason-wrong-opener = Another seat opens this round.
reason-no-opening-roll = Nobody has to roll for the opening now.
reason-wrong-rollers = The opening roll is made by exactly those who still tie for it.

## Errors in the rules or the position asked for

error-edition-unknown = The edition “{ $edition }” is unknown. The editions are: { $allowed }.
error-setting-unknown = The setting “{ $setting }” is unknown. The settings are: { $allowed }.
error-setting-value = The setting “{ $setting }” has no value { $value }. It may be: { $allowed }.
error-players-count = These rules are for { $fewest } to { $most } players, not for { $seats }.
error-extra-missing = This needs packages that are not installed. Get them with: { $command }
error-picture-name = The name of a picture ends with { $allowed }, and { $file } does not.
error-picture-unwritten = { $file } could not be written: { $why }
error-bid-graph-faces = A die has { $fewest } to { $most } faces here.
error-raises-no-palifico = These rules have no palifico rounds.
error-raises-no-veteran = In these rules veterans may not change the face.
error-bid-graph-most = At least one die must be on the table.
error-position-dice = Each player has from 0 to { $most } dice left.
error-position-over = At least two players must have dice.
error-position-veterans = Veterans are seats from 1 to { $seats }.
error-position-palifico-dice = Seat { $seat } can’t be palifico: it does not have one die.
error-position-palifico-rules = Seat { $seat } can’t be palifico by these rules.
error-notation-short = A position has at least five parts: rules, round, cups, opener, and moves.
error-notation-long = A position has at most { $most } characters.
error-notation-part = “{ $given }” is not known here, or something is missing after it. These parts may follow the moves, in this order: rolls, seat, after.
error-notation-round = The round is a number from 1, and from 2 where one came before it.
error-notation-cups = A cup is written as its faces once dice are dealt, such as 33344; else as ? and how many dice, such as ?5, or ? alone where one may not know; or as - for a player who is out. A v follows for one who was palifico before.
error-notation-opener = The opener is a seat from 1 to { $seats } that has dice, with p after it in a palifico round; or - while nobody is known to open.
error-notation-words = Moves are bids with commas between them, such as 4x3,5x3, or - before the first bid; or what the game waits for: roll, deal, or over.
error-notation-rolls = An opening roll has a digit for each seat: the die, or 0 for one that does not roll.
error-notation-seat = The view’s seat is a number from 1 to { $seats }, or - for a spectator.
error-notation-after = The previous round is given by its cups, all open, its opener, and its moves, the call last: after 33344/12266 1 4x3,5x3,dudo or calza2.
error-notation-hidden = A game has the dice of every cup. A position with hidden dice is a view.
error-notation-own = Name the view’s seat, such as seat 3 at the end, with the dice under that cup; - is a spectator.
error-notation-unlike = This does not follow from the rest, by these rules.
error-notation-no-rules = This view came from a server and does not contain the rules, so it can’t be written as text.
notation-at = column { $column } (“{ $said }”)

## Round by round, for the page and the terminal. $name, $caller, $bidder, $loser are players' names

story-opens = { $name } opens.
story-opens-palifico = { $name } opens a palifico round: { word-aces } are not wild, and the { word-face } is locked.
story-opens-palifico-you = You open a palifico round: { word-aces } are not wild, and the { word-face } is locked.
story-bids = { $name }: { bid }.
story-bids-you = { page-you }: { bid }.
story-retracted = { $name } takes the bid back.
story-retracted-you = You take the bid back.
story-dudo = { $name }: dudo!
story-dudo-you = { page-you }: dudo!
story-calza = { $name }: calza!
story-calza-you = { page-you }: calza!
story-late-bid = { $name }’s time ran out: the table says { bid } for { $name }.
story-late-bid-you = Your time ran out: the table says { bid } for you.
story-late-dudo = { $name }’s time ran out: the table says dudo for { $name }.
story-late-dudo-you = Your time ran out: the table says dudo for you.
story-calza-void = { $name }’s calza is void: { $other } was to act, and spoke first.
story-calza-void-you = Your calza is void: { $other } was to act, and spoke first.
story-calza-void-other-you = { $name }’s calza is void: you were to act, and spoke first.
story-calza-nearer = { $other } sits nearer to { $bidder }’s left than { $name }, so { $other }’s calza is heard.
story-calza-nearer-you = { $other } sits nearer to { $bidder }’s left than you, so { $other }’s calza is heard.
story-calza-nearer-other-you = You sit nearer to { $bidder }’s left than { $name }, so your calza is heard.
story-calza-nearer-bidder-you = { $other } sits nearer to your left than { $name }, so { $other }’s calza is heard.
story-rolls = { $name } rolls { $face ->
    [1] { word-an-ace }
   *[other] a { face }
}.
story-rolls-you = You roll { $face ->
    [1] { word-an-ace }
   *[other] a { face }
}.
story-count = { $count ->
    [0] There is none: not one { face }.
   *[other] Counted: { $count }.
}
story-bid-stands = { $bidder }’s bid stands.
story-bid-stands-you = Your bid stands.
story-bid-falls = { $bidder }’s bid falls.
story-bid-falls-you = Your bid falls.
story-exact = Exactly right.
story-not-exact = Not exact.
story-loses = { $name } loses a die.
story-loses-you = You lose a die.
story-others-lose = Everyone but { $name } loses a die.
story-others-lose-you = Everyone but you loses a die.
story-gains = { $name } takes back a die.
story-gains-you = You take back a die.
story-gains-nothing = { $name } has all dice already, and gains the opening.
story-gains-nothing-you = You have all dice already, and gain the opening.
story-out = { $name } is out.
story-out-you = You are out.
story-wins = { $name } wins the game.
# What a table laughs about when a game is over. $chance is such as 4%.
fact-boldest = The boldest bid: { $name }, { bid }, { $chance } likely. { $fate ->
    [stood] And it was true!
    [fell] It was doubted.
   *[raised] Nobody doubted it.
}
fact-bluffs = Best bluffer: { $name }. Untrue bids that nobody doubted: { $count }.
fact-dudos = Best instinct: { $name }. Right dudos: { $right } of { $count }.
fact-calzas = Sharpest eye: { $name }. Right calzas: { $count }.
fact-luck = Luckiest: { $name }. { word-Aces } rolled: { $count }; about { $expected } were due.
fact-comeback = { $name } was down to one die, and won all the same.
fact-longest = Bids in the longest round: { $count }.
# What the words of a finished game were worth. $given, $chance, $alone and $read are such as 4%.
review = Review
review-chart = Chances to win, round by round
review-accuracy = Accuracy
review-start = Start
review-luck = Luck
review-own_errors = Lost by errors
review-others = Others
review-result = End
review-bluffs = Bluffs
review-right_doubts = Bluffs caught
review-missed_calls = Calls missed
review-only = Only choice
review-best = Best
review-good = Good
review-slip = Slip
review-mistake = Mistake
review-blunder = Blunder
review-gave = { $verdict }: { $given } lost. Better: { $best }.
review-likely = The bid before: { $alone } likely by the dice alone, { $read } after what was bid.
review-exact = Exact: { $chance }.
review-swing = It helps { $name } most: { $chance } more.
review-keys = Key moments
review-silence = pass
review-silent = { $name } says nothing
review-part = The record begins in mid-game. Earlier moves are not known.
review-about = Each decision is judged by what its player could know. Luck is what the dice gave, and averages zero. The rest is what the others did. Accuracy is 100 if every decision was the best; giving away a quarter of a die scores 50.

## Serving

serving-here = Perudo is being served at { $address }
serving-near = Others on your network find it at { $address }
serving-metrics = Prometheus metrics are served at { $address }
serving-no-network = This machine has no address on a local network; others can’t reach it.
serving-stop = Press Ctrl-C to stop. Games are saved, and resume at the next start.
serving-migrated = The data at { $place } came from an older Perudo and were migrated. Their backup is { $backup }
serving-key-made = Created a key at { $place }. The dice are derived from it: keep it secret, and keep it as long as the data.
serving-open-to-others = Warning: others on this machine may read { $place }, and with it hidden dice. Close it to them: { $command }
error-page-not-built = The page has not been built. Run: make play
error-no-docs = No site was found in { $place }. Build it with: make docs
error-port-taken = Can’t listen on { $host }, port { $port }: { $why }. Name another port with --port, or let --port 0 find a free one.
error-store-open = Can’t open the data at { $place }: { $why }. Name another place with --data.
error-store-damaged = The data at { $place } is damaged ({ $why }) and was left as it is. Bring a backup back: perudo restore BACKUP --data { $place } --replace
error-store-full = The disk at { $place } is full. Free some space, or choose another place with --data.
error-store-newer = The data at { $place } comes from a newer Perudo: its format is { $theirs }, this one reads up to { $ours }. It was left as it is. Bring Perudo up to date, or name another place with --data.
error-store-older = The data at { $place } have the older format { $theirs }; this version needs format { $ours }. Nothing was changed. To upgrade the data, run: { $command }
error-store-read = This table can’t be read ({ $why }). Nothing was changed. Try again later. The operator of this server can restore it from a backup.
error-store-read-only = Nothing can be written at { $place }: the file or its folder is read-only. Change that, or name another place with --data.
error-store-strange = { $place } does not contain Perudo’s data. Nothing was changed. Choose another place with --data.
error-store-foreign = The data at { $place } don’t have exactly the tables that Perudo makes ({ $what }), so somebody has altered them. They were left as they are. Bring back a backup that you trust: perudo restore BACKUP --data FILE --replace
error-store-write = This could not be stored ({ $why }), so it did not happen. Try again.
error-store-altered = Event { $seq } of table { $table } is missing or was altered, so the table can’t be continued. Nothing was changed. The operator of this server can restore it from a backup.
error-backup-elsewhere = Only SQLite files are backed up and restored here. For PostgreSQL use its own tools: pg_dump copies a running database, and psql or pg_restore brings it back.
error-backup-exists = { $place } is there already. Name a new file for the backup.
error-backup-failed = { $place } could not be written: { $why }. It is as it was before.
error-backup-nothing = No data was found at { $place }.
error-restore-exists = { $place } already contains data. With --replace the backup takes its place, and the old data is kept next to it.
error-restore-unsound = Not everything in the backup { $place } can be read, so nothing was restored. To see what is wrong: perudo check { $place }
error-key-nowhere = No key for the dice was found. All servers that share a database need the same key: name its file with --key, or set the variable PERUDO_KEY.
error-key-other = The data at { $place } belong to the key { $theirs }, but this server has the key { $ours }. All servers at the same data need the same key. Put the right one into the file that --key names, or into PERUDO_KEY. If it is lost for good, stop all servers and start one with --lost-key { $short }
error-key-missing = No key was found at { $place }, but the data need the key { $theirs }. Put that key there. If it is lost for good, start with --lost-key { $short } to make a new one: tables continue, but browsers are no longer recognised, and rounds in progress can’t be proven.
error-key-at-work = Other servers are at work on the data at { $place } with the key before. Nothing was changed. Stop them all first.
error-node-alone = --node-address is for several servers at one PostgreSQL database. Name that with --data, or leave --node-address out.
error-table-elsewhere = That table is at another server. Send the command to the socket /socket/{ $table }.
error-key-strange = { $place } does not hold a key of { $digits } hexadecimal digits. Put the right one there, or, to have a new one made, take the file away: rounds that are still played then can’t be proven.
error-key-unreadable = The key at { $place } can’t be read or made: { $why }. Name another file with --key.
error-store-held = Another Perudo is at work on the data at { $place }: process { $process }, since { $since }. Stop it first, or name another place with --data.
error-migrate-held = Servers are at work on the data at { $place }, and the new format is not for them. Nothing was changed. Stop them first.
error-check-table = Table { $table } can’t be read: { $why }
error-check-unsound = Not everything at { $place } can be read. Nothing was changed. Stop the server, and bring a backup back: perudo restore BACKUP --data { $place } --replace
error-archive-unreachable = Can’t reach { $place } in the archive: { $why }. Nothing was lost. Fix the cause, or try again later.
error-archive-missing = { $place } is missing in the archive. Bring it back from a copy of the archive; all other tables are as they were.
error-archive-altered = { $place } in the archive is not as it was written ({ $why }). Bring it back from a copy of the archive; all other tables are as they were.
error-archive-strange = “{ $place }” is not a valid archive. Name a folder, or s3://BUCKET/PREFIX.
error-table-away = Table { $table } is in an archive that can’t be read at present. Try again later. The operator of this server finds the reason in its log.
backup-made =
    { $tables ->
        [one] { $tables } table was copied to { $place }
       *[other] { $tables } tables were copied to { $place }
    }
restore-made =
    { $tables ->
        [one] { $tables } table was brought back to { $place }
       *[other] { $tables } tables were brought back to { $place }
    }
restore-kept = The old data is kept as { $place }
restore-no-key = The backup contains no key. The server needs the key of these data: put it next to them. If it is lost for good, the next start explains how to continue with a new one.
check-begins = Checking { $place }
check-so-far = So far: tables { $tables }, events { $events }
check-sound = Everything can be read. Tables: { $tables }, events: { $events }
check-passed = Tables in an archive that was not checked: { $tables }. Name it with --archive.
prune-so-far = Tables checked so far: { $tables }
prune-nothing = There is nothing to delete. Tables: { $tables }
prune-found = Tables to delete: { $old } of { $tables }. No game was finished there.
prune-extent = Last used from { $first } to { $last }; { $size } MB of events
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
migrate-found = The data at { $place } have format { $theirs }, and will be migrated to format { $ours }. Steps: { $steps }, all or none.
migrate-meanwhile = Servers may keep running. Update them afterwards, one after the other.
migrate-stopped = Stop all servers first: they can’t use the new format.
migrate-backup = Make sure that you have a backup: pg_dump copies the database.
migrate-ask = Go on? yes or no:{" "}
migrate-left = Nothing was changed.
migrate-step = Step { $step } of { $steps }
migrate-done = The data at { $place } are up to date now. Their format: { $format }

## Errors at a table

error-internal = Something went wrong here on the server. Nothing was changed; try again.
error-message-too-long = A message may have at most { $most } bytes.
error-message-unreadable = This message can’t be read: { $why }
error-no-cookie = The browser did not send its cookie. Load the page again, and allow cookies for it.
error-no-page = This page does not exist.
error-no-record = This table has no finished game.
error-table-unknown = Table { $table } was not found. Check the link, or open a table of your own.
error-table-full = Every chair is taken. You can watch.
error-chair-taken = Chair { $chair } is taken.
error-name-empty = Enter your name.
error-name-too-long = A name may have at most { $most } characters.
error-name-characters = Please use letters, digits and spaces in a name.
error-name-alike = This name looks too much like “{ $other }”. Please choose another.
error-not-seated = Sit down first.
error-host-only = Only the host can do that.
error-deputy-only = { $name } is the host of this table and may come back. Until then you can keep the game going, but not change the table.
error-host-person = Only somebody who sits here and is connected can become the host.
error-program-may-not = A program may look, sit down, play and stand up; this is for people.
error-programs-not-let = The host has not let programs sit down at this table.
error-people-play = People still play in this game.
error-remove-self = To leave your own chair, stand up.
error-again-waits = Wait for the others for { $count } more { $count ->
    [one] second
   *[other] seconds
} or ask the host to start.
error-remove-not = { $name } cannot be removed during a game.
error-muted = The host has muted you at this table.
error-table-locked = The host has locked this table: nobody new can sit down.
error-removed = The host has removed you from this table. You can watch, or open a table of your own.
error-seat-link = This link to a seat has been used, or is too old. Make a new one on the device that you play on.
error-seat-link-seated = You sit at this table already. A browser has one seat.
error-person-here = A bot can only take the seat of a person who is away.
error-person-waited-for = { $name } was here a moment ago. A bot can take the seat in { $count ->
    [one] one second
   *[other] { $count } seconds
}.
error-game-begun = The game has begun already.
error-game-not-over = The game is not over yet.
error-not-playing = The game has not begun.
error-cups-closed = It is too early, or too late, to ask why.
error-stale = Something else happened first. Look again, then repeat your move.
error-bid-stands = It is too late to take that bid back.
error-unpledged = Your contribution to the dice does not match the digest that you sent before, so it is rejected.
error-withheld = In this game you did not reveal a contribution to the dice, so you can’t contribute until the next game.

## What is played in all five editions, a sentence a rule

shared-goal = The last player with dice wins.
shared-roll = In each round everyone shakes their dice under a cup, all at once, and looks at their own only.
shared-bid = A bid is a number and a { word-face }, such as seven fours: at least that many dice show it, under all cups together.
shared-turn = Play goes to the left. The opener bids first; then each player raises the bid, or doubts it with dudo.
shared-jumps = The number in a raise may go up by more than one.
shared-in-turn = Only the player whose turn it is may call dudo.
shared-dudo = On dudo the cups lift, and the dice that match the bid are counted. If there are as many as were bid, or more, the doubter loses a die; else the bidder does.
shared-loser = The player who lost a die opens the next round.
shared-out = A player without dice is out.
shared-out-opens = If the loser is out, the next player to the left who has dice opens.
shared-aces = { $box ->
    [asmodee-it] Pacos, the faces with a toucan, are wild: they count as every face.
    [asmodee-fr] Pacos, the faces with a toucan, are wild: they count as every face.
    [bga] Pacos, the ones, are wild: they count as every value.
   *[other] Aces are wild: they count as every face.
}
shared-aces-open = { word-Aces } may be bid as well, but only a palifico may open a round with them.
shared-aces-alone = A bid of { word-aces } counts { word-aces } alone.
shared-to-aces = To go over to { word-aces }, bid at least half the standing number, rounded up: four { word-aces } over seven fours.
shared-from-aces = To leave { word-aces }, bid at least twice their number plus one, of any { word-face }: nine fives over four { word-aces }.
shared-fewer-dice = Only a bid of { word-aces } may lower the number of dice.
shared-cap = Nobody may bid more dice than the game began with.
shared-declared = A player who drops to one die must declare palifico. Here the table declares it for them.
shared-palifico = In a palifico round { word-aces } are not wild and may open. The { word-face } is locked: only the number may grow, except for veterans in some editions.
shared-aces-lowest = There { word-aces } are a { word-face } like the others, the lowest.
shared-calza = Calza, an optional rule, claims that the bid is exact, wild { word-aces } included. It is called before the next player moves. A caller who is wrong loses a die.
shared-calza-opens = Right or wrong, the caller of calza opens the next round.
shared-calza-nearest = Of two who call calza at once, the one nearest to the bidder’s left is heard.
shared-calza-late = If the player whose turn it is moves at the same moment, that move counts and the calza does not.
shared-shown-dice = An optional rule keeps lost dice in sight. Here it is the setting “Lost dice”.

## How slips and silences of the booklets are read; which of them, says perudo/booklets.py

reading-tie = Who ties in the opening roll rolls again. No edition says it.
reading-cap = No edition limits the quantity of a bid. Here the limit is the number of dice at the start of the game: everyone knows it, so it reveals nothing hidden.
reading-veteran = A veteran raises as in any round, so more dice of a lower face will do, and { word-aces } are the lowest. The others are then held to the new face.
reading-own-bid = Only the next player is kept from calza, so a bidder may call it on their own bid. That is odd, but it is what is written.
reading-all-dice = A player who still has all dice may call calza too. A right call then wins only the opening. No edition says so outright.
reading-again = It does not say once a game: a player who takes back a die by calza and drops to one again is palifico again.
reading-nearest = The two Asmodee booklets put differently whose calza counts if two players call it. We take both to mean the player nearest to the bidder’s left.
reading-this-opens = The Italian sentence on who opens after calza is vague. We follow the French one: the caller opens.
reading-unheard = Only the Asmodee booklets say which of two callers is heard, and whether the player in turn goes first. Here every edition is played their way.
reading-plus-one = The French rule for leaving { word-aces } does not say that their number is doubled. Its example and the Dutch text double it and add one, and so do we.
reading-french-value = The French text says that only a bid of { word-aces } may lower the face. The Italian and Dutch texts say the number of dice, and so it is played.
reading-dutch-palifico = The Dutch text could mean palifico once a game. The French and Italian ones mean each time, and so it is played.
reading-dutch-lost-dice = Only the Dutch text offers to keep lost dice in sight.
reading-example = One example mentions a bid of three where it had been four. That does not affect any rule.
reading-lifting = The rule, given twice, lifts the cups from the caller’s left; the demonstration begins with the caller. Read together: the caller first, then to the left.
reading-loser-out = Who opens when the loser is out is not said. As in the other editions, the next to the left does.
reading-sets = One set is for two to four players; two sets together are for up to eight.
reading-held = The text says that the others may not change the face of a palifico round. Its example holds everyone to it, including the player who opened.
reading-aces-once = The booklet says outright that each number of { word-aces } may be bid only once in a round. In every edition this follows from the raising rules.
reading-right-calza = Who opens after a right calza is not said. As in the other editions, the caller does.
reading-crimean-tatar = In the Crimean Tatar text the veteran’s example has its two bids the wrong way round, and the palifico example goes on to three fours, though the face is locked.
reading-polish = By the Polish text a wrong calza costs dice, by the four others one die. One it is.
reading-belarusian = The Belarusian text asks for ten after four aces; its rule and the other texts make it nine. It also speaks of six players and thirty dice, jumps to ten threes, leaves out a bid, and has a note in Crimean Tatar. Its list of contents adds a lid.
reading-russian = The Russian text mostly uses one word for a round and for the game; here a round is «круг» throughout. Its sentence on veterans has lost the word palifico.

## What is in each box, and what it tells of itself

box-asmodee-it = By Cosmo Fry and Alfredo Fernandini. Thirty dice, five in each of six colours, six cups in the same colours, a bag and the booklet. The box itself hides the lost dice.
box-asmodee-fr = By Cosmo Fry and Alfredo Fernandini, in French and Dutch. Thirty dice, five in each of six colours, six cups in the same colours, a lid that hides the lost dice, a bag and the booklet.
box-bga = Not a box, but the Asmodee game in Board Game Arena’s English version: thirty dice for six players, ten for two. The ace is called Paco, and is shown as a bird.
box-hasbro-1994 = Printed in France in 1994 by Kenner Parker. Thirty dice and six cups in six colours, a bag and a lid; a head stands for the ace. It says that the Incas were fond of the game in the 15th century, and names no author. These rules were found again and put online in 2008.
box-kozak = In five languages, from Ukrainian to Russian. Twenty dice, four cups and a cloth bag. The booklet recounts how Pizarro took Atahualpa prisoner in 1532, and the rumour that the captive taught him the game. It names translators and artists, but no author.

## The page

page-title = Perudo
page-title-turn = ● Your turn · Perudo
page-title-waits = { $name } to speak · Perudo
page-what = Liar’s dice: bid on everyone’s dice, call the bluff.
page-your-name = Your name
# Names for those who have not said theirs, one by one: creatures that everybody likes.
guest-names = Otter, Heron, Badger, Robin, Lynx, Falcon, Hedgehog, Squirrel, Puffin, Panther, Swallow, Marten, Owl, Dolphin, Wren, Tiger, Magpie, Koala, Raven, Walrus
page-edition = Rules
page-by-your-box = Play by your box
page-play-now = Play now
page-play-now-about = { $count ->
    [one] against a bot
   *[other] against { $count } bots
}
page-bots = Bots
page-bots-level = How well they play
page-bots-weaker = Weaker opponents
page-bots-stronger = Stronger opponents
page-with-friends = With friends
page-find-others = Find others
page-find-waits = { $name } is waiting
page-house-rules-none = Back to the printed rules
page-rules-linked = Your link brought these rules: { $edition }.
page-join = Join
page-join-go = Go to the table
page-code = Table code
page-how-to-play = How to play
page-open-tables = Open tables
page-no-open-tables = No table is open to everyone right now. Open one with friends, and list it.
page-going-on = Games in progress
page-gathers = players gathering
page-return = Return
page-played = Recent games
page-table-of = { $name }’s table
page-chairs-free = { $count ->
    [0] no chair is free
    [one] one chair is free
   *[other] { $count } chairs are free
}
page-begins-itself = begins as soon as { $count } people sit
page-to-front = Back to the start
page-language = Language
page-to-light = Light colours
page-to-dark = Dark colours
page-ace = Picture of the { word-ace }
page-ace-box = as the box has it
page-ace-sun = a sun
page-ace-bird = a bird
page-ace-head = a head
page-cup = My cup
page-cup-weave = Pattern of my cup
page-cup-weave-seat = as my seat
page-cup-weave-number = pattern { $number }
page-cup-clay = Clay of my cup
page-cup-clay-red = red
page-cup-clay-blue = blue
page-cup-clay-green = green
page-cup-clay-dark = dark
page-left-handed = Left-handed
page-bot-faces = Bots show how they feel
page-coach = Coach against bots
page-coach-says = The coach:
page-coloured-dice = Dice in colours
page-close = Close
page-dismiss = Dismiss
page-lost = No connection, trying again … Your seat is kept. Your moves are sent once the connection is back.
page-lost-said = No connection, trying again … Your move is waiting, and will be sent.
page-missed = While you were away
page-new = new
# Of a bid.
page-new-bid = new
page-loading = Going to the table …
page-broken = This page did not load
page-broken-text = Your connection may be gone for a moment.
page-nowhere = There is nothing here
page-nowhere-text = The address may be cut off, or mistyped.
page-no-table = No such table
page-error-unknown = The server refused this ({ $code }).

# Gathering at a table
page-sit-title = Take a chair
page-sit = Sit down
page-sit-here = Sit here
page-table-full = Every chair is taken. You can watch.
page-chairs = Chairs
page-chairs-number = Chairs
page-step-fewer = { $what }: one fewer
page-step-more = { $what }: one more
page-free-chair = Free chair
page-add-bot = Add a bot
page-fill-bots = Fill with bots
page-seat-bot = Add a bot at chair { $chair }
page-bot = Bot: { $level }
page-host = Host
page-away = away
# Before a time that runs down, as 0:17.
page-waited-for = time left to return:
page-chair-kept = A bot keeps this chair until they are back.
page-rename = Rename
page-save = Save
page-remove = Remove { $name }
page-lock-about = Nobody new can sit down. Players keep their seats.
page-lock = Lock the table
page-remove-not = Keep them
page-remove-playing = A bot plays on in their seat.
page-remove-about = They cannot sit down at this table again, unless you let them back in.
page-remove-title = Remove { $name }?
page-remove-button = Remove
page-make-host = Make host
page-make-host-title = Make { $name } the host?
page-make-host-about = Only the new host can make you host again.
page-make-host-not = Stay host
page-unmute-for-all = Let them talk again
page-mute-for-all = Mute for everyone
page-people-none = Nobody else is here yet.
page-removals = Removed
page-readmit = Let back in
page-people = Players
page-invite = Invite friends
page-share-invite = Come and play Perudo with me:
page-invite-about = Anyone who opens this link can sit down. On a phone, scan the square.
page-invite-alone = This link works only on this computer.
page-invite-lan = To connect phones, start the server on the local network: make play LAN=1
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-qr = QR code of the link to this table
page-rules = Rules of this table
page-rules-here = Rules of this table
page-rules-of = Rules: { $edition }
page-rules-change = Change
page-rule-code = Rule code: { $code }
page-rule-code-about = Anyone who opens this link can play by the same rules, at a table of their own.
page-rule-code-link = Link to these rules
page-rules-done = Done
page-here = What these rules settle
page-watch-illustrated = Watch the illustrated round
page-house-rule = house rule
page-compare = Compare with the rules you know
page-compare-choose = Choose an edition
page-compare-here = Here:
page-compare-there = There:
page-compare-same = Both have the same rules.
page-example-may = may be bid
page-example-not = may not be bid. { $why }
page-example-seat = Seat { $seat }
page-example-stands = The bid stands.
page-example-falls = The bid falls.
page-example-opens = opens
page-example-lifts = lifts as number
page-house-rules = House rules
page-start = Start the game
page-seeking = Looking for others who want these rules. Once { $count } people are seated, the game starts by itself, and bots take the other chairs.
page-start-with-bots = Start with bots
page-start-waits = { $name } starts the game.
page-too-few = { $count ->
    [one] One more player is needed: a friend, or a bot.
   *[other] { $count } more players are needed: friends, or bots.
}

# How a table is kept, beside the rules
page-table-settings = Table settings
table-setting-clock = Clock
table-setting-clock-about = When time runs out, the table makes the safest legal move for you: dudo, or the lowest bid if you open. After two in a row a bot holds your seat until you are back.
table-setting-training_aid = Show the odds
table-setting-training_aid-true = Training aid: everyone is shown how likely each bid is, from their own dice.
table-setting-training_aid-false = Nobody is shown any odds.
table-setting-spectators_see_previous_round = Open cups for spectators
table-setting-spectators_see_previous_round-true = Spectators may look under every cup, one round late.
table-setting-spectators_see_previous_round-false = Spectators see nothing until the cups lift.
table-setting-eliminated_see_dice = Eliminated players see every cup
table-setting-eliminated_see_dice-true = Eliminated players may look under every cup straight away. They could pass on what they see.
table-setting-eliminated_see_dice-false = Eliminated players see nothing until the cups lift, unless only bots play on.
table-setting-speed = Pace
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
table-setting-chat = Talk
table-setting-chat-true = Players may write, say phrases and react.
table-setting-chat-false = Talk is off at this table.
table-setting-listed = Show in the list of open tables
table-setting-listed-true = Anyone may find this table on the front page.
table-setting-listed-false = Only people with the link can find this table.
table-setting-external_bots = Let programs sit down
table-setting-external_bots-true = People’s own programs may sit down. Their seats are marked.
table-setting-external_bots-false = Only people, and the bots that the host seats, sit here.
clock-none = No clock
clock-none-about = No clock: take your time.
clock-own = Another clock
clock-part-move = Seconds a move
clock-part-bank = Seconds in the bank
clock-part-increment = Seconds added
clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
# $move, $bank and $increment are such spans of time.
clock-move = Clock: { $move } a move
clock-bank = Clock: { $bank } each, for the whole game
clock-bank-increment = Clock: { $bank } each, and { $increment } more with each move
clock-move-and-bank = Clock: { $move } a move, then from a bank of { $bank }
clock-move-and-bank-increment = Clock: { $move } a move, then from a bank of { $bank } that grows by { $increment } a move
# Time that runs: $seconds has two figures.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# At the table
page-table = Table
page-menu = More
page-settings = Settings
page-alert-sound = Sound
page-alert-vibration = Vibration
page-alert-notices = Notify me when it is my turn
page-alert-refused = This browser does not let the page notify you. You can allow it in its settings for this site.
page-aid-chip = Odds
page-calza-window = { $name } may still speak first.
page-calza-window-you = You may still speak first.
page-calza-own = Your own bid: { calza } says that it is exact.
page-retract = Take it back
page-in-play = { dice-count } on the table
page-expected = Of { dice-count }, about { $expected } count as { faces }
page-last-seconds = Ten seconds are left.
page-what-now = What now
page-paused = The game is paused
page-paused-about = Clocks and bots stand still.
page-paused-blocked = With a clock, the game continues when everyone is here or has a bot playing for them.
page-go-on = Resume
page-pause-asked = { $names } { $count ->
    [one] asks
   *[other] ask
} for a pause.
page-pause-agree = Agree
page-pause-decline = Play on
page-pause-declined = The others would rather play on.
page-pause-waits = You ask for a pause. All who play have to agree.
page-hesitates = is taking a while
page-asks-pause = asks for a pause
page-pause = Ask for a pause
page-pause-not = Withdraw my request
page-round = Round { $round }
page-round-begins = Round { $round }.
page-opening = Opening roll
page-over = The game is over
page-place = Place { $place } of { $count }
page-order = Order of finish
page-facts = Highlights
page-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
}
page-leave = Leave the table
page-leave-title = Leave the table?
page-leave-playing = A bot plays on in your seat. Open the link again to take it back.
page-leave-gathering = Your chair becomes free.
page-leave-alone = Nobody else plays here: the game waits, and so does your seat, until you open the link again.
page-leave-out = You are out: the others play on without you.
page-left-alone = The game waits, and so does your seat.
page-left-people = Your seat waits for you. If you stay away, the others may let a bot play there until you are back.
page-left-clock = Your seat waits for you, but your clock runs on. After two timeouts a bot plays until you are back.
page-leave-yes = Leave
page-stay = Stay
page-hand-over = Play on another device
page-hand-over-about = Scan the square with the other device, or open the link there. It works once, for a few minutes. Keep it to yourself: anyone who opens it gets your seat.
page-hand-over-link = Link to your seat
page-hand-over-qr = QR code of the link to your seat
page-handed = You are playing on another device now. Here you watch.
page-locked = The host has locked this table. You can watch.
page-removed = The host has removed you from this table. You can watch, or open a table of your own.
page-history = Moves so far
page-told = What happens at the table
page-round-so-far = Bids of this round
page-you = You
page-your-dice = Your dice
page-hide-dice = Hide my dice
page-your-turn = Your turn
page-to-act = to act
story-opens-you = You open the round.
page-waits-for = It is { $name }’s turn.
page-rolling = Everyone rolls a die; the highest opens.
page-shaking = Shake, slam, peek.
page-palifico = Palifico
story-becomes-palifico = { $name } opens as palifico.
story-becomes-palifico-you = You open as palifico.
page-out = out
page-ready = ready
page-stand-in = stand-in
page-program = program
page-watching = You are watching. The cups stay closed to you until they lift.
page-you-are-out = You are out: place { $place } of { $count }. Well played!
page-see-cups = See all cups
page-faster = Faster
page-to-result = To the result
page-new-game = New game
page-you-watch = watching
page-watch-gathering = You are watching this table. Stay, and you see the game as it begins.
page-watch-over = Stay to watch the next game, or to sit down when people gather for it.
page-behind = One round behind
page-behind-open = Round { $round }, all cups open
page-behind-later = From the second round on you may look under all cups, one round behind.
page-is-away = { $name } is away.
page-let-bot-play = Let a bot play
page-let-bot-play-for = Let a bot play for { $name }
page-held-by-bot = A bot holds your seat.
page-take-back = Take it back

# The pad
page-pad = Your move
page-pad-faces = { $box ->
    [bga] Values
   *[other] Faces
}
page-face-from = { faces }, from { $quantity }
page-face-not = { faces }: not now. { $why }
page-quick = { $quantity }×
page-over-bid = over
page-how-many = How many { faces }?
page-quantities = { $first } to { $last }
page-likely = { $chance } likely
page-chance = { $percent }%
page-chance-least = <1%
page-chance-most = >99%
page-fewer = Fewer dice
page-more = More dice
page-bid = Bid { bid }
page-bid-likely = Bid { bid }, { $chance } likely
page-no-bid = No higher bid is possible
page-hold = hold
page-dudo-armed = Again: dudo!
page-calza-armed = Again: calza!

# Keys, and what may be asked at any time. $key is a key by the name that browsers give it.
page-keyboard = Keyboard
page-keys-characters = Letters and digits as shortcuts
page-keys-about = Tab reaches everything. Turned off, no letter, digit or question mark acts by itself: better if you dictate.
page-key = { $key ->
    [ArrowLeft] ←
    [ArrowUp] ↑
    [ArrowRight] →
    [ArrowDown] ↓
    [Backspace] Backspace
    [End] End
    [Enter] Enter
    [Home] Home
    [Space] Space
   *[other] { $key }
}
page-key-help = Show these shortcuts
page-key-face = Choose a { word-face }
page-key-range = Choose a range
page-key-bid = Make the chosen bid
page-key-dudo = Dudo: press twice
page-key-calza = Calza: press twice
page-key-onward = Skip the count; next round
page-ask = Ask the table
page-ask-about = Your screen reader reads the answer. Buttons for the same questions come last on the page.
page-ask-bid = The bid, and whose turn it is
page-ask-choices = My legal moves
page-ask-left = Dice left
page-ask-no-cup = You have no cup.
page-ask-lowest = Lowest bid: { bid }.
page-ask-aces = In { word-aces }: { bid }.
page-ask-dudo = You may say dudo.
page-ask-calza = You may say calza.

# The reveal
page-skip = Skip the count
page-tally = { $count } counted, { $quantity } bid
page-counted = { $count ->
    [0] There are no { faces }.
   *[other] Counted: { bid }.
}
page-die-lost = −1
page-die-gained = +1
page-verdict = Verdict
page-next-round = Next round
page-why = Why?
page-why-title = Why the bots made these moves
page-why-wait = One moment …
page-why-alone = The bot also used earlier rounds, and explains that when the game is over.
# Checking where the dice of a round came from: what a seed, a commitment and a part are is told in docs/fair-dice.md.
page-check = Check these dice
page-check-round = Dice of round { $round }
page-check-fair = All fits: none of these dice was chosen or changed after the server had committed itself.
page-check-unfair = This does NOT fit. Keep the record of this game, and show it to the others.
page-check-committed-yes = Seed and digests are those that the server had committed itself to before the dice were drawn: this browser saw it.
page-check-committed-no = Seed or digests are NOT those that the server had committed itself to: this browser saw others.
page-check-committed-unknown = The server’s seed matches the commitment shown here. This browser was not there to see it beforehand.
page-check-unfit = The server’s seed does NOT match the commitment shown here.
page-check-parts-yes = Each contribution matches the digest that was given before any was revealed.
page-check-parts-no = The contributions are INVALID: one is of a seat that can’t contribute, has the wrong length, or does not match its digest.
page-check-mine-yes = The dice include this browser’s contribution.
page-check-mine-no = The dice do NOT include this browser’s contribution, which was sent in time.
page-check-mine-late = The dice do not include this browser’s contribution, because it was not revealed in time.
page-check-mine-unknown = This browser did not contribute to these dice.
page-check-withheld = { $name } had committed to a contribution to these dice and did not reveal it, so one derived from the seed was used.
page-check-withheld-you = You had committed to a contribution to these dice and did not reveal it, so one derived from the seed was used.
page-check-dice-yes = Seed and contributions produce exactly the dice under the cups.
page-check-dice-no = Seed and contributions do NOT produce the dice under the cups.
page-check-opener-no = Seed and contributions produce a DIFFERENT opener, or different opening rolls.
page-check-limits = What such a check can’t show: that the operator of the server does not look under the cups.
page-check-seed = Seed
page-check-commitment = Commitment
page-check-digests = Digests of the contributions
page-check-no-digest = none
page-check-parts = Contributions to the dice
page-check-part-held = derived from the seed
page-waits-for-all = Waiting for { $names }
story-wins-you = You win the game!
page-again = Play again
page-again-change = Change the table
page-again-about = Same seats and rules. The game starts when everyone is ready.
page-again-away = { $count ->
    [one] { $names } is away: a bot plays there until they are back.
   *[other] { $names } are away: bots play there until they are back.
}
page-again-waits = The next game starts when all players are ready.
page-join-next = Join the game
page-next-gathers = The players are getting ready for another game.
page-next-watch = The next game has started.
page-next-began = The next game has started. A bot plays for you until you join.
page-again-without = Start without { $names }
page-again-ready = Ready: { $names }
page-download = Download the record
page-signed-none = No server has signed this record: names, moves and rules may have been changed, rounds left out, or all of it made up.
page-signed-here = This server signed this record: names, rules, moves and dice are as they were played here.
page-signed-other = Another server signed this record, with the key { $key }. To see whose key it is, and that nothing was changed, use: perudo verify
page-signed-unfit = The signature is NOT of this record: something was changed, added or left out after it was signed.

# Learning
page-learn-title = Learn to play · Perudo
page-learn-in-minutes = Learn in three minutes
page-learn-at = First game: { $at } of { $of }
page-learn-told = What the lesson says
page-learn-onward = Go on
page-learn-skip = Skip ahead
page-learn-over = The end of the lesson
page-learn-calza = Some tables also play calza: you say that a bid is exact. If it is, you take back a lost die; if not, you lose one.
page-learn-differs = The rules you chose ({ $edition }) differ from this lesson:
page-learn-loading = Laying the table …
page-learn-failed = The lesson could not be loaded. Try again when you are back online.
page-offline = No connection
page-offline-about = Your device may be offline, or the server is off. This page carries on by itself once it can. Meanwhile you can learn the game.
page-kept-out = The server can’t let you in
page-lost-here = No connection, trying again …
page-learn-offline = To play a whole game you need a connection. This page finds it by itself.

page-practice = Practise
page-practice-title = Practise · Perudo
page-practice-puzzles = Puzzles
page-practice-odds = Odds
page-practice-today = Today
page-practice-what = What would you do?
page-practice-likely = How likely, roughly?
page-practice-loading = Laying the table …
page-practice-failed = The puzzles could not be fetched. They wait for you here until the network is back.
page-practice-rating = You: { $mine }. This one: { $rating }.
page-practice-answer = The answer
page-practice-chances = Chance to win the game
page-practice-why-dudo = After all that was bid, dudo is right { $chance } of the time.
page-practice-why-bid = After these bids, “{ bid }” would be true { $chance } of the time. The next player’s reaction matters too.
page-practice-why-calza = It is likely enough that the bid is exact.
page-practice-next = Next
page-practice-streak = Days in a row: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = under { $chance }
page-practice-between = { $low } to { $high }
page-practice-over = over { $chance }
page-practice-right = Right!
page-practice-wrong = Not quite.
page-practice-exact = Exactly: { $chance }.

# The big screen
page-screen = Show on a big screen
page-screen-join = Join in
page-screen-scan = Scan the square, or open
page-screen-again = Play again from your seats.
page-screen-hide = Hide the code
page-screen-show = Show the code
page-screen-hidden = The code of this table is hidden.
page-screen-full = Full screen

# Replays
page-replay = Replay
page-replay-of = Replay: { $names }
page-replay-here = Replay this game
page-replay-last = Replay the last game
page-replay-loading = Fetching the game …
page-replay-none = No such game
page-replay-failed = The game did not load
page-replay-failed-text = Your connection may be gone for a moment.
page-try-again = Try again
page-replay-record = Replay a recorded game
page-docs = Documentation
page-replay-record-about = Drop a .perudo file here, or choose one. It is replayed by its rules, with all cups open. Nothing of it is kept.
page-replay-choose = Choose a file
page-replay-drop = Drop the file to replay it.
page-replay-paste = Or paste one here
page-type = Enter a game
page-type-about = From your own table: who bid what, and what was under the cups. This browser stores it until you begin a new one.
page-type-opens = Who opens round { $round }?
page-type-hands = What was under the cups?
page-type-rounds = To the rounds
page-type-undo = Undo
page-type-anew = Begin a new one
page-replay-sample = See an example
page-replay-reading = Reading { $file } …
page-first = To the beginning
page-back = Previous
page-play = Play
page-stop = Stop
page-on = Next
page-last = To the end
page-rounds = Rounds
page-round-loses = Round { $round }: { $name } loses a die
page-round-others-lose = Round { $round }: everyone but { $name } loses a die
page-round-gains = Round { $round }: { $name } takes back a die
page-round-out = Round { $round }: { $name } is out
page-round-exact = Round { $round }: exactly right
page-round-open = Round { $round }, not finished
# How likely a bid was for who saw only the dice of the player who made it.
page-own-chance = By the bidder’s own dice: { $chance } likely.
page-truth = { $count ->
    [0] Under all cups: not one { face }.
   *[other] Under all cups: { bid }.
}
page-decisive = Decisive moment
# Beside a replay, where two are left with few dice: how often each word should be said. $chance is such as 62%.
page-solved = Solved: the best moves, and how often to make them
page-solved-chance = With these dice { $name } wins this round { $chance } of the time, if both play so.
# Stands after what a player says, such as “Ana: two fours.”
page-solved-share = The solution says so { $chance } of the time.
page-solved-never = The solution never says so.
page-solved-nothing = The solution has no advice after a bid that it never makes.
page-solved-strayed = Earlier { $name } made a bid that the solution never makes. This is now the best answer to a player who otherwise follows it.
page-solved-what = What is this?
page-solved-about = This round is small enough to be solved completely. If you make each move this often, at random, no opponent can do better in the long run than to play the same way.
page-share = Share
page-share-game = Share this game
page-share-link = Link to this replay
page-share-alone = This link works only on this computer.
page-share-about = Anyone who opens this link can replay the game.
page-picture-save = Save the picture
page-picture-send = Send the picture
page-to-table = Back to the table

# Comings and goings, for screen readers
page-sat-down = { $name } sits down.
page-sat-down-you = You sit down.
page-stood-up = { $name } stands up.
page-stood-up-you = You leave your chair.
page-stand-in-came = A bot plays on for { $name }.
page-stand-in-came-you = A bot plays on for you.
page-came-back = { $name } is back.
page-came-back-you = You are back.
page-withheld = { $name } did not reveal a contribution to these dice, perhaps because the connection dropped. { $name } can’t contribute for the rest of this game (× { $count } at this table).
page-withheld-you = You did not reveal your contribution to these dice, perhaps because the connection dropped. You can’t contribute for the rest of this game (× { $count } at this table).

# Talk at the table
page-talk = Talk
page-talk-news = Talk: { $count ->
    [one] one new line
   *[other] { $count } new lines
}
page-talk-quiet = Nobody has said anything yet.
page-talk-seated = Only those who sit at the table can talk.
page-say = Say something
page-say-send = Say it
page-phrases = Phrases
page-reactions = Reactions
page-mute = Mute players
page-mute-one = Mute { $name }
page-unmute-one = Hear { $name } again
page-shake = Shake my cup
page-peek = Peek
# What is done, for a button; and what is seen, for who listens.
reaction-laugh-do = Laugh
reaction-gasp-do = Gasp
reaction-think-do = Ponder
reaction-clap-do = Clap
reaction-cry-do = Cry
reaction-cool-do = Stay cool

# Phrases that each listener reads in their own language, and faces to pull
phrase-hello = Hello, everyone!
phrase-good-luck = Good luck!
phrase-nice-bluff = Nice bluff!
phrase-well-played = Well played!
phrase-really = Really?
phrase-hurry = Take your time, but not all of it.
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
reaction-laugh = laughs
reaction-gasp = gasps
reaction-think = ponders
reaction-clap = claps
reaction-cry = cries
reaction-cool = stays cool

## The lesson. $seat is who is spoken of: 1 is the learner, 2 and 3 are bots with names of their own. $own is how many
## of the learner's dice count for the face; the other numbers are those of the bid or the count that is spoken of

lesson-name = { $seat ->
    [1] You
    [2] Killa
   *[3] Inti
}
lesson-so-many-aces = { $aces ->
    [1] one ace
    [2] two aces
    [3] three aces
   *[other] { $aces } aces
}
lesson-hold = { $own ->
    [0] You hold none of those.
    [1] You hold one of those.
    [2] You hold two of those.
   *[other] You hold { $own } of those.
}
lesson-cups = Welcome! Under all cups together lie { number } dice. You see your own; nobody else does. A whole game begins with more dice, but goes just like this.
lesson-bid = { lesson-name } opens: “{ bid }”. That is a claim about all the cups together, yours too: at least that many dice show that face.
lesson-raise = Your turn. Say more dice, of any face, or as many of a higher one. You hold { bid }: touch the face, then bid.
lesson-doubt = Now { bid }, says { lesson-name }. { lesson-hold } Doubt it: hold Dudo down, or touch it twice.
lesson-falls = Counted: { bid }, but { $claimed } were bid. Too few, so { lesson-name } loses a die. Had the bid been true, you would have lost one. The loser opens the next round.
lesson-aces = See { $ace ->
    [bird] the bird
    [head] the head
   *[sun] the sun
}? That is an ace, and aces are wild: each counts as every face. So with it you hold { bid } already.
lesson-ace-bid = { $more ->
    [one] One more
   *[other] { $more } more
} among the other { $others } dice: that is a fair guess. Raise to { bid }.
lesson-stands = { lesson-name } doubted you. Counted with the aces: { bid }, just as you said. A bid that is exactly right is true, so { lesson-name } loses a die.
lesson-to-aces = Over { bid }, { lesson-name } went over to aces. That takes only half as many, rounded up: { lesson-so-many-aces }. On a bid of aces, nothing but aces counts.
lesson-from-aces = Leaving aces takes twice their number and one more: { number }. With your aces you hold { bid }. Say so!
lesson-over = Now { bid }. Go over to aces: half of it, rounded up, is { lesson-so-many-aces }. You hold { $own }, and { lesson-name } spoke of aces.
lesson-aces-stand = { lesson-name } doubted you, and { bid } lie here: your bid stands. { $left ->
    [one] One die is left under that cup, and that makes the next round a special one.
   *[other] { $left } dice are left under that cup.
}
lesson-palifico = { lesson-name } is down to one die, and opens a palifico round. In it aces are not wild, and the face is locked. The bid: { bid }.
lesson-locked = Only the number may grow. You hold { bid }; your ace is no help now, but { lesson-name } may hold a { face }. Raise or doubt?
lesson-own-bid-stands = { lesson-name } doubted you. Counted: { bid }, as you said. That was { lesson-name }’s last die. The last one with dice wins the game.
lesson-own-bid-falls = Counted: { bid }, and you said { $claimed }. Too many, so a die of yours is gone. It happens to everyone! The last one with dice wins the game.
lesson-own-doubt-wrong = Counted: { bid }, and { $claimed } were enough. The bid was true, so a die of yours is gone. It happens to everyone! The last one with dice wins the game.
lesson-rather-bid = That is a legal move. But for this lesson, bid { bid }.
lesson-rather-dudo = That is a legal move. But for this lesson, doubt it: dudo.

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
# argparse fills in what begins with a percent sign.
cli-argument = %(argument_name)s: %(message)s
cli-required = Missing: %s.
cli-unrecognized = Unknown: %s.
cli-expected-one = It needs a value.
cli-expected-some = It needs at least one value.
cli-choice = %(value)s is not allowed; choose one of %(choices)s.
cli-no-command = Unknown command: %(parser_name)s. The commands are %(choices)s.
cli-explicit = It takes no value, but was given %r.
compiling = Getting compiled code ready: some seconds, the first time.
cli-error = perudo: { $why }
cli-see = { $why } See: { $command } --help

cli-play-about = Play against bots in the terminal, in plain lines.
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

cli-serve-about = Run a server to play on in a browser.
cli-serve-host = address to listen on (default: { $default }, this machine only)
cli-serve-port = port to listen on; 0 for any free one (default: { $default } if it is free)
cli-serve-lan = serve the local network, and show the address as a QR code
cli-serve-open = open a browser
cli-serve-data = SQLite file with all games, or URL of a PostgreSQL database (default: { $default })
cli-serve-key = file with the secret key of the dice (default: next to the SQLite file, or the variable PERUDO_KEY)
cli-serve-lost-key = replace a key that is lost for good: the short form of the old key, as shown by the refused start
cli-serve-wait-factor = factor for the time that bots think and cups stay open: 1 is human speed, less is faster
cli-serve-url = public address of this server behind a proxy
cli-serve-proxy = IP address or network of a trusted reverse proxy, such as 10.0.0.0/8, whose client addresses are believed (default: none)
cli-serve-metrics = serve Prometheus metrics at this port, on this machine only, or at an address such as 0.0.0.0:9100; 0 for any free port
cli-serve-node-address = address at which other nodes at the same PostgreSQL database reach this one (default: this machine’s)
cli-serve-docs = documentation to link to: a URL, or the folder built by `make docs`, which is served at /docs/
cli-serve-delete-after = days without activity after which tables without a finished game are deleted; 0 for never (default: { $default })
cli-serve-archive = archive for old tables with a finished game: a folder, or s3://BUCKET/PREFIX (default: they stay in the data)
cli-serve-archive-after = days without activity after which tables are archived; 0 for never (default: { $default })
cli-serve-examples =
    perudo serve --open
    perudo serve --lan --port 8080

cli-backup-about = Copy all data of a server to one file, even while it runs. The backup is consistent.
cli-backup-target = file to create
cli-backup-data = SQLite file to back up (default: { $default })
cli-backup-with-key = also copy the secret key of the dice; with it, the dice of rounds in progress can be computed
cli-backup-examples =
    perudo backup perudo-monday.db
    perudo backup --data /srv/perudo.db /mnt/backups/perudo-monday.db

cli-restore-about = Restore a backup to the place where a server finds its data. Stop the server first.
cli-restore-source = file made by perudo backup
cli-restore-data = SQLite file to restore (default: { $default })
cli-restore-replace = replace existing data, which is kept next to it
cli-restore-examples =
    perudo restore perudo-monday.db --data /srv/perudo.db
    perudo restore perudo-monday.db --replace

cli-check-about = Check that all data of a server can be read. Changes nothing, and works while the server runs. Exit status 1 if something can’t be read.
cli-check-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-check-archive = also check this archive: a folder, or s3://BUCKET/PREFIX
cli-check-examples =
    perudo check
    perudo check /srv/perudo.db

cli-prune-about = Delete old tables without a finished game. Shows first how many there are, and asks. A running server does this by itself; stop it first.
cli-prune-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-prune-delete-after = days without activity (default: { $default })
cli-prune-yes = don’t ask
cli-prune-examples =
    perudo prune --data /srv/perudo.db
    perudo prune --delete-after 90 --yes

cli-archive-about = Move old tables with a finished game from the data to compressed files, by month. A server with this archive still shows them, and play can continue there. Shows first how many there are, and asks. A server with --archive does this by itself; stop one with a SQLite file first.
cli-archive-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-archive-to = archive: a folder, or s3://BUCKET/PREFIX, configured by the variables AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL
cli-archive-archive-after = days without activity (default: { $default })
cli-archive-yes = don’t ask
cli-archive-examples =
    perudo archive --data /srv/perudo.db --to /mnt/archive
    perudo archive --to s3://games/perudo --archive-after 30 --yes

cli-migrate-about = Bring the data of an older version up to date. Shows first what has to be done, and keeps a copy of a SQLite file. For PostgreSQL it asks whether you have a backup. Does nothing if the data are up to date.
cli-migrate-data = SQLite file, or URL of a PostgreSQL database (default: { $default })
cli-migrate-yes = don’t ask
cli-migrate-examples =
    perudo migrate
    perudo migrate --data postgresql://perudo@db.example/perudo

cli-replay-about = Print recorded games in words. For an invalid record it prints the error on standard error, and the exit status is 1.
cli-replay-files = .perudo files; - reads standard input
cli-replay-json = print one line of JSON a file instead
cli-replay-examples =
    perudo replay kitchen-table.perudo
    perudo replay --json games/*.perudo

cli-review-about = Show the value of each decision of finished games: what it lost, given what the player could know, and what was luck.
cli-review-files = .perudo files; - reads standard input
cli-review-json = print one line of JSON a file instead
cli-review-examples =
    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

cli-odds-about = Show the exact chances that a bid is true, and that it is exact, given the dice you see.
cli-odds-dice = total number of dice on the table, including yours
cli-odds-hand = your own dice, as a row of faces (default: none)
cli-odds-bid = bid, as quantity x face; aces are face 1
cli-odds-bids = bids so far, such as "A 4x5, B 5x5", used as evidence about the dice; then --dice gives the dice of each player from the first bidder on, such as 5,5,4, and the hand is the next player’s
cli-odds-edition = rules of those bids: { $editions } (default: { $default })
cli-odds-palifico = a palifico round: aces are not wild
cli-odds-json = print one line of JSON instead
cli-odds-examples =
    perudo odds --dice 21 --hand 22156 --bid 7x2
    perudo odds --dice 8 --hand 4 --bid 2x4 --palifico
    perudo odds --dice 5,5,5 --hand 22156 --bids "A 4x5, B 5x5"

cli-raises-about = Show which bid may follow which, by an edition or house rules: as a table, a picture, or numbers for programs.
cli-raises-edition = rules: { $editions }
cli-raises-set = a house rule, such as raise=any-higher; may be repeated. For the settings: perudo rules
cli-raises-dice = number of dice at the start of the game, and the highest bid (default: { $default })
cli-raises-round = kind of round: { $kinds } (default: { $default })
cli-raises-chart = draw it into this file instead: .png or .svg
cli-raises-json = print the tables by number as one line of JSON instead
cli-raises-examples =
    perudo raises kozak --dice 10
    perudo raises hasbro-1994 --dice 20 --round veteran --chart raises.svg

cli-verify-about = Compute the dice of recorded games again from the committed seeds, and show who signed their records (docs/fair-dice.md, docs/records.md). Exit status 1 if anything does not match.
cli-verify-files = .perudo files that were played on a server; - reads standard input
cli-verify-key = require a signature by this key: its 64 hexadecimal digits, or a file with them, such as a server’s /.well-known/perudo.json
cli-verify-json = print one line of JSON a file instead
cli-verify-examples =
    perudo verify perudo-ABCDEF-1.perudo
cli-solve-about = Solve a round between two players, or a whole game: its value, how far the strategy can be from optimal, and how to open. Ctrl-C stops with the results so far.
cli-solve-dice = dice of the opener and of the other, such as 2,1; or 1,1,1: three players with one die each
cli-solve-edition = edition with the raises: { $editions } (default: { $default })
cli-solve-raise = rule of raising, instead of the edition’s
cli-solve-faces = faces of a die, 2 to 6 (default: 6)
cli-solve-aces = wild: as usual; plain: an ordinary face; silent: wild, and never bid; top: instead of aces, the highest face is wild
cli-solve-locked = a palifico round
cli-solve-iterations = maximum number of iterations
cli-solve-gap = stop at this precision (default without other limits: { $default })
cli-solve-seconds = time limit in seconds
cli-solve-checkpoint = file to save the progress in, and to continue from if it exists
cli-solve-export = file for the whole strategy, with the probability of each move for each hand and bids: .json or .csv
cli-solve-method = learning method
cli-solve-processes = number of processes; with --ray, number of workers (default: one per processor)
cli-solve-ray = use the Ray cluster at this address (default: RAY_ADDRESS, or one on this machine, which is started if necessary)
cli-solve-json = print one line of JSON instead
cli-solve-game = solve a whole game of two by this edition: the chances to win, from all numbers of dice
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
cli-probe-about = Show how to play a position of two, from the shipped tables or a saved solution: the probability of each move, and its value (docs/solving.md, docs/positions.md).
cli-probe-position = position, as one line in quotes (docs/positions.md)
cli-probe-dice = instead of a position, the dice of the opener and of the other, such as 2,1
cli-probe-hand = dice of the player to act, as a row of faces
cli-probe-bids = bids so far, such as 1x5,2x5 (default: none)
cli-probe-edition = rules: { $editions } (default: { $default })
cli-probe-palifico = a palifico round
cli-probe-solution = file of perudo solve --checkpoint, instead of the shipped tables
cli-probe-json = print one line of JSON instead
cli-probe-examples =
    perudo probe --dice 2,1 --hand 5 --bids 1x5
    perudo probe 'bga 4 25/?1 1 - seat 1' --json

cli-arena-about = Play matches between bots, with the same dice for every seating, so that skill decides and not luck. Shows each bot’s share of the wins with its 95% interval, and a rating. Ctrl-C stops with the results so far.
cli-arena-bots = built-in bots (perudo bots), FILE.py:CLASS, MODULE:CLASS, or a program in quotes, such as "node mybot.js" (docs/bots.md); a bot named twice has two seats
cli-arena-games = number of games, rounded up so that each deal is played with every seating (default: { $default })
cli-arena-players = players at a table (default: one per bot). With fewer bots, some have two seats; with more, they take turns
cli-arena-edition = edition or preset: { $editions } (default: { $every }, without and with calza)
cli-arena-set = { cli-play-set }
cli-arena-calza = only with calza
cli-arena-seconds = thinking time for a move in seconds, after which a bot forfeits the game (default: { $default })
cli-arena-seed = { cli-play-seed } (default: 1, or a random seed with external bots)
cli-arena-jobs = number of processes, or with --ray of processors (default: all)
cli-arena-ray = { cli-solve-ray }
cli-arena-chart = { cli-solve-chart }
cli-arena-json = { cli-solve-json }
cli-arena-examples =
    perudo arena odds beginner
    perudo arena mybot.py:MyBot odds --games 10000
    perudo arena reader odds odds odds --edition bga --calza --chart four.svg
    perudo arena "node mybot.js" reader --players 6 --json
cli-exploit-about = Compute how much a bot loses per round to an opponent who knows its strategy and plays a best response. Exact for small rounds of two; otherwise a lower bound from simulated rounds, with its 95% interval.
cli-exploit-bot = a built-in bot (perudo bots), FILE.py:CLASS, MODULE:CLASS, or a program in quotes (docs/bots.md); its code runs in this process, so you have to trust it
cli-exploit-dice = dice of the opener and of each next player, such as 2,1 or 3,3,3
cli-exploit-edition = { cli-solve-edition }
cli-exploit-set = { cli-play-set }
cli-exploit-palifico = { cli-solve-locked }
cli-exploit-overbid = by how many more dice than there are the opponent may bid (default: 0)
cli-exploit-seconds = how long to simulate rounds that are too large for an exact result (default: { $default })
cli-exploit-seed = { cli-play-seed }
cli-exploit-json = { cli-solve-json }
cli-exploit-examples =
    perudo exploit reader --dice 2,1
    perudo exploit mybot.py:MyBot --dice 1,1 --edition kozak --json
    perudo exploit odds --dice 3,3,3 --seconds 300
cli-bots-about = List the built-in bots, from weak to strong.
cli-bots-json = { cli-solve-json }
cli-bots-examples =
    perudo bots
    perudo bots --json

cli-connect-about = Let your own bot play at a server’s table whose host allows bots (docs/bots.md). Ctrl-C stops.
cli-connect-url = the table’s link
cli-connect-bot = the bot: FILE.py:CLASS, MODULE:CLASS, a program in quotes, or a built-in one
cli-connect-name = name of the bot at the table
cli-connect-games = leave after this many games
cli-connect-token = file that stores the bot’s identity, so that it can return to its seat
cli-connect-examples =
    perudo connect http://localhost:8000/t/ABCDEF --bot mybot.py:MyBot
    perudo connect https://a.example/t/ABCDEF --bot "node mybot.js" --name R

cli-rules-about = Show the rules by edition. Two or more editions: their differences. One edition: its rules in sentences.
cli-rules-editions = { $editions } (default: all)
cli-rules-markdown = print everything as a Markdown page
cli-rules-json = print settings and sources as one line of JSON instead
cli-rules-examples =
    perudo rules
    perudo rules kozak bga
    perudo rules hasbro-1994
cli-completion-about = Print a script for your shell that completes commands, flags and file names. It needs one more package: pip install shtab.
cli-completion-shell = your shell
cli-completion-examples =
    perudo completion bash

# What stands for a value in a usage line.
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

error-language-unknown = “{ $language }” is not spoken here. The languages are: { $allowed }.
error-not-a-number = “{ $given }” is not a whole number from { $least } to { $most }.
error-not-an-integer = “{ $given }” is not a whole number.
error-not-a-pace = “{ $given }” is not a number from { $least } to { $most }.
error-not-an-address = “{ $given }” is not an IP address, such as 127.0.0.1, nor a network, such as 10.0.0.0/8.
error-not-a-setting = “{ $given }” is not written as SETTING=VALUE, such as calza=true.
error-not-a-hand = “{ $given }” is not a row of faces from 1 to 6, such as 22156.
error-not-a-public-key = “{ $given }” is not a server’s key, nor a file with one. A key has 64 hexadecimal digits; a server publishes its own at /.well-known/perudo.json
error-not-a-bid = “{ $given }” is not a bid such as 7x2: a quantity, x, and a face from 1 to 6.
error-hand-too-large = The hand has { $hand } dice, but there are only { $dice } on the table.
error-odds-dice-each = With --bids, give the dice of each player, such as --dice 5,5,4.
error-odds-order = “{ $name }” can’t have bid there: players bid in turn, each where --dice has their dice.
error-probe-nothing = Name a POSITION, or give --dice and --hand.
error-probe-hand = The hand has { $hand } dice; who is to act has { $dice }.
error-probe-not-to-act = There is nobody here whose turn it is and whose dice are seen.
error-probe-not-two = More than two players have dice; only rounds of two are solved.
error-probe-calza = Calza may be called here: that is another round, and none of those is solved.
error-probe-hidden-dice = The other player’s number of dice is hidden. If you have counted, add it, such as ?2 in the position.
error-probe-hidden-veteran = It is unknown whether the other player was palifico before, and so may change the face. If so, add a v, such as ?1v in the position.
error-probe-not-solved = No table of such a round is shipped. Solve it with perudo solve --checkpoint FILE, and ask with --solution FILE.
error-probe-off-the-line = By the table neither player would have come here, so it has no answer.
error-strategy-name = The name of a strategy’s file ends with { $allowed }, and { $file } does not.
error-strategy-line = In this round { $bid } is illegal at its place in { $bids }.
error-strategy-hand = “{ $hand }” is not a hand of the player to act, who has { $dice } dice.
error-output = The output can’t be written: { $why }
error-not-positive = “{ $given }” is not a number above zero, such as 0.001.
error-not-players-dice = “{ $given }” is not the dice of 2 to { $players } players, 1 to { $most } each, such as 2,1.
error-not-two-players = “{ $given }” is not the dice of two players, 1 to { $most } each, such as 2,1.
error-solver-too-large = This round takes { $needed } GiB of memory to solve; here { $there } GiB are free. An estimate takes less: --recall 2.
error-forgetful-too-large = This takes { $needed } GiB of memory; here { $there } GiB are free. To remember fewer bids takes less: --recall.
error-options-together = { $one } does not go with { $other }.
error-solver-other-round = { $file } does not hold earlier work on this round.
error-solver-other-game = { $file } does not hold earlier work on this game.
error-solver-unwritten = The work can’t be kept in { $file }: { $why }.
error-solver-nothing = Choose what to solve: --dice for a round, --game for a game.
error-solver-no-calza = By these rules nobody may call calza with two players left.
error-solver-three-dice = Among more than two, only 1,1,1 is solved: three players with one die each.
error-solver-three-calza = With calza dice may come back, so among three only rounds without it are solved.
error-worker-lost = A worker ended in the middle of its work: its process was killed, or its machine is gone. With --checkpoint, work continues from the last save.
error-no-cluster = Could not join a Ray cluster: { $why }
error-few-processors = The cluster has { $there } processors; { $asked } workers were asked for.
error-tablebase-damaged = This table of a solved round is damaged, or of another version.
error-study-too-large = This round has { $lines } lines of bids; at most { $most } are walked.
error-study-calza = Rounds in which calza may be called so are not studied: a bidder on the own bid, or any where rounds are played.
error-study-illegal = The player made an illegal move: { $word }.
error-arena-alone = Name two bots at least, such as: perudo arena odds beginner
error-bot-unknown = Unknown bot: “{ $given }”. The built-in bots are { $allowed }; name your own as FILE.py:CLASS, MODULE:CLASS, or as a program in quotes (docs/bots.md).
error-bot-meant = Unknown bot: “{ $given }”. Did you mean { $meant }?
error-bot-no-file = The file { $file } was not found.
error-bot-no-module = The module { $module } was not found.
error-bot-broken = { $place } can’t be loaded: { $why }
error-bot-no-class = { $given } has no class { $name }.
error-bot-no-bot = { $given } is not a bot: it has to be a class derived from perudo.bots.Bot.
error-bot-abstract = { $given } is not finished: it has no { $methods }.
error-bot-no-program = The program { $program } was not found.
error-bot-silent = { $given } does not say hello: { $why }
error-bot-failed = { $name } can’t play on: { $why }
error-bot-no-link = “{ $given }” is not a link to a table, such as http://localhost:8000/t/ABCDEF.
error-not-a-server = “{ $given }” is not the address of a server, such as https://perudo.example.org.
error-bot-no-server = { $server } can’t be reached: { $why }
error-bot-token = Who the bot is can’t be kept in { $file }: { $why }
error-bot-token-unknown = The server does not know who the bot was. With another file for --token, or without it, it comes as a new one.

## Chances, as the terminal tells them

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
odds-reader = After the bids: as the bot “{ $reader }” reads them. An estimate, for players as they usually are.
odds-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# For chances that are not quite 0 or 1, but would be rounded to it.
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
raises-how = Rows: the standing bid. Columns: for each face, the quantities that may follow it. 4+ is four or more; 1 is an ace.
raises-opening = opening
raises-standing = standing bid
raises-followers = bid that may follow
raises-face = face

odds-same-face = The same face:
odds-same-quantity = The same quantity:

## Rounds between two, solved

solve-round = Dice: { $first } of the player who opens, { $second } of the other
solve-value = Value for the player who opens, from -1 to 1: { $value } (between { $low } and { $high })
solve-estimate = Value for the player who opens, from -1 to 1: about { $value }; this is an estimate
solve-sure = Proven interval: { $low } to { $high }
solve-remembered = Bids that both players remember: { $remembered }
solve-wins = So this player wins { $chance } of such rounds.
solve-calza = Calza may be called: a die that it wins is a point to its caller, as a die lost is one to the other.
solve-three = { $edition }: the chance of each to win the game, with three left who have one die each
solve-three-chances = { $first } for the player who opens, { $second } for the next, { $third } for the last
solve-three-gain = No player gains more than { $gain } of a game by deviating alone, so this is an approximate equilibrium.
solve-three-promise = There is no further guarantee: two players who deviate together may gain more, and another equilibrium may have other win probabilities.
solve-exploitability = Exploitability: { $exploitability }
solve-exploitability-least = Exploitability: at least { $exploitability }
solve-effort = Iterations: { $iterations }; seconds: { $seconds }
solve-openings = How to open, by one’s own dice:
solve-openings-all = How to open, over all hands:
solve-share = { NUMBER($percent, maximumFractionDigits: 0) }%
solve-progress = Iterations: { $iterations }; seconds: { $seconds }; the value is known to { $width }
solve-progress-estimate = Iterations: { $iterations }; seconds: { $seconds }; who remembers as much can still gain { $gain }
solve-progress-three = Iterations: { $iterations }; seconds: { $seconds }; who plays otherwise alone can still gain { $gain }
solve-progress-preparing = Preparing the abstraction.
solve-progress-judging = Working out the best answers to what was learned.
solve-least = This takes { $seconds } seconds at the least: to get ready, for one iteration, and to judge it.
probe-mix = How to go on: { $mix }
probe-value = What who is to act can expect, from -1, the round is lost, to 1: { $value }
probe-table = By a table that comes with Perudo.
probe-kept = By what is kept in { $file }.
exploit-opening = Loss per round as the opener: { $loss }
exploit-answering = Loss per round as the responder: { $loss }
exploit-estimated = Some move probabilities could not be computed and were estimated from { $times } samples; so these figures are estimates.
exploit-gain = Dice that who answers it well gains per round: { $gain } ({ $low } to { $high } in 95% of cases; deals: { $deals }). The best answer gains no less.
exploit-progress = Done: { $percent }%
arena-title = Games: { $games }, of { $players } each. An equal share is { $fair }.
arena-played = Played by: { $editions }; { $calza ->
        [on] with calza
        [off] without calza
       *[both] with calza and without
    }.
arena-left-out = Not for { $players } players, and left out: { $editions }.
arena-seed = The dice were random, because an external bot plays. To repeat these games: --seed { $seed }
arena-bot = bot
arena-share = share
arena-interval = 95%
arena-times = times its share
arena-rating = rating
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-forfeited = { $name }, games forfeited: { $count }; { $why ->
        [error] it raised an exception
        [illegal] it said what it may not
        [slow] it took too long
       *[died] its process ended
    }: { $detail }
bot-illegal = { $standing ->
        [none] { $word }, where nothing stood: { $reason }
       *[other] { $word }, where { $standing } stood: { $reason }
    }
bot-waits = Waiting at table { $table } until the host lets programs in and a chair is free.
bot-sits = Let in: it sits down.
bot-offline = { page-lost-here }
bot-begins = A game begins.
bot-won = It has won.
bot-lost = It has lost.

solve-match = { $edition }: the chance of the player who opens to win the game, with two left
solve-match-rows = Downwards the dice of the player who opens, across those of the other.
solve-match-palifico = Where the player who opens is palifico:
solve-match-palifico-row = palifico
solve-match-unsolved = –: depends on rounds with more than { $most } dice, which are not solved.
solve-match-estimated = ≈: an estimate. Rounds with more dice than { $most } are not solved; in those both players remember only the last few bids.
solve-match-least = Exploitability of the play in those rounds: at least { $exploitability } in the worst of them.
solve-match-mine = dice of the player who opens
solve-match-theirs = dice of the other
solve-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chance-about = ≈ { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
solve-chances = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }%
solve-match-rounds = Rounds: { $done } of { $many }
solve-match-sweeps = Passes over all positions: { $done } of { $many } at most
solve-match-unfinished = Interrupted. The results so far are valid; with --checkpoint you can continue from here.

## The rules, as the terminal and the documentation tell them

rules-editions = Editions
rules-shared = What is played in every edition
rules-settings = What each edition settles for itself
rules-readings = How slips and silences are read
rules-box = The box
rules-same = These editions have the same rules.
rules-source = { $edition } “{ $place }”
rules-sentence = { $said } “{ $place }”
rules-setting = Setting
rules-rule = Rule
rules-if-calza = With calza:
rules-note-sources = The source of each line is the place in that edition’s own booklet, by its heading and in its language; in brackets where the booklet only implies the rule.
rules-note-dash = A dash means that the booklet does not state it.
rules-silent = not stated by this edition
rules-unsaid = no edition says
rules-note-house = Every line is a setting that a host can change, such as calza, which is off in every edition until someone turns it on: perudo play --set calza=true
rules-presets = Names for rules that are in no box:
rules-page-title = The rules of Perudo, edition by edition
rules-page-made = This page is made by "perudo rules --markdown". Change src/perudo/core/rules.py or the words in src/perudo/locales, then run "make generate".

## Playing in a terminal

play-guest = Guest
play-help-hint = Type a bid as quantity and { word-face }, such as 7 4, or dudo. Type help for more.
play-level = { $names }: { $level }. { $about }
play-why = { $name }: { $why }
play-why-nothing = No round has been played yet.
play-your-dice = Your dice: { $dice }.
play-ask-open = You open. Your bid:{" "}
play-ask-turn = Your move on { bid }:{" "}
play-ask-calza = Calza on { bid }? Enter lets it stand:{" "}
play-ask-calza-own = Calza on your own { bid }? Enter lets it stand:{" "}
play-ask-out = You are eliminated. Enter shows the rest, skip goes to the end:{" "}
play-ask-quit = Leave the game? yes or no:{" "}
play-left = You leave the table. Until next time.
play-recorded = The game is written to { $file }.
play-not-understood = That is not a move. Bid as 7 4, or type dudo or help.
play-who-in = Still in: { $names }.
play-who-turn = To speak: { $name }.
play-legal-face = { faces }: { $first ->
    [one] { $last ->
        [one] 1
       *[other] 1 to { $last }
    }
   *[other] { $first } to { $last }
}
play-odds = { bid }, of { dice-count }: true { $true }, exact { $exact }.
play-odds-how = Ask for the chances of a bid so: odds 7 4
play-odds-hidden = Lost dice are hidden. Add how many dice you think there are, such as: odds { $quantity } { $face } 18
play-odds-dice = There can be from { $least } to { $most } dice.
play-help =
    7 4      bid seven fours; 7x4 is the same; { word-aces } are { word-face } 1
    dudo     doubt the standing bid; d is the same
    calza    say that it is exact; c is the same
    dice     your own dice
    bids     what was bid in this round
    who      who is still in, and whose turn it is
    legal    what may be bid now
    odds 7 4 how likely seven fours are, from your own dice
    rules    the rules of this table
    why      why the bots said what they said in the last round
    quit     leave
# What may be typed for each; separated by commas.
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

## Recorded games, as the terminal tells them

tell-players = Players: { $names }
tell-seat = Seat { $seat }
tell-mid-game = The record begins in mid-game.
tell-dice-left = Dice left: { $dice }
tell-round = Round { $round }
tell-hand = { $name } has { $dice }.
tell-stops-before-call = The record stops before the call. { $name } is to speak.
tell-stops = The record stops here. { $name } opens the next round.
tell-not-begun = The record stops before the first round.
tell-standard-input = standard input

# --- Checking dice: docs/fair-dice.md tells what a seed, a commitment and a contribution are.

# $what is one of the sentences that follow.
verify-round = { $file }, round { $round }: { $what }
verify-fits =
    { $contributed ->
        [0] the dice follow from the committed seed. No player contributed to them.
        [one] the dice follow from the committed seed and the contribution of one player.
       *[other] the dice follow from the committed seed and the contributions of { $contributed } players.
    }
verify-unproven = the origin of these dice is not recorded.
verify-contributions = there must be one contribution of 16 bytes, or none, for each seat.
verify-part = a contribution is recorded for a bot, or for a seat without dice, which can’t contribute.
verify-digests = a contribution does NOT match the digest that was given before.
verify-commitment = the seed is NOT the one that was committed to.
verify-opener = seed and contributions produce a DIFFERENT opener.
verify-dice = seed and contributions produce DIFFERENT dice than were played with.
verify-withheld = seat { $seat } committed to a contribution and did not reveal it.
# $rounds and $faults: how many.
verify-all =
    { $faults ->
        [0] { $rounds ->
            [one] { $file }: all fits, in the one round.
           *[other] { $file }: all fits, in all { $rounds } rounds.
        }
        [one] { $file }: one of { $rounds } rounds does NOT fit.
       *[other] { $file }: { $faults } of { $rounds } rounds do NOT fit.
    }
error-verify-nothing = { $file }: this record has no origin of its dice, so there is nothing to verify. Games played on a server have it.

# Who signed a record. $key: a short form of the key, in hexadecimal digits; $server: an address.
verify-unsigned = { $file }: no server has signed this record. Its names, moves and rules may have been changed, rounds may be missing, and all of it may have been made up: the dice alone can’t show that.
verify-signed = { $file }: signed by the key { $key }. Names, rules, moves and dice, and their order, are as the server with that key recorded them.
verify-unfit = { $file }: the signature by the key { $key } is NOT of this record. Something was changed, added or left out after it was signed, or the signature comes from another record.
verify-weak-key = { $file }: the signature proves NOTHING. The key { $key } is not a proper Ed25519 key: anybody can make a signature that fits it.
verify-key-wanted = { $file }: that is the key that you asked for.
verify-key-other = { $file }: that is NOT the key that you asked for.
verify-server = { $file }: the record names the server { $server }. Anyone can write that: get the key from its /.well-known/perudo.json, and pass it with --key.
verify-server-none = { $file }: the record does not say whose key that is. Get your server’s key from its /.well-known/perudo.json, and pass it with --key.

## Errors in records: where, and what is wrong

# $place: a file, and what follows here, with commas between.
record-error = { $place }: { $why }
record-at-line = line { $line }
record-at-round = round { $round }
record-at-move = move { $move }
record-at-said = move { $move } ({ $said })
error-review-unfinished = Only a game that is over is reviewed.
error-record-unreadable = This file can’t be read: { $why }
error-record-too-long = A record has at most { $most } bytes.
error-record-not-utf-8 = This is not a text in UTF-8: its byte { $byte } is out of place.
error-record-syntax = { $why ->
    [mark] A quote, a comma or a bracket is missing here.
    [twice] This was said before. Each round begins with [[round]], in two pairs of brackets.
    [value] After = comes a number, true, false, a text in "quotes" or a list in [brackets].
    [key] A line is a name, = and what it stands for, as in: opener = 2
   *[other] This can’t be read.
}
error-record-nested = Its lists or tables are nested too deeply.
error-record-line-long = This line is longer than { $most } characters.
error-record-key-long = This line has a name of more than { $most } characters.
error-record-rounds-many = A record has at most { $most } rounds.
error-record-dear = This record takes too much time or memory to be worked out.
error-record-version = A record says “perudo = { $version }”, the version of the format; this one gives another.
error-record-key-unknown = “{ $key }” is unknown here. Allowed: { $allowed }.
error-record-key-missing = “{ $key } = …” is missing.
error-record-key-kind = “{ $key }” must be { $kind ->
    [int] a whole number
    [str] a text in quotes
    [dict] a table
    [list] a list
    [list-str] a list of texts in quotes
    [list-int] a list of whole numbers
    [list-dict] written as [[{ $key }]], once for each
   *[setting] true, false, a whole number, a text in quotes, or a pair of whole numbers
}.
error-record-position-seats = The position has dice for { $given } seats, but there are { $seats } players.
error-record-hand = The dice of seat { $seat } must be a text of faces from 1 to 6, such as "33344", or "" for a player who is out.
error-record-hands = There must be a hand for each of the { $seats } seats, "" for a player who is out; here are { $given }.
error-record-hand-dice = { $left ->
    [0] Seat { $seat } is out: its hand must be "".
    [one] Seat { $seat } has one die left, not { $given }.
   *[other] Seat { $seat } has { $left } dice left, not { $given }.
}
error-record-opener = Seat { $opener } opens this round, not seat { $given }.
error-record-opener-without-dice = Seat { $given } can’t open: it does not exist, or has no dice.
# $key is a key of the record, as "seed".
error-record-hex = "{ $key }" is written in pairs of the digits 0 to 9 and a to f.
error-record-move = A move is written as "5x4", "dudo" or "calza 2": no capitals, signs, leading zeros or other spaces.
error-record-after-call = The call ended the round; no move may follow it.
error-record-after-end = The game is over, and seat { $winner } has won; no round may follow.
error-record-after-unfinished = The round before stops without a call, which only the last round may.

## Errors in talk, clocks and rule codes

error-rule-code = The rule code “{ $text }” can’t be read: “{ $part }” is not a setting.
error-text-empty = Say something.
error-text-characters = This line has characters that can’t be shown.
error-talk-closed = The host has closed the talk at this table.
error-too-fast = Not so fast. Wait a moment.
error-too-busy = The server has more to work out than it can just now. Try again in a minute.
error-too-many-sockets = Too many pages are open here at once. Close some, or try again in a while.
error-too-many-listed = You already have { $count } tables in the list. Remove one of them first, or share the link of this table.
error-too-many-listed-nearby = Your network already has { $count } tables in the list. Join one of them, or share the link of your table.
error-forbidden-origin = A page from another address asks for this. Open the page of this server, and ask there.
error-table-worn-out = This table’s log is full. Open a new table.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-resume-away = { $name } is away, and their clock would run. Wait for them, or let a bot play for them meanwhile.
error-aid-hidden-dice = The chances can only be shown where lost dice are visible. Turn that on too.
