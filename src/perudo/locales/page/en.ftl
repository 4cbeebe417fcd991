# Messages that only the page uses.

## Names, languages and time

page-title = Perudo
page-title-turn = ● Your turn · Perudo
page-title-waits = { $name }’s turn · Perudo
page-what = Liar’s dice: bid on everyone’s dice, call the bluff.
page-your-name = Your name
page-edition = Rules
page-by-your-box = Play by your box
page-play-now = Play now
page-new-here = New to Perudo?
page-new-show = Show me (3 minutes)
page-new-know = I know how to play
page-play-now-about = { $count ->
    [one] against a bot
   *[other] against { $count } bots
}
page-bots = Bots
page-bots-level = How well they play
page-level = Level
page-bots-weaker = Weaker opponents
page-bots-stronger = Stronger opponents
page-with-friends = With friends
page-find-others = With others
page-find-waits = { $name } is waiting
page-house-rules-none = Back to the printed rules
page-rules-picture = The pictures show which bids may follow the last one, whether lost dice are visible, and whether you can be palifico twice.
page-rules-linked = Your link contains these rules: { $edition }.
page-join = With a code
page-join-go = Go to the table
page-code = Table code
page-how-to-play = How to play
page-install = Install as an app
howto-dice = Everyone shakes their dice under a cup. You see only your own.
howto-bid = “{ bid }”: that is a bid. It claims that at least that many are under all the cups together.
howto-raise = The next player raises, for example to { bid }, or calls dudo: “I don’t believe it.”
howto-dudo = After dudo all cups lift. { word-Aces } count as any { word-face }. Whoever was wrong loses a die; the last player with dice wins.
howto-fine = The fine print: { $edition }
howto-sources = Show the sources
page-open-tables = Open tables
page-no-open-tables = No table is open to everyone right now. Open one with friends, and list it.
page-going-on = Games in progress
page-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
page-gathers = players gathering
page-return = Return
page-played = Recent games
page-career = Wins: { $wins } of { $games }
page-daily = Today’s puzzle
page-table-of = { $name }’s table
page-invited = { $name } invites you
page-chairs-free = { $count ->
    [0] no chair is free
    [one] one chair is free
   *[other] { $count } chairs are free
}
page-begins-itself = starts once { $count } people are seated
page-to-front = Back to the start
page-language = Language
page-to-light = Light colours
page-to-dark = Dark colours
page-ace = Picture of the { word-ace }
page-ace-box = as in the edition
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
page-bot-faces = Bots react
page-coach = Coach against bots
page-coach-says = The coach:
page-coach-ask = What would a coach say?
page-coach-bid = You bid { bid }. With your dice, about { $expected } were likely.
page-coach-call = You called { bid }. With your dice, about { $expected } were likely.
page-coach-passed = The bid was { bid }. With your dice, about { $expected } were likely.
page-coach-best = Better: { $best }.
page-coach-figures = Figures
page-coloured-dice = Dice in colours
page-close = Close
page-dismiss = Dismiss
page-lost = No connection, trying again … Your seat is kept. Your moves are sent once the connection is back.
page-lost-said = No connection, trying again … Your move is waiting and will be sent.
page-missed = While you were away
page-new = new
# The chance of a bid.
page-new-bid = new
page-loading = Going to the table …
page-broken = This page did not load
page-broken-text = Your connection may be down. Try again in a moment.
page-nowhere = There is nothing here
page-nowhere-text = The address may be incomplete or mistyped.
page-no-table = No such table
page-error-unknown = The server refused this ({ $code }).
# A table before its game
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
# Precedes a countdown, such as 0:17.
page-waited-for = time left to return:
page-chair-kept = A bot keeps this chair until they are back.
page-rename = Rename
page-save = Save
page-remove = Remove { $name }
page-lock-about = Nobody new can sit down. Seated players keep their seats.
page-lock = Lock the table
page-remove-not = Keep them
page-remove-playing = A bot will play in their seat.
page-remove-about = They cannot sit down at this table again, unless you let them back in.
page-remove-title = Remove { $name }?
page-remove-button = Remove
page-make-host = Make host
page-make-host-title = Make { $name } the host?
page-make-host-about = Only the new host can make you host again.
page-make-host-not = Stay host
page-unmute-for-all = Unmute for everyone
page-mute-for-all = Mute for everyone
page-people-none = Nobody else is here yet.
page-removals = Removed
page-readmit = Let back in
page-people = Players
page-invite = Invite friends
page-share-invite = Come and play Perudo with me:
page-invite-about = Anyone who opens this link can sit down. On a phone, scan the QR code.
page-invite-alone = This link works only on this computer.
page-invite-lan = To connect phones, start the server on the local network: make play LAN=1
page-invite-phones = Phones cannot open it?
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-qr = QR code of the link to this table
page-rules = Rules of this table
page-rules-here = Rules of this table
page-rules-of = Rules: { $edition }
page-rules-change = Change
page-rule-code = Share these rules
page-rule-code-about = Anyone who opens this link can play by the same rules, at their own table.
page-rule-code-link = Link to these rules
page-rules-done = Done
page-here = These rules in detail
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
page-seeking = Looking for others who want these rules. When { $count } people are seated, the game starts automatically, and bots take the other chairs.
page-start-with-bots = Start with bots
page-start-waits = { $name } starts the game.
page-too-few = { $count ->
    [one] One more player is needed: a friend, or a bot.
   *[other] { $count } more players are needed: friends, or bots.
}
# Table settings
page-table-settings = Table settings
# At the table
page-table = Table
page-menu = More
page-settings = Settings
page-alert-sound = Sound
page-alert-vibration = Vibration
page-alert-notices = Notify me
page-push-failed = This browser shows notifications only while the page is open.
page-quiet-nights = No sound at night
page-call-about = The next move may take hours. Do you want a notification when it is your turn?
page-call-me = Notify me
page-not-now = Not now
push-club-table = { $name } has opened a table
push-club-table-about = In the club { $club }
push-evening = { $club } meets soon
push-evening-about = The evening begins within an hour.
push-round = Round { $round } has begun
push-round-about = { $tournament }: your table is waiting for you.
page-alert-refused = Your browser blocks notifications from this page. You can allow them in its settings for this site.
page-aid-chip = Odds
page-calza-window = { $name } can still move first.
page-calza-window-you = You can still move first.
page-calza-own = Your own bid: { calza } claims that it is exact.
page-retract = Take it back
page-in-play = { dice-count } on the table
page-expected = Of { dice-count }, about { $expected } count as { faces }
page-last-seconds = Ten seconds are left.
page-what-now = What now
page-paused = The game is paused
page-paused-about = Clocks and bots are stopped.
page-paused-blocked = With a clock, the game continues when everyone is here or has a bot playing for them.
page-go-on = Resume
page-now-resumed = The game goes on.
page-now-locked = The table is locked. Nobody new can sit down.
page-now-unlocked = The table is open again.
page-was-removed = The host has removed { $name }. A bot plays on.
page-host-is = { $name } is the host now.
page-host-is-you = You are the host now.
page-pause-asked = { $names } { $count ->
    [one] asks
   *[other] ask
} for a pause.
page-pause-agree = Agree
page-pause-decline = Play on
page-pause-declined = The others want to continue.
page-pause-waits = You have asked for a pause. All players must agree.
page-hesitates = is taking a while
page-asks-pause = asks for a pause
page-pause = Ask for a pause
page-pause-now = Pause the game
page-pause-not = Withdraw my request
page-round = Round { $round }
page-round-begins = Round { $round }.
page-opening = Opening roll
page-over = The game is over
page-place = Place { $place } of { $count }
page-order = Order of finish
page-series = Score
page-series-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
page-series-player = Player
page-series-wins = Wins
page-series-places = Places
page-series-dudos = Right dudos
page-champion = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } share first place for the evening!
}
page-champion-own = You win the evening!
page-series-end = End the evening
page-series-end-title = End the evening?
page-series-end-about = Everyone sees who has won the evening. The next game starts a new score.
page-series-end-not = Play on
page-facts = Highlights
page-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
}
page-leave = Leave the table
page-leave-title = Leave the table?
page-leave-playing = A bot will play in your seat. Open the link again to take it back.
page-leave-gathering = Your chair becomes free.
page-leave-alone = Nobody else is playing here, so the game and your seat wait until you open the link again.
page-leave-out = You are eliminated. The others continue without you.
page-left-alone = The game waits, and so does your seat.
page-left-people = Your seat waits for you. If you stay away, the others may let a bot play until you are back.
page-left-clock = Your seat waits for you, but your clock keeps running. After two timeouts a bot plays until you are back.
page-leave-yes = Leave
page-stay = Stay
page-hand-over = Play on another device
page-hand-over-about = Scan the QR code with the other device, or open the link there. It works once, for a few minutes. Keep it to yourself: anyone who opens it gets your seat.
page-hand-over-link = Link to your seat
page-hand-over-qr = QR code of the link to your seat
page-handed = You are now playing on another device. Here you can watch.
page-locked = The host has locked this table. You can watch.
page-removed = The host has removed you from this table. You can watch, or open a table of your own.
page-history = Moves so far
page-told = What happens at the table
page-round-so-far = Bids of this round
page-you = You
page-your-dice = Your dice
page-hide-dice = Hide my dice
page-your-turn = Your turn
page-tip-ok = Got it
page-tip-bid = A bid is about all cups together: at least that many dice.
page-tip-dudo = You don’t believe the last bid? Hold Dudo down, or tap it twice.
page-tip-lower-aces = A bid of { word-aces } needs only half as many, because only { word-aces } count for it.
page-tip-aces = { $ace ->
    [bird] The bird
    [head] The head
   *[sun] The sun
} is wild: it counts as any { word-face }.
page-tip-palifico = Palifico: the opener has only one die left. In this round { word-aces } are not wild.
page-to-act = to act
page-waits-for = It is { $name }’s turn.
page-rolling = Everyone rolls a die; the highest opens.
page-shaking = Shake, slam, peek.
page-palifico = Palifico
page-out = out
page-ready = ready
page-stand-in = stand-in
page-program = external bot
page-registered-name = registered name
page-rated = rated
rated-about = Rated: whoever leaves the game comes last.
page-leave-rated = This game is rated. If a bot has to move for you, you come last, even if you return.
unrated-alone = Not rated: fewer than two people play.
unrated-absent = Not rated: somebody is not here.
unrated-address = Not rated: two of you share an internet connection.
rated-change = Your rating: { $rating } ({ $change })
page-watching = You are watching. You see the dice when the cups lift.
page-you-are-out = You are out: place { $place } of { $count }. Well played!
page-see-cups = See all cups
page-faster = Faster
page-to-result = To the result
page-new-game = New game
page-you-watch = watching
page-watch-gathering = You are watching this table. Stay to see the game when it starts.
page-watch-over = Stay to watch the next game, or to sit down when people gather for it.
page-behind = One round behind
page-behind-open = Round { $round }, all cups open
page-behind-later = From the second round on, you can look under all cups, one round late.
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
# Keyboard shortcuts and questions. $key is a key's name in browsers.
page-keyboard = Keyboard
page-keys-characters = Letters and digits as shortcuts
page-keys-about = Tab reaches everything. Turn this off if you use dictation: then letters, digits and question marks are no longer shortcuts.
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
page-ask-dudo = You may call dudo.
page-ask-calza = You may call calza.
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
cheer-caught = { $name } caught the bluff!
cheer-caught-you = You caught the bluff!
cheer-held = { $name } told the truth!
cheer-held-you = You told the truth!
cheer-exact = { $name } hit it exactly!
cheer-exact-you = You hit it exactly!
page-last-two = The last two: { $names }!
page-why = Why?
page-why-title = Why the bots made these moves
page-why-wait = One moment …
page-why-alone = The bot also used earlier rounds. It explains this when the game is over.
# Verification of dice. docs/fair-dice.md explains seeds, commitments and contributions.
page-check = Check these dice
page-check-round = Dice of round { $round }
page-check-fair = Everything matches: nobody chose or changed any of these dice after the server’s commitment.
page-check-unfair = This does NOT match. Keep the record of this game, and show it to the others.
page-check-committed-yes = Seed and digests match the server’s commitment from before the dice were drawn, which this browser saw.
page-check-committed-no = Seed or digests do NOT match the server’s commitment that this browser saw.
page-check-committed-unknown = The server’s seed matches the commitment shown here, which this browser did not see before the draw.
page-check-unfit = The server’s seed does NOT match the commitment shown here.
page-check-parts-yes = Each contribution matches the digest that was submitted before any contribution was revealed.
page-check-parts-no = The contributions are INVALID: one of them is from a seat that can’t contribute, has the wrong length, or does not match its digest.
page-check-mine-yes = The dice include this browser’s contribution.
page-check-mine-no = The dice do NOT include this browser’s contribution, which was sent in time.
page-check-mine-late = The dice do not include this browser’s contribution, because it was not revealed in time.
page-check-mine-unknown = This browser did not contribute to these dice.
page-check-withheld = { $name } committed to a contribution to these dice but did not reveal it, so one derived from the seed was used.
page-check-withheld-you = You committed to a contribution to these dice but did not reveal it, so one derived from the seed was used.
page-check-dice-yes = Seed and contributions produce exactly the dice under the cups.
page-check-dice-no = Seed and contributions do NOT produce the dice under the cups.
page-check-opener-no = Seed and contributions produce a DIFFERENT opener, or different opening rolls.
page-check-limits = This check can’t show whether the server’s operator looks under the cups.
page-check-seed = Seed
page-check-commitment = Commitment
page-check-digests = Digests of the contributions
page-check-no-digest = none
page-check-parts = Contributions to the dice
page-check-part-held = derived from the seed
page-waits-for-all = Waiting for { $names }
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
page-signed-none = No server has signed this record, so it may have been changed or invented.
page-signed-here = This server signed this record: names, rules, moves and dice are exactly as they were played here.
page-signed-other = Another server signed this record, with the key { $key }. To find out whose key that is, and that nothing was changed, use: perudo verify
page-signed-unfit = The signature does NOT match this record: something was changed, added or removed after signing.
# The lesson
page-learn-title = Learn to play · Perudo
page-learn-in-minutes = Learn in three minutes
page-learn-at = First game: { $at } of { $of }
page-learn-told = What the lesson says
page-learn-onward = Continue
page-learn-skip = Skip ahead
page-learn-over = The end of the lesson
page-learn-calza = At some tables you can also call calza: you claim that a bid is exact. If it is, you take back a lost die; if not, you lose one.
page-learn-differs = The rules you chose ({ $edition }) differ from this lesson:
page-learn-loading = Laying the table …
page-learn-failed = The lesson could not be loaded. Try again when you are back online.
page-offline = No connection
page-offline-about = Your device may be offline, or the server may be down. This page reconnects automatically. Meanwhile you can learn the game.
page-kept-out = The server can’t let you in
page-lost-here = No connection, trying again …
page-learn-offline = To play a whole game you need a connection. This page reconnects automatically.
page-practice = Practise
page-practice-title = Practise · Perudo
page-practice-puzzles = Puzzles
page-practice-odds = Odds
page-practice-today = Today
page-practice-what = What would you do?
page-practice-likely = How likely, roughly?
page-practice-loading = Laying the table …
page-practice-failed = The puzzles could not be loaded. Try again when you are back online.
page-practice-rating = You: { $mine }. This one: { $rating }.
page-practice-answer = The answer
page-practice-chances = Chance to win the game
page-practice-why-dudo = Given all bids, dudo is right { $chance } of the time.
page-practice-why-bid = After these bids, “{ bid }” would be true { $chance } of the time. The next player’s reaction matters too.
page-practice-why-calza = The bid is likely enough to be exact.
page-practice-next = Next
page-practice-streak = Days in a row: { $days }
page-practice-told = Perudo, { $date }: { $marks }
page-practice-under = under { $chance }
page-practice-between = { $low } to { $high }
page-practice-over = over { $chance }
page-practice-right = Right!
page-practice-wrong = Not quite.
page-practice-exact = Exactly: { $chance }.
# The shared screen
page-screen = Show on a big screen
page-tv = This is the TV
page-screens = Shown on a big screen
page-show-table = Show the table here
page-only-dice = Only my dice
page-screen-join = Join in
page-screen-scan = Scan the QR code, or open
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
page-review-working = Reviewing each decision …
page-replay-none = No such game
page-replay-failed = The game did not load
page-replay-failed-text = Your connection may be down. Try again in a moment.
page-try-again = Try again
page-replay-record = Replay a recorded game
page-docs = Documentation
page-me = My name
page-tournament = Tournament
page-replay-record-about = Drop a .perudo file here, or choose one. The page replays it by its rules, with all dice visible, and does not store it.
page-replay-choose = Choose a file
page-replay-drop = Drop the file to replay it.
page-replay-paste = Or paste one here
page-type = Enter a game
page-type-about = For a game at your own table: who bid what, and which dice were under the cups. This browser stores it until you begin a new one.
page-type-opens = Who opens round { $round }?
page-type-hands = What was under the cups?
page-type-rounds = To the rounds
page-type-undo = Undo
page-type-again = Start a new one
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
page-round-others-lose = Round { $round }: everyone except { $name } loses a die
page-round-gains = Round { $round }: { $name } takes back a die
page-round-out = Round { $round }: { $name } is out
page-round-exact = Round { $round }: exactly right
page-round-open = Round { $round }, not finished
# The chance of a bid, given only the dice of its bidder.
page-own-chance = Given the bidder’s own dice: { $chance } likely.
page-truth = { $count ->
    [0] Under all cups: not one { face }.
   *[other] Under all cups: { bid }.
}
page-decisive = Decisive moment
# Solved positions of a replay: how often each move should be made. $chance is a percentage, such as 62%.
page-solved = Solved: the best moves, and how often to make them
page-solved-chance = With these dice { $name } wins this round { $chance } of the time, if both follow the solution.
# A player and their move, such as “Ana: two fours.”
page-solved-share = The solution makes this move { $chance } of the time.
page-solved-never = The solution never makes this move.
page-solved-nothing = The solution has no advice after a bid that it never makes.
page-solved-strayed = Earlier { $name } made a bid that the solution never makes. This is now the best reply to a player who otherwise follows the solution.
page-solved-what = What is this?
page-solved-about = This round is small enough to be solved completely. If you choose moves at random with these frequencies, no opponent can do better in the long run than to play the same way.
page-share = Share
page-share-game = Share this game
page-share-link = Link to this replay
page-share-alone = This link works only on this computer.
page-share-about = Anyone who opens this link can replay the game.
page-picture-save = Save the picture
page-picture-send = Send the picture
page-to-table = Back to the table
# People who come and go, for screen readers
page-sat-down = { $name } sits down.
page-sat-down-you = You sit down.
page-stood-up = { $name } stands up.
page-stood-up-you = You leave your chair.
page-stand-in-came = A bot now plays for { $name }.
page-stand-in-came-you = A bot now plays for you.
page-came-back = { $name } is back.
page-came-back-you = You are back.
page-withheld = { $name } took no part in drawing these dice, perhaps because the connection dropped. The dice are fair all the same.
page-withheld-you = You took no part in drawing these dice, perhaps because the connection dropped. The dice are fair all the same.
# Chat
page-talk = Chat
page-talk-news = Chat: { $count ->
    [one] one new line
   *[other] { $count } new lines
}
page-talk-quiet = Nobody has said anything yet.
page-talk-seated = Only seated players can chat.
page-say = Message
page-say-send = Send
page-phrases = Phrases
page-reactions = Reactions
page-mute = Mute players
page-mute-one = Mute { $name }
page-unmute-one = Unmute { $name }
page-shake = Shake my cup
page-peek = Peek
me-title = Your name
me-about = Register your name, and your seats and games follow you to all your devices. No e-mail, no password.
me-register = Register my name
me-passkey-about = Your device asks for your fingerprint, your face or its PIN. There is nothing to remember.
me-register-with-code = Use a recovery code instead
me-passkey = Passkey
me-passkey-add = Add a passkey for this device
me-passkey-added = Added: you can sign in with it from now on.
me-passkey-made = Made on { $date }
me-passkey-remove = Remove
me-passkey-remove-made = Remove the passkey made on { $date }
me-games = Your games
me-games-none = Games that you finish on this server will be counted here.
me-ratings = Ratings
me-ratings-about = A rating shows how strong you are, on the same scale as the bots. Rated games are for people with registered names. Whoever leaves comes last.
me-rating-2 = Two players
me-rating-4 = Three or four players
me-rating-8 = Five to eight players
me-rating-margin = { $rating } ± { $margin }
me-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
me-rating-bots = Bots on the same scale
me-rating-chart = Rating over the last { $count } games, from { $from } to { $to }
me-find-rated = Find an opponent
me-open-rated = Open a rated table
me-visibility = Who sees your ratings and games
me-visible-everybody = Everybody
me-visible-clubs = Members of my clubs
me-visible-nobody = Only me
me-public-page = Your page for others
me-finished-games = Games
me-since = Name registered since { $date }
me-hidden = You can’t see this person’s ratings and games.
me-report = Report this person
me-report-about = Is this person’s name offensive, or something they wrote? Whoever runs this server reads your report. This person does not see it.
me-report-text = What happened?
me-report-send = Send the report
me-reported = Your report was sent. Thank you.
me-no-games = No finished games yet.
me-wins = Won
me-bluffs = Bluffs believed
me-dudos = Dudos right
me-calzas = Calzas right
me-of = { $count } of { $total }
me-reviewed = Reviewed games: { $count }
me-answered = Answered: { $count }
me-played-with = Played with
me-games-together = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
me-invite = Invite to a table
me-invite-chosen = Open a table and invite them
me-passkey-sign-in = Sign in with a passkey
me-passkey-cancelled = No passkey was used. Try again, or use a recovery code.
me-change = Change name
me-have-name = Registered your name on another device?
me-have-name-about = Show the QR code on the device where you are signed in, and scan it with this one. Or enter your recovery code.
me-code = Recovery code
me-sign-in = Sign in
me-code-about = Write this code down: it is shown only once. It signs you in on any device, and it is the only way back if you lose this device.
me-code-saved = I have saved it
me-new-code = Make a new code
me-new-code-about = If you have lost your code, or somebody has seen it, make a new one. The old code then stops working.
me-devices = Your devices
me-this-device = this device
me-used = last used: { $date }
me-sign-out = Sign out
me-sign-out-device = Sign out: { $device }
me-add-device = Another device
me-show-qr = Show a QR code
me-add-device-about = Scan this code with the other device, or open the link there. It works once, within five minutes. Show it to nobody else.
me-qr = QR code that signs in another device
me-link = Link that signs in another device
me-link-about = This device will then play under your name. Games that were played here as a guest become yours.
me-sign-in-here = Sign in on this device
me-data = Your data
me-download = Download everything stored about you
me-delete = Delete my name
me-delete-ask = Delete your name?
me-delete-about = Your name and what you wrote disappear from all tables and records, and every device is signed out. Your games stay, without you. This cannot be undone.
me-delete-keep = Keep it
club-yours = Your clubs
club-about = For people who play together regularly: one link, the next evening, and who wins how often.
club-name = Name of the club
club-found = Found a club
club-invited = You are invited to this club. Members: { $count }
club-join = Join
club-need-name = Members have registered names. Register yours first, then open this link again.
club-next = Next evening
club-next-at = Next evening: { $date }
club-no-evening = No evening is planned.
club-when = Day and time
club-plan = Plan it
club-cancel = Cancel the evening
club-coming = I’ll come
club-not-coming = I can’t come
club-comes = is coming
club-comes-not = can’t come
club-open-table = Open a table
club-call-about = Do you want a notification before an evening begins, and when somebody opens a table?
club-table = Table { $code }, opened { $time }
club-standings = Standings
club-period = Evening or year
club-no-games = Games at the club’s tables will be counted here.
club-place = Place
club-games = Games
club-wins = Won
club-members = Members
club-owner = owner
club-remove = Remove: { $name }
club-removal = Remove
tournament-new = Tournament
tournament-about = Friends join by a link. Bots take the free places, and each new round starts automatically.
tournament-yours = Your tournaments
tournament-name = Name of the tournament
tournament-form = Format
tournament-knock-out = Knock-out
tournament-swiss = Swiss system
tournament-knock-out-about = The better half of each table (rounded down) goes on, until one player has won.
tournament-swiss-about = Everybody plays all rounds. Each player who finishes behind you is worth a point.
tournament-table-size = Players at a table
tournament-rounds = Rounds
tournament-slow = A round may take weeks. Players can be notified when it is their turn.
tournament-open = Open the tournament
tournament-join = Join the tournament
tournament-late = The tournament has begun. From the next round, you can take the place of a bot.
tournament-no-place = No place is free, but you can watch.
tournament-start = Start the tournament
tournament-bots = { $count ->
    [one] A bot takes the free place.
   *[other] { $count } bots take the free places.
}
tournament-starts-later = Wait until the tournament starts. You will then be taken to your table.
tournament-link = Link for players
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-your-table = To your table
tournament-call-about = Do you want a notification when a round begins?
tournament-wait = The next round begins when all tables have finished.
tournament-next-in = Next round in { $seconds } s.
tournament-your-place = You are number { $place } of { $count }.
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-final = Final
tournament-watch = Watch
tournament-points = Points
tournament-still-in = still in
tournament-bot = bot
tournament-screen = Show on a TV
tournament-leave = Leave the tournament
tournament-leave-ask = Leave the tournament?
tournament-leave-about = A bot plays on from the next round.
tournament-left = You have left. A bot plays for you.
tournament-return = Come back
tournament-remove-ask = Remove { $name }?
tournament-stay = Cancel
tournament-another = Another tournament
tournament-won = Winner: { $names }
tournament-fair-play = Fair play
tournament-fair-play-about = Two players who avoid calling each other win more often than they should. You can check whether anybody did. Only you see the result.
tournament-fair-play-check = Check the games
tournament-fair-play-progress = Games checked: { $analysed } of { $games }
tournament-fair-play-none = No two players avoided each other noticeably.
tournament-fair-play-note = These players called each other conspicuously seldom. That proves nothing: friends who always sit side by side, or somebody who fears one opponent, can also stand out. Look at their games.
tournament-fair-play-calls = Calls: { $calls } of { $opportunities }, expected: { $expected }
tournament-fair-play-pair = { $one } and { $other }
club-remove-ask = Remove { $name }?
club-remove-about = With the link, a removed member can join again. To prevent that, replace the link.
club-link = The club’s link
club-link-about = Whoever has this link can join.
club-new-link = Replace the link
club-rename = Change the name
club-leave = Leave the club
club-leave-about = To come back, you need the club’s link. The last member to leave ends the club.
club-stay = Stay
club-keep-member = Keep
me-failed = The server can’t be reached. Try again.
