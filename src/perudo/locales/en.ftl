# English: messages of the page and the terminal. page/ and terminal/ have the messages of one of them.
# Arguments in braces: $quantity and $count are whole numbers, $face is 1 (aces) to 6, and names are players' names.
# $box is the edition, for messages that use the terms of its box. Messages word-... are such terms: each language has
# its own.

# The language's own name.
language = English

## Terms of the game

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
# The name of a one. Asmodee's boxes print a bird for it and call it by the bird's name.
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
# A label and its content.
label = { $what }:
labelled = { $what }: { $text }

## Editions

edition-asmodee-it = Asmodee, Italian booklet
edition-asmodee-fr = Asmodee, French and Dutch booklet
edition-bga = Asmodee, Board Game Arena
edition-hasbro-1994 = Hasbro, 1994
edition-kozak = Kozak Games
preset-friendly = Friendly rules
preset-friendly-about = Everyone sees how many dice are left. If you raise the number of dice, you may choose any face.
house-rules = house rules
house-rules-of = { $edition }, with house rules

## Settings: a name, and for each value a sentence that states the rule

setting-players = Players
setting-players-value = From { $fewest } to { $most } players.
setting-dice = Dice each
setting-dice-value = Everyone starts with { dice-count }.
setting-first_opener = First opener
setting-first_opener-random = A random player opens the first round.
setting-first_opener-highest-roll = Everyone rolls one die; the highest roll opens the first round.
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
setting-veteran_changes_face-true = If you have one die and have been palifico before, you may change the { word-face } in another player’s palifico round.
setting-veteran_changes_face-false = Nobody may change the { word-face } in a palifico round.
setting-calza = Calza
setting-calza-true = You may call calza if you think the bid is exact.
setting-calza-false = Calza is not played.
setting-calza_callers = Who may call calza
setting-calza_callers-others-but-next = Anyone may call calza, except the bidder and the player whose turn it is.
setting-calza_callers-all-but-bidder = Anyone except the bidder may call calza.
setting-calza_callers-all-but-next = Anyone except the player whose turn it is may call calza.
setting-calza_in_palifico = Calza in palifico
setting-calza_in_palifico-true = Calza may be called in a palifico round.
setting-calza_in_palifico-false = Calza may not be called in a palifico round.
setting-calza_with_two = Calza with two players left
setting-calza_with_two-true = Calza may be called when only two players are left.
setting-calza_with_two-false = Calza may not be called when only two players are left.
setting-calza_wins = Calza reward
setting-calza_wins-die = A player who calls calza correctly takes back a lost die, up to the number of dice at the start.
setting-calza_wins-all-others-lose = If the calza is correct, everyone except the caller loses a die.
setting-lost_dice_visible = Lost dice
setting-lost_dice_visible-true = Everyone sees how many dice each player has left.
setting-lost_dice_visible-false = Lost dice are hidden: keep track of how many everyone has left.
setting-reveal = Reveal
setting-reveal-at-once = All cups lift together.
setting-reveal-from-caller = Cups lift one by one, starting with the caller and going left.
# A short text for each value, for lists and tables.
value-players = { $fewest } to { $most }
value-dice = { $count }
value-first_opener-random = at random
value-first_opener-highest-roll = highest roll of one die
value-raise-one-axis = more of the same, or higher
value-raise-any-higher = more of any { word-face }, or higher
value-palifico-off = off
value-palifico-each-time = each time
value-palifico-once = once a game
value-calza_callers-others-but-next = all except the bidder and the next player
value-calza_callers-all-but-bidder = all except the bidder
value-calza_callers-all-but-next = all except the next player
value-palifico_with_two-true = played
value-palifico_with_two-false = an ordinary round
value-veteran_changes_face-true = may change the { word-face }
value-veteran_changes_face-false = must keep the { word-face }
value-calza-true = played
value-calza-false = off
value-calza_in_palifico-true = allowed
value-calza_in_palifico-false = not allowed
value-calza_with_two-true = allowed
value-calza_with_two-false = not allowed
value-calza_wins-die = take back a lost die
value-calza_wins-all-others-lose = all others lose a die
value-lost_dice_visible-true = visible
value-lost_dice_visible-false = hidden
value-reveal-at-once = all at once
value-reveal-from-caller = from the caller, going left

## Built-in bots

bot-beginner = Beginner
bot-beginner-about = Estimates roughly and doubts early. Bid honestly and let it doubt you.
bot-gambler = Gambler
bot-gambler-about = Knows the odds but trusts to luck. Wait until it bids too high.
bot-odds = Odds
bot-odds-about = Plays the exact odds and believes nobody. Its bids reveal its dice.
bot-reader = Reader
bot-reader-about = Reads your dice from your bids and knows endgames by heart. It trusts bids, so bluff.
bot-planner = Planner
bot-planner-about = Predicts the next player’s move, but assumes that everyone plays alike. Be unpredictable.
bot-master = Master
bot-master-about = Thinks ahead, and learns how everyone plays. Change your style before it learns yours.
bot-mixed = Mixed
bot-mixed-about = Bots of different levels, from weak to strong.
why-forced = I had only one legal move.
why-beginner-bid = { bid }: I expected about { NUMBER($expected, maximumFractionDigits: 1) } of them.
why-beginner-bluff = { bid }: I expected about { NUMBER($expected, maximumFractionDigits: 1) } of them, and bluffed a little.
why-beginner-dudo = { bid }: that seemed too many; I expected about { NUMBER($expected, maximumFractionDigits: 1) }.
why-beginner-doubt = { bid }: I expected about { NUMBER($expected, maximumFractionDigits: 1) }, but doubted it anyway.
why-beginner-calza = { bid }: just about what I expected.
why-gambler-bid = { bid }: { $percent }% likely, and I liked it.
why-gambler-dudo = { bid }: { $percent }% likely, and I trusted my luck.
why-calza = { bid }: { $percent }% likely to be exact, by my estimate.
why-odds = { bid }: I had { $own } of them, so it was { $percent }% likely.
why-reader = { bid }: I had { $own } of them, and given the bids it was { $percent }% likely.
why-ahead = { bid }: { $percent }% likely, and I gave { $name } a { $calls }% chance of doubting it.
why-ahead-you = { bid }: { $percent }% likely, and I gave you a { $calls }% chance of doubting it.
why-solved = I know this endgame by heart: this is the right move { $percent }% of the time.

## Why a move is illegal: one message for each Reason in game.py

reason-game-over = The game is over.
reason-not-dealt = The dice have not been rolled yet.
reason-not-your-turn = It is not your turn.
reason-no-such-face = A die shows a number from 1 to 6.
reason-no-dice-bid = Bid at least one die.
reason-over-all-dice = That is more dice than the game started with.
reason-aces-do-not-open = You may not open a round with { word-aces }.
reason-not-higher = That is not higher than the current bid.
reason-one-axis = Raise one thing at a time: more dice of the same { word-face }, or the same number of a higher { word-face }.
reason-fewer-than-half-in-aces = To switch to { word-aces }, bid at least half the current number, rounded up.
reason-fewer-than-twice-aces-plus-one = To switch from { word-aces }, bid at least twice their number plus one.
reason-face-locked = In a palifico round the { word-face } is locked: you can only raise the number.
reason-nothing-bid = Nothing has been bid yet.
reason-calza-off = Calza is not played at this table.
reason-calza-in-palifico = Calza may not be called in a palifico round.
reason-calza-with-two = Calza may not be called when only two players are left.
reason-calza-own-bid = You may not call calza on your own bid.
reason-calza-next-player = The player whose turn it is may not call calza.
reason-caller-without-dice = Only a player with dice may call calza.
reason-already-dealt = The dice of this round have already been rolled.
reason-hands-not-one-a-seat = There must be one hand of dice for each seat.
reason-wrong-number-of-dice = A hand must contain exactly as many dice as its seat has left.
reason-opener-missing = The first round needs an opener.
reason-wrong-opener = Another seat opens this round.
reason-no-opening-roll = No opening roll is needed now.
reason-wrong-rollers = The opening roll must include every player who is still tied, and nobody else.

## Errors in rules and positions

error-edition-unknown = The edition “{ $edition }” is unknown. Known editions: { $allowed }.
error-setting-unknown = The setting “{ $setting }” is unknown. Known settings: { $allowed }.
error-setting-value = The setting “{ $setting }” cannot be { $value }. Allowed values: { $allowed }.
error-players-count = These rules are for { $fewest } to { $most } players, not for { $seats }.
error-position-dice = Each player must have 0 to { $most } dice left.
error-position-over = At least two players must have dice.
error-position-veterans = List veterans (players who have had their palifico round) by seat number, from 1 to { $seats }.
error-position-palifico-dice = Seat { $seat } can’t be palifico: it must have exactly one die.
error-position-palifico-rules = Seat { $seat } can’t be palifico under these rules.

## Events of a round. $name, $caller, $bidder and $loser are players' names

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
story-late-bid = { $name }’s time ran out: the table bids { bid } for { $name }.
story-late-bid-you = Your time ran out: the table bids { bid } for you.
story-late-dudo = { $name }’s time ran out: the table calls dudo for { $name }.
story-late-dudo-you = Your time ran out: the table calls dudo for you.
story-calza-void = { $name }’s calza is void: it was { $other }’s turn, and { $other } moved first.
story-calza-void-you = Your calza is void: it was { $other }’s turn, and { $other } moved first.
story-calza-void-other-you = { $name }’s calza is void: it was your turn, and you moved first.
story-calza-nearer = Going left from { $bidder }, { $other } comes before { $name }, so { $other }’s calza counts.
story-calza-nearer-you = Going left from { $bidder }, { $other } comes before you, so { $other }’s calza counts.
story-calza-nearer-other-you = Going left from { $bidder }, you come before { $name }, so your calza counts.
story-calza-nearer-bidder-you = Going left from you, { $other } comes before { $name }, so { $other }’s calza counts.
story-rolls = { $name } rolls { $face ->
    [1] { word-an-ace }
   *[other] a { face }
}.
story-rolls-you = You roll { $face ->
    [1] { word-an-ace }
   *[other] a { face }
}.
story-bid-stands = { $bidder }’s bid stands.
story-bid-stands-you = Your bid stands.
story-bid-falls = { $bidder }’s bid falls.
story-bid-falls-you = Your bid falls.
story-exact = Exactly right.
story-not-exact = Not exact.
story-loses = { $name } loses a die.
story-loses-you = You lose a die.
story-others-lose = Everyone except { $name } loses a die.
story-others-lose-you = Everyone except you loses a die.
story-gains = { $name } takes back a die.
story-gains-you = You take back a die.
story-gains-nothing = { $name } already has all their dice, so they gain none, but they open the next round.
story-gains-nothing-you = You already have all your dice, so you gain none, but you open the next round.
story-out = { $name } is out.
story-out-you = You are out.
story-wins = { $name } wins the game.
# Highlights of a finished game. $chance is a percentage, such as 4%.
fact-boldest = Boldest bid: { $name }, { bid }, { $chance } likely. { $fate ->
    [stood] And it was true!
    [fell] It was doubted.
   *[raised] Nobody doubted it.
}
fact-bluffs = Best bluffer: { $name }. False bids that nobody doubted: { $count }.
fact-dudos = Best instinct: { $name }. Correct dudos: { $right } of { $count }.
fact-calzas = Sharpest eye: { $name }. Correct calzas: { $count }.
fact-luck = Luckiest: { $name }. { word-Aces } rolled: { $count }; about { $expected } were expected.
fact-comeback = { $name } was down to one die, but won.
fact-longest = Most bids in a round: { $count }.
# The analysis of a finished game. $given, $chance, $alone and $read are percentages, such as 4%.
review = Review
review-chart = Chances of winning, round by round
review-accuracy = Accuracy
review-start = Chance at the start
review-luck = Luck of the dice
review-own_errors = Own errors
review-others = The others’ play
review-result = Chance at the end
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
review-likely = The previous bid: { $alone } likely given the player’s dice alone, { $read } given the bids as well.
review-exact = Exact: { $chance }.
review-swing = This helps { $name } most: their chance of winning rises by { $chance }.
review-keys = Key moments
review-silence = pass
review-silent = { $name } says nothing
review-part = The record starts in the middle of the game. Earlier moves are unknown.
review-about = The review judges each decision by what the player could know. Luck is the effect of the dice, which is zero on average. Any other change in a player’s chance of winning comes from the others’ moves. Accuracy is 100 if every decision was the best one; a decision that costs a quarter of a die scores 50.

## Errors of the server and its data

error-store-read = This table can’t be read ({ $why }). Nothing was changed. Try again later. The operator of this server can restore it from a backup.
error-store-write = This could not be saved ({ $why }), so it had no effect. Try again.
error-store-altered = Event { $seq } of table { $table } is missing or was altered, so the table can’t be continued. Nothing was changed. The operator of this server can restore it from a backup.
error-table-elsewhere = That table is on another server. Send the command to the socket /socket/{ $table }.
error-table-away = Table { $table } is in an archive that can’t be read at the moment. Try again later. If you run this server, its log shows the reason.

## Errors at a table

error-internal = Something went wrong on the server. Nothing was changed. Try again.
error-message-too-long = A message can be at most { $most } bytes long.
error-message-unreadable = This message can’t be read: { $why }
error-no-cookie = Your browser sent no cookie. Allow cookies for this site, then reload the page.
error-no-record = This table has no finished game.
error-table-unknown = Table { $table } was not found. Check the link, or open a table of your own.
error-table-full = Every chair is taken. You can watch.
error-chair-taken = Chair { $chair } is taken.
error-name-empty = Enter your name.
error-name-too-long = A name can be at most { $most } characters long.
error-name-characters = Use only letters, digits and spaces in a name.
error-name-alike = This name looks too much like “{ $other }”. Please choose another.
error-name-taken = This name, or one that looks like it, is taken. Please choose another.
error-signed-in = You are already signed in here.
error-signed-out = You are signed out here. Sign in again, or play as a guest.
error-sign-in-code = This recovery code is wrong. Check each letter.
error-sign-in-link = This link has expired or has already been used. Make a new one on the device where you are signed in.
error-passkey = This passkey is not valid here. Try again, or use your recovery code.
error-club-unknown = Club not found. Its link may have been replaced: ask a member for the new one.
error-club-owner-only = Only the club’s owner can do that.
error-club-full = This club already has { $most } members.
error-club-too-many = You are already in { $most } clubs. Leave one of them first.
error-club-evening = Choose a time within the next year.
error-tournament-unknown = Tournament not found. It may be too old: tournaments are kept for a year.
error-tournament-clock = A tournament needs a time limit, so that nobody holds up a round.
error-tournament-full = This tournament is full.
error-tournament-over = This tournament is over.
error-tournament-not-over = This tournament is not over yet.
error-tournament-empty = A tournament needs at least two players.
error-tournament-owner-only = Only the tournament’s organizer can do that.
error-tournament-table = Nobody can pause a tournament game or start another game at its table.
error-banned = This name is banned from this server. Reason: { $reason }
error-person-report = Report { $report } not found.
error-rated-name = Rated tables are for people with registered names. Register your name first, or join another table.
error-rated-device = A seat at a rated table is yours alone. To switch devices, sign in with your name on the new one.
error-rated-settings = Rated tables have no training aid or external bots, and show no dice to eliminated players.
error-rated-remove = Nobody can be removed during a rated game.
error-person-gone = No player found at this address. The name may have been deleted.
error-push-service = This server does not send notifications through { $host }. Its operator can allow them with --push-service.
error-push-key = The browser’s key for notifications is not valid. Switch notifications off and on again.
error-not-seated = Sit down first.
error-invite-stranger = You can only invite people you have played with and members of your clubs.
error-host-only = Only the host can do that.
error-deputy-only = { $name } is the host of this table and may come back. Until then you can keep the game going, but not change the table.
error-host-person = Only a connected player at this table can become the host.
error-program-may-not = Only people can do this. A bot can watch, sit down, play and stand up.
error-programs-not-let = The host has not allowed external bots at this table.
error-people-play = People are still playing this game.
error-remove-self = To leave your own chair, stand up.
error-again-waits = The others still have { $count } { $count ->
    [one] second
   *[other] seconds
} to get ready. Or ask the host to start.
error-remove-not = { $name } cannot be removed during a game.
error-muted = The host has muted you at this table.
error-table-locked = The host has locked this table: nobody new can sit down.
error-removed = The host has removed you from this table. You can watch, or open a table of your own.
error-seat-link = This seat link has been used or has expired. Make a new one on the device you play on.
error-seat-link-seated = You already have a seat at this table, and each browser can have only one.
error-person-here = A bot can only take the seat of a person who is away.
error-person-waited-for = { $name } was here a moment ago. A bot can take the seat in { $count ->
    [one] one second
   *[other] { $count } seconds
}.
error-game-begun = The game has already started.
error-game-not-over = The game is not over yet.
error-not-playing = The game has not started.
error-cups-closed = This round can’t be explained now. Ask between the reveal and the next deal.
error-stale = The game has moved on. Look at the table, then make your move again.
error-bid-stands = It is too late to take that bid back.
error-unpledged = Your contribution to the dice was rejected, because it does not match the digest that you sent earlier.
error-withheld = You did not reveal a contribution to the dice in this game, so you can’t contribute again until the next game.

## Rules of all five editions, one sentence each

shared-goal = The last player with dice wins.
shared-roll = In each round, all players shake their dice under their cups at the same time, and look only at their own dice.
shared-bid = A bid is a number and a { word-face }, such as seven fours: it claims that at least that many dice under all the cups show that { word-face }.
shared-turn = Play passes to the left. The opener bids first; then each player raises the bid, or doubts it with dudo.
shared-jumps = A raise may increase the number by more than one.
shared-in-turn = Only the player whose turn it is may call dudo.
shared-dudo = When dudo is called, the cups are lifted and the dice matching the bid are counted. If there are at least as many as were bid, the doubter loses a die; otherwise the bidder does.
shared-loser = The player who lost a die opens the next round.
shared-out = A player without dice is out.
shared-out-opens = If the loser is out, the next player to the left who still has dice opens the round.
shared-aces = { $box ->
    [asmodee-it] Pacos, the faces with a toucan, are wild: they count as every face.
    [asmodee-fr] Pacos, the faces with a toucan, are wild: they count as every face.
    [bga] Pacos, the ones, are wild: they count as every value.
   *[other] Aces are wild: they count as every face.
}
shared-aces-open = You may also bid { word-aces }, but only a palifico player may open a round with them.
shared-aces-alone = For a bid of { word-aces }, only { word-aces } count.
shared-to-aces = To switch to { word-aces }, bid at least half the current number, rounded up: four { word-aces } after seven fours.
shared-from-aces = To switch from { word-aces }, bid at least twice their number plus one, of any { word-face }: nine fives after four { word-aces }.
shared-fewer-dice = Only a bid of { word-aces } may lower the number of dice.
shared-cap = Nobody may bid more dice than the game started with.
shared-declared = A player who drops to one die must declare palifico. The program does this automatically.
shared-palifico = In a palifico round { word-aces } are not wild, and you may open with them. The { word-face } is locked: only the number can be raised, except by veterans in some editions.
shared-aces-lowest = In a palifico round { word-aces } are an ordinary { word-face }, the lowest one.
shared-calza = Calza is an optional rule: you claim that the bid is exact, counting wild { word-aces }. You call it before the next player moves. A caller who is wrong loses a die.
shared-calza-opens = Right or wrong, the player who called calza opens the next round.
shared-calza-nearest = If two players call calza at the same time, the call of the first one to the bidder’s left counts.
shared-calza-late = If the player whose turn it is moves at the same moment, that move counts and the calza does not.
shared-shown-dice = An optional rule keeps lost dice visible. The “Lost dice” setting turns it on.

## Readings: how errors and gaps of the booklets are read (core/citations.py)

reading-tie = Players who tie in the opening roll have to reroll. No edition states this rule.
reading-cap = No edition limits the quantity of a bid. Here the limit is the number of dice at the start of the game: everyone knows that number, so the limit reveals nothing hidden.
reading-veteran = A veteran may raise as in any other round, for example by bidding more dice of a lower face; { word-aces } are the lowest face. The other players must then keep the new face.
reading-own-bid = The only player who may not call calza is the next one, so a bidder may call it on their own bid. That is odd, but the text says so.
reading-all-dice = A player who still has all their dice may also call calza. A correct call then wins only the right to open the next round. No edition says so explicitly.
reading-again = The text does not limit palifico to once per game: a player who wins back a die through calza and drops to one die again becomes palifico again.
reading-nearest = The two Asmodee booklets differ on whose calza counts if two players call it. We take both to mean that the caller closest to the bidder’s left counts.
reading-this-opens = The Italian sentence about who opens after calza is vague. We follow the French booklet: the caller opens.
reading-unheard = Only the Asmodee booklets say which of two calza calls counts, and whether the player whose turn it is takes precedence. We apply their rule to every edition.
reading-plus-one = The French rule for leaving { word-aces } does not say that their number is doubled. The French example and the Dutch text double the number and add one, and so do we.
reading-french-value = The French text says that only a bid of { word-aces } may lower the face. The Italian and Dutch texts refer to the number of dice instead, and we follow them.
reading-dutch-palifico = The Dutch text can be read as allowing palifico only once per game. The French and Italian texts apply it each time a player drops to one die, and we follow those.
reading-dutch-lost-dice = Only the Dutch text offers the option to keep lost dice visible.
reading-example = One example mentions a bid of three where the bid had been four. This does not affect any rule.
reading-lifting = The rule, which appears twice, says that lifting starts to the caller’s left, but in the demonstration it starts with the caller. We combine the two: the caller lifts first, then the others, going left.
reading-loser-out = The text does not say who opens if the loser is out. As in the other editions, the next player to the left opens.
reading-sets = One set serves two to four players, and two sets together serve up to eight.
reading-held = The text says that the others may not change the face of a palifico round. In its example nobody may change it, not even the player who opened the round.
reading-aces-once = The booklet says explicitly that each number of { word-aces } may be bid only once in a round. In every edition this follows from the rules for raising.
reading-right-calza = The text does not say who opens after a correct calza. As in the other editions, the caller opens.
reading-crimean-tatar = In the Crimean Tatar text, the two bids in the veteran example are in the wrong order. The palifico example continues with three fours, although the face is locked.
reading-polish = The Polish text says that a wrong calza costs several dice. The other four texts say one die, and we follow them.
reading-belarusian = The Belarusian text requires a bid of ten after four aces; its own rule and the other texts say nine. It also mentions six players and thirty dice, jumps to ten threes, leaves out a bid, and contains a note in Crimean Tatar. Its list of contents includes a lid.
reading-russian = The Russian text mostly uses the same word for a round and for the game; here a round is always «круг». The Russian sentence about veterans omits the word palifico.

## The content of each box

box-asmodee-it = By Cosmo Fry and Alfredo Fernandini. Thirty dice, five in each of six colours, six cups in the same colours, a bag and the booklet. Lost dice are hidden in the box.
box-asmodee-fr = By Cosmo Fry and Alfredo Fernandini, in French and Dutch. Thirty dice, five in each of six colours, six cups in the same colours, a lid that hides the lost dice, a bag and the booklet.
box-bga = The English version of the Asmodee game on Board Game Arena: thirty dice for six players, ten for two. The ace is called Paco and is shown as a bird.
box-hasbro-1994 = Printed in France in 1994 by Kenner Parker. Thirty dice and six cups in six colours, a bag and a lid; the ace is shown as a head. The booklet names no author, and says that the Incas were fond of the game in the 15th century. These rules were rediscovered and put online in 2008.
box-kozak = The booklet is in five languages, including Ukrainian and Russian. Twenty dice, four cups and a cloth bag. The booklet recounts how Pizarro took Atahualpa prisoner in 1532, and mentions a rumour that the captive taught him the game. The booklet names translators and artists, but no author.

## Names, languages and time

# Suggested names for players: animals that everybody likes, separated by commas.
guest-names = Otter, Heron, Badger, Robin, Lynx, Falcon, Hedgehog, Squirrel, Puffin, Panther, Swallow, Marten, Owl, Dolphin, Wren, Tiger, Magpie, Koala, Raven, Walrus
table-setting-clock = Clock
table-setting-clock-about = When your time runs out, the table makes the safest legal move for you: dudo, or the lowest bid if you open. After two timeouts in a row a bot plays for you until you are back.
table-setting-training_aid = Show the odds
table-setting-training_aid-true = Training aid: everyone sees how likely each bid is, given their own dice.
table-setting-training_aid-false = Nobody sees the odds.
table-setting-spectators_see_previous_round = Open cups for spectators
table-setting-spectators_see_previous_round-true = Spectators may look under every cup, one round late.
table-setting-spectators_see_previous_round-false = Spectators see nothing until the reveal.
table-setting-eliminated_see_dice = Eliminated players see every cup
table-setting-eliminated_see_dice-true = Eliminated players may look under every cup right away, and could pass on what they see.
table-setting-eliminated_see_dice-false = Eliminated players see nothing until the reveal, unless only bots are still playing.
table-setting-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
table-setting-chat = Chat
table-setting-chat-true = Players may chat and react.
table-setting-chat-false = Chat is off at this table.
table-setting-listed = Show in the list of open tables
table-setting-listed-true = Anyone can find this table on the front page.
table-setting-listed-false = Only people with the link can find this table.
table-setting-external_bots = Allow external bots
table-setting-external_bots-true = Players’ own bot programs may sit down. Their seats are marked.
table-setting-external_bots-false = Only people and the host’s built-in bots may sit here.
clock-none = No clock
clock-none-about = No clock: take your time.
clock-own = Custom clock
clock-part-move = Seconds per move
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
# $move, $bank and $increment are such durations.
clock-move = { $move } per move
clock-bank = { $bank } each, for the whole game
clock-bank-increment = { $bank } each, plus { $increment } per move
clock-move-and-bank = { $move } per move, plus a reserve of { $bank }
clock-move-and-bank-increment = { $move } per move, plus a reserve of { $bank } that grows by { $increment } per move
# A running time: $seconds has two digits.
clock-left = { $minutes }:{ $seconds }
clock-left-hours = { $count } h
clock-left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
story-opens-you = You open the round.
story-becomes-palifico = { $name } opens as palifico.
story-becomes-palifico-you = You open as palifico.
story-wins-you = You win the game!
# Reactions: the label of the button, and the text for screen readers.
reaction-laugh-do = Laugh
reaction-gasp-do = Gasp
reaction-think-do = Ponder
reaction-clap-do = Clap
reaction-cry-do = Cry
reaction-cool-do = Stay cool
# Phrases, which each player reads in their own language
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

## The lesson. $seat: 1 is the learner, 2 and 3 are bots with names of their own. $own is the number of the learner's
## matching dice; other numbers belong to the bid or the count

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
lesson-cups = Welcome! There are { number } dice under the cups in total. Only you see your own dice. A full game starts with more dice, but works the same way.
lesson-bid = { lesson-name } opens: “{ bid }”. That is a claim about all the cups together, including yours: at least that many dice show that face.
lesson-raise = Your turn. Bid more dice of any face, or as many of a higher face. You hold { bid }: tap the face, then bid.
lesson-doubt = { lesson-name } raises to { bid }. { lesson-hold } Doubt it: hold Dudo down, or tap it twice.
lesson-falls = There are { bid }, but { $claimed } were bid. That is too few, so { lesson-name } loses a die. If the bid had been true, you would have lost one. The loser opens the next round.
lesson-aces = See { $ace ->
    [bird] the bird
    [head] the head
   *[sun] the sun
}? That is an ace, and aces are wild: each counts as every face. So with it you already hold { bid }.
lesson-ace-bid = { $more ->
    [one] One more
   *[other] { $more } more
} among the other { $others } dice: that is a fair guess. Raise to { bid }.
lesson-stands = { lesson-name } doubted you. Counting the aces, there are { bid }, exactly as you bid. An exact bid counts as true, so { lesson-name } loses a die.
lesson-to-aces = After { bid }, { lesson-name } switched to aces. That takes only half as many, rounded up: { lesson-so-many-aces }. For a bid of aces, only aces count.
lesson-from-aces = To switch from aces, bid twice their number plus one: { number }. With your aces you hold { bid }. Bid that!
lesson-over = The bid is { bid }. Switch to aces: half, rounded up, is { lesson-so-many-aces }. You hold { $own }, and { lesson-name } has bid aces before.
lesson-aces-stand = { lesson-name } doubted you, and there are { bid }: your bid stands. { $left ->
    [one] That cup has one die left, so the next round is special.
   *[other] That cup has { $left } dice left.
}
lesson-palifico = { lesson-name } is down to one die, and opens a palifico round: aces are not wild, and the face is locked. The bid is { bid }.
lesson-locked = Only the number can go up. You hold { bid }. Your ace doesn’t help now, but { lesson-name } may hold a { face }. Raise or doubt?
lesson-own-bid-stands = { lesson-name } doubted you. There are { bid }, as you bid. That was { lesson-name }’s last die. The last player with dice wins the game.
lesson-own-bid-falls = There are { bid }, but you bid { $claimed }. That was too many, so you lose a die. It happens to everyone! The last player with dice wins the game.
lesson-own-doubt-wrong = There are { bid }, and { $claimed } would have been enough. The bid was true, so you lose a die. It happens to everyone! The last player with dice wins the game.
lesson-rather-bid = That’s a legal move, but for this lesson, bid { bid }.
lesson-rather-dudo = That’s a legal move, but in this lesson, doubt the bid: call dudo.

## Reports of rules

rules-shared = Rules common to all editions
rules-readings = How we interpret errors and gaps in the text
rules-box = The box
rules-if-calza = With calza:
rules-note-sources = Each line cites a heading from that edition’s booklet, in its original language. Brackets mark rules that the booklet only implies.
rules-silent = not stated in this edition
rules-unsaid = not stated in any edition

## Play in the terminal

play-your-dice = Your dice: { $dice }.

## Records

tell-seat = Seat { $seat }
tell-dice-left = Dice left: { $dice }

## Errors in records: the place, and the fault

# $place: a file and the following items, separated by commas.
record-error = { $place }: { $why }
record-at-line = line { $line }
record-at-round = round { $round }
record-at-move = move { $move }
record-at-said = move { $move } ({ $said })
error-review-unfinished = Only finished games can be reviewed.
error-record-unreadable = This file can’t be read: { $why }
error-record-too-long = A record can be at most { $most } bytes long.
error-record-not-utf-8 = This is not UTF-8 text: byte { $byte } is invalid.
error-record-syntax = { $why ->
    [mark] A quote, comma or bracket is missing here.
    [twice] This appears twice. Each round starts with [[round]], in double brackets.
    [value] After = write a number, true, false, text in "quotes" or a list in [brackets].
    [key] Write each line as a name, = and a value, such as: opener = 2
   *[other] This can’t be read.
}
error-record-nested = Lists or tables in this record are nested too deeply.
error-record-line-long = This line is longer than { $most } characters.
error-record-key-long = This line contains a name longer than { $most } characters.
error-record-rounds-many = A record can contain at most { $most } rounds.
error-record-dear = This record takes too much time or memory to process.
error-record-version = This record has an unknown format version. Use a record that contains “perudo = { $version }”.
error-record-key-unknown = “{ $key }” is not allowed here. Use one of these: { $allowed }.
error-record-key-missing = “{ $key } = …” is missing.
error-record-key-kind = “{ $key }” must be { $kind ->
    [int] a whole number
    [str] text in quotes
    [dict] a table
    [list] a list
    [list-str] a list of quoted strings
    [list-int] a list of whole numbers
    [list-dict] written as [[{ $key }]], once for each { $key }
   *[setting] true, false, a whole number, text in quotes, or a pair of whole numbers
}.
error-record-position-seats = The position has dice for { $given } seats, but there are { $seats } players.
error-record-hand = The dice of seat { $seat } must be digits from 1 to 6 in quotes, such as "33344", or "" for an eliminated player.
error-record-hands = There must be a hand for each of the { $seats } seats ("" for an eliminated player), but there are { $given }.
error-record-hand-dice = { $left ->
    [0] Seat { $seat } is out: its hand must be "".
    [one] Seat { $seat } has one die left, not { $given }.
   *[other] Seat { $seat } has { $left } dice left, not { $given }.
}
error-record-opener = Seat { $opener } opens this round, not seat { $given }.
error-record-opener-without-dice = Seat { $given } can’t open: it does not exist, or has no dice.
# $key is a key of the record, such as "seed".
error-record-hex = "{ $key }" must consist of pairs of hexadecimal digits (0 to 9 and a to f).
error-record-move = Write a move as "5x4", "dudo" or "calza 2", without capitals, signs, leading zeros or extra spaces.
error-record-after-call = The call ended the round, so no move may follow it.
error-record-after-end = The game is over, and seat { $winner } has won, so no round may follow.
error-record-after-unfinished = The previous round stops without a call. Only the last round may be unfinished.

## Errors in chat, clocks and rule codes

error-rule-code = The rule code “{ $text }” can’t be read: “{ $part }” is not a setting.
error-text-empty = Say something.
error-text-characters = This line contains characters that can’t be shown.
error-talk-closed = The host has closed the chat at this table.
error-too-fast = Not so fast. Wait a moment.
error-too-busy = The server is too busy at the moment. Try again in a minute.
error-too-many-sockets = You have too many pages from this server open. Close some of them, or try again later.
error-too-many-listed = The list of open tables already shows { $count } of your tables. Remove one first, or share the link to this table.
error-too-many-listed-nearby = The list of open tables already shows { $count } tables from your network. Join one of them, or share the link to your table.
error-forbidden-origin = This request came from a page at another address. Open this server’s own page, and try again there.
error-table-worn-out = This table’s log is full. Open a new table.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-resume-away = { $name } is away, and resuming would restart their clock. Wait for them, or let a bot play for them in the meantime.
error-aid-hidden-dice = The odds can only be shown if lost dice are visible. Make lost dice visible too.
