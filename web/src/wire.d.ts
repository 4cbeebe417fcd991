// Generated from the server's messages by `make generate`. Do not edit.

/**
 * Why an action is illegal. The sentence for each reason is the message ``reason-<value>`` in ``locales/``.
 */
export type Reason =
  | "aces-do-not-open"
  | "already-dealt"
  | "caller-without-dice"
  | "calza-in-palifico"
  | "calza-next-player"
  | "calza-off"
  | "calza-own-bid"
  | "calza-with-two"
  | "face-locked"
  | "fewer-than-half-in-aces"
  | "fewer-than-twice-aces-plus-one"
  | "game-over"
  | "hands-not-one-a-seat"
  | "no-dice-bid"
  | "no-opening-roll"
  | "no-such-face"
  | "not-dealt"
  | "not-higher"
  | "not-your-turn"
  | "nothing-bid"
  | "one-axis"
  | "opener-missing"
  | "over-all-dice"
  | "wrong-number-of-dice"
  | "wrong-opener"
  | "wrong-rollers";

export interface Wire {
  from_client:
    | Ping
    | WatchLobby
    | Open
    | FindGame
    | DecodeRules
    | GetSeatStatuses
    | Watch
    | Sit
    | Rename
    | Leave
    | HandOver
    | Invite
    | TakeSeat
    | Configure
    | SeatBot
    | Substitute
    | Remove
    | Lock
    | Mute
    | PassHost
    | EndSeries
    | Readmit
    | Start
    | Act
    | Retract
    | Contribute
    | Ready
    | SetSpeed
    | Pause
    | DeclinePause
    | Resume
    | Chat
    | React
    | Rematch;
  from_server:
    Welcome | LobbyState | TableState | ChatLines | Reacted | RulesInfo | SeatLink | SeatStatuses | Done | Refused;
  replay: ReplayMessage;
  reviewed: ReviewMessage;
  coached: CoachComment;
  next: NextMoves;
  explanations: Explanations;
  lesson: Lesson;
  examples: Examples;
  practice: Practice;
  puzzle: Puzzle;
  odds: OddsDrill;
  me: Me;
  registration: Registration;
  sign_in_link: SignInLink;
  register_name: RegisterName;
  sign_in: SignIn;
  change_name: ChangeName;
  passkey_options: PasskeyOptions;
  sign_out: SignOut;
  subscribe: Subscribe;
  push_key: PushKey;
  statistics: PersonalStatistics;
  practice_progress: PracticeProgress;
  set_visibility: SetVisibility;
  remove_passkey: RemovePasskey;
  profile: Profile;
  report_person: ReportPerson;
  personal_data: PersonalData;
  club: ClubAnswer;
  clubs: Clubs;
  tournament: Tournament;
  tournaments: Tournaments;
  collusion_report: CollusionReport;
  new_tournament: NewTournament;
  join_tournament: JoinTournament;
  leave_tournament: LeaveTournament;
  club_rules: ClubRulesAnswer;
  found_club: FoundClub;
  change_club: ChangeClub;
  leave_club: LeaveClub;
  answer_invitation: AnswerInvitation;
}
/**
 * Keep-alive. The server answers immediately, so that a client that receives no other messages can check its
 *     connection.
 *
 * Sent by anyone, including external bots. Rate limit: `nothing`.
 */
export interface Ping {
  do: "ping";
  id: string;
}
/**
 * Subscribe to the lobby's list of tables instead of to a table.
 *
 * Sent by anyone. Rate limit: `table`.
 */
export interface WatchLobby {
  do: "watch-lobby";
  id: string;
}
/**
 * Open a table and sit down as its host. The ``table`` field of the answer contains the table's code.
 *
 * Sent by anyone. Rate limit: `open`.
 */
export interface Open {
  do: "open";
  id: string;
  name: string | null;
  edition: string;
  options?: {
    [k: string]: boolean | number | string | [number, number];
  };
  chairs?: number;
  table_settings?: TableSettings;
  bots?: ("beginner" | "gambler" | "master" | "odds" | "planner" | "reader")[];
  start?: boolean;
  club?: string | null;
  rated?: boolean;
}
/**
 * The settings that a host chooses besides the rules. Everyone at the table can see these settings.
 */
export interface TableSettings {
  listed?: boolean;
  training_aid?: boolean;
  spectators_see_previous_round?: boolean;
  chat?: boolean;
  clock?: ClockSettings | null;
  autostart_at?: number | null;
  speed?: "fast" | "normal" | "slow";
  eliminated_see_dice?: boolean;
  external_bots?: boolean;
}
/**
 * A player's time limits (s): ``move`` for each move, or a ``bank`` for the whole game. Each move adds
 *     ``increment`` seconds to the bank. If both ``move`` and ``bank`` are set, a player who has used up the time for a
 *     move draws on the bank.
 */
export interface ClockSettings {
  move?: number;
  bank?: number;
  increment?: number;
}
/**
 * Sit down with the next person who wants the same rules.
 *
 *     The ``table`` field of the answer contains the table's code.
 *
 *     If the name looks like another name at the table, the server appends a number.
 *
 * Sent by anyone. Rate limit: `open`.
 */
export interface FindGame {
  do: "find-game";
  id: string;
  name: string;
  edition: string;
  options?: {
    [k: string]: boolean | number | string | [number, number];
  };
  rated?: boolean;
}
/**
 * Decode a rule code. The answer is ``RulesInfo``, then ``Done``.
 *
 * Sent by anyone. Rate limit: `table`.
 */
export interface DecodeRules {
  do: "decode-rules";
  id: string;
  rules: string;
}
/**
 * Request the status of the `tables` where this guest has a seat. The answer is ``SeatStatuses``, then ``Done``.
 *     ``SeatStatuses`` omits requested tables where the guest has no seat, and adds any other tables that are waiting for
 *     the guest's move.
 *
 * Sent by anyone, including external bots. Rate limit: `table`.
 */
export interface GetSeatStatuses {
  do: "seat-statuses";
  id: string;
  /**
   * @maxItems 6
   */
  tables:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
}
/**
 * Subscribe to this table's state: first the current state, then every change.
 *
 *     ``screen``: whether this is a shared display in the players' room. Even if a player opens it, a shared display
 *     receives a spectator's view, without earlier rounds. Opening a shared display does not mark the player as present.
 *
 * Sent by anyone, including external bots. Rate limit: `table`.
 */
export interface Watch {
  do: "watch";
  id: string;
  table: string;
  screen?: boolean;
}
/**
 * Take a free chair (default: the first free chair), or take your own seat back from a bot.
 *
 *     If the name looks like another name at the table, the server appends a number.
 *
 * Sent by anyone, including external bots. Rate limit: `logged`.
 */
export interface Sit {
  do: "sit";
  id: string;
  table: string;
  name: string;
  chair?: number | null;
}
/**
 * Change your name; the new name must not look like another name at the table.
 *
 * Sent by seated guests, including external bots. Rate limit: `logged`.
 */
export interface Rename {
  do: "rename";
  id: string;
  table: string;
  name: string;
}
/**
 * Leave your seat; during a game, a bot takes it over.
 *
 * Sent by seated guests, including external bots. Rate limit: `leave`.
 */
export interface Leave {
  do: "leave";
  id: string;
  table: string;
}
/**
 * Request a link that moves your seat to another device. The answer is ``SeatLink``, then ``Done``.
 *
 *     ``address``: the address at which other devices can reach the table.
 *
 * Sent by anyone. Rate limit: `table`.
 */
export interface HandOver {
  do: "hand-over";
  id: string;
  table: string;
  address: string;
}
/**
 * Invite people with registered names to a table where you have a seat. You can invite only people with whom you
 *     have finished a game or share a club.
 *
 * Sent by anyone. Rate limit: `logged`.
 */
export interface Invite {
  do: "invite";
  id: string;
  table: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  people:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
}
/**
 * Take over a seat by presenting the one-time ``secret`` that the seat's owner received. The owner's device then
 *     becomes a spectator.
 *
 * Sent by anyone. Rate limit: `logged`.
 */
export interface TakeSeat {
  do: "take-seat";
  id: string;
  table: string;
  secret: string;
}
/**
 * The host sets the rules before the game begins.
 *
 * Sent by the host before a game. Rate limit: `logged`.
 */
export interface Configure {
  do: "configure";
  id: string;
  table: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  chairs: number;
  table_settings: TableSettings1;
}
/**
 * The settings that a host chooses besides the rules. Everyone at the table can see these settings.
 */
export interface TableSettings1 {
  listed?: boolean;
  training_aid?: boolean;
  spectators_see_previous_round?: boolean;
  chat?: boolean;
  clock?: ClockSettings | null;
  autostart_at?: number | null;
  speed?: "fast" | "normal" | "slow";
  eliminated_see_dice?: boolean;
  external_bots?: boolean;
}
/**
 * The host puts a bot on a free chair before the game begins.
 *
 * Sent by the host before a game. Rate limit: `logged`.
 */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  table: string;
  chair: number;
  bot: "beginner" | "gambler" | "master" | "odds" | "planner" | "reader";
}
/**
 * Any player can let a bot play for a person who is away. The person can return to the seat.
 *
 *     When a person loses the connection, the table waits for a while before a bot may take over: see ``LiveState.grace``.
 *
 * Sent by seated guests during a game. Rate limit: `logged`.
 */
export interface Substitute {
  do: "substitute";
  id: string;
  table: string;
  chair: number;
}
/**
 * The host removes a bot or a person. Bots can be removed only before the game. A removed person cannot sit down at
 *     this table again.
 *
 *     During a game, a bot takes the person's seat, finishes the game, and then leaves. Nobody can permanently remove the
 *     appointed host. Before a game, another person who holds the host role can free the appointed host's chair.
 *
 * Sent by the host. Rate limit: `logged`.
 */
export interface Remove {
  do: "remove";
  id: string;
  table: string;
  chair: number;
}
/**
 * The host locks or unlocks the table. At a locked table no newcomer can sit down, even with a seat link. Players
 *     keep their seats.
 *
 * Sent by the host. Rate limit: `logged`.
 */
export interface Lock {
  do: "lock";
  id: string;
  table: string;
  locked: boolean;
}
/**
 * The host mutes or unmutes a person. A muted person cannot chat, react or change their name at this table.
 *
 * Sent by the host. Rate limit: `logged`.
 */
export interface Mute {
  do: "mute";
  id: string;
  table: string;
  chair: number;
  muted: boolean;
}
/**
 * The host passes the host role to another person, who must be seated at the table and connected.
 *
 * Sent by the host. Rate limit: `logged`.
 */
export interface PassHost {
  do: "pass-host";
  id: string;
  table: string;
  chair: number;
}
/**
 * Between games, the host ends the table's series. The next game starts another series.
 *
 * Sent by the host. Rate limit: `logged`.
 */
export interface EndSeries {
  do: "end-series";
  id: string;
  table: string;
}
/**
 * The host lets a removed person sit down again. ``removal``: see ``PrivateState.removals``.
 *
 * Sent by the host. Rate limit: `logged`.
 */
export interface Readmit {
  do: "readmit";
  id: string;
  table: string;
  removal: number;
}
/**
 * The host starts the game; free chairs are removed.
 *
 * Sent by the host before a game. Rate limit: `logged`.
 */
export interface Start {
  do: "start";
  id: string;
  table: string;
}
/**
 * Bid, or call dudo or calza. ``seq``: the number of the state that the player saw. If the table's state has
 *     changed since then, the server refuses the move as ``stale``.
 *
 * Sent by players, including external bots. Rate limit: `play`.
 */
export interface Act {
  do: "act";
  id: string;
  table: string;
  seq: number;
  move: BidMessage | DudoMessage | CalzaMessage;
}
export interface BidMessage {
  move: "bid";
  quantity: number;
  face: number;
}
export interface DudoMessage {
  move: "dudo";
}
export interface CalzaMessage {
  move: "calza";
}
/**
 * Take back your own last bid within the time that ``LiveState.retractable_for`` shows. ``seq``: the number of the
 *     state that the player saw.
 *
 * Sent by players. Rate limit: `logged`.
 */
export interface Retract {
  do: "retract";
  id: string;
  table: string;
  seq: number;
}
/**
 * Contribute random bytes to the next dice roll (docs/fair-dice.md). The client must already have sent the digest
 *     of these bytes.
 *
 *     ``contribution`` helps to determine the dice of ``round``, for which the server has already published its
 *     commitment. The contribution must match the digest that the client sent earlier. ``next_digest`` is the digest of
 *     the client's contribution to the following round. Before the first deal ``round`` is 0.
 *
 * Sent by players, including external bots. Rate limit: `play`.
 */
export interface Contribute {
  do: "contribute";
  id: string;
  table: string;
  round: number;
  contribution?: string | null;
  next_digest?: string | null;
}
/**
 * Signal that you are ready for the next round or, after the game, for another game. The next round or game begins
 *     when all connected players are ready.
 *
 *     A rematch keeps the same seats and rules. A bot plays for each absent person until that person returns.
 *
 * Sent by anyone, including external bots. Rate limit: `table`.
 */
export interface Ready {
  do: "ready";
  id: string;
  table: string;
  seq: number;
}
/**
 * The host sets the speed of the game. ``instant``: play the rest of the game without delays, which requires that
 *     only bots are left.
 *
 * Sent by the host during a game. Rate limit: `logged`.
 */
export interface SetSpeed {
  do: "speed";
  id: string;
  table: string;
  speed: ("fast" | "normal" | "slow") | "instant";
}
/**
 * Request a pause, or withdraw your own request. Clocks and bots stop once the host or all connected players have
 *     requested a pause.
 *
 * Sent by seated guests during a game. Refused in tournaments. Rate limit: `logged`.
 */
export interface Pause {
  do: "pause";
  id: string;
  table: string;
  wanted?: boolean;
}
/**
 * Decline a pause that needs your agreement. Declining withdraws all pause requests.
 *
 * Sent by seated guests during a game. Rate limit: `logged`.
 */
export interface DeclinePause {
  do: "decline-pause";
  id: string;
  table: string;
}
/**
 * End the pause. Any player can end a pause. In a game with a clock, the pause can end only when all people who
 *     are still playing are connected.
 *
 * Sent by seated guests. Rate limit: `logged`.
 */
export interface Resume {
  do: "resume";
  id: string;
  table: string;
}
/**
 * Send a chat line: a phrase that each reader sees in their own language, or free text.
 *
 * Sent by seated guests. Rate limit: `chat`.
 */
export interface Chat {
  do: "chat";
  id: string;
  table: string;
  phrase?:
    ("good-luck" | "hello" | "hurry" | "nice-bluff" | "oops" | "really" | "sorry" | "thanks" | "well-played") | null;
  text?: string | null;
}
/**
 * Show an emoji, shake the cup, or peek under it. Everyone sees the emoji or gesture immediately. The log does not
 *     record it.
 *
 * Sent by seated guests. Rate limit: `chat`.
 */
export interface React {
  do: "react";
  id: string;
  table: string;
  reaction?: ("clap" | "cool" | "cry" | "gasp" | "laugh" | "think") | null;
  gesture?: ("peek" | "shake") | null;
}
/**
 * Continue after a game without waiting until everyone is ready. The host can continue immediately, and the other
 *     players can continue after a while.
 *
 *     ``start``: whether to start another game. In that game, a bot plays for each person who is not ready; that person
 *     can take the seat back. Without ``start``, the table gathers players again: people can leave seats, take seats, or
 *     give seats to bots.
 *     ``game``: the number of the game that has ended. If another player's command came first, this command has no
 *     effect.
 *
 * Sent by seated guests. Refused in tournaments. Rate limit: `logged`.
 */
export interface Rematch {
  do: "rematch";
  id: string;
  table: string;
  start?: boolean;
  game?: number | null;
}
/**
 * The first message, which lists the editions, settings and bots that this server offers. Clients learn the
 *     editions, settings and values only from this message.
 */
export interface Welcome {
  is: "welcome";
  presets: Preset[];
  editions: EditionInfo[];
  setting_values: {
    [k: string]: (boolean | number | string | [number, number])[];
  };
  prerequisites: {
    [k: string]: Prerequisite;
  };
  raise_examples: {
    [k: string]: RaiseExample;
  };
  bots: ("beginner" | "gambler" | "master" | "odds" | "planner" | "reader")[];
  addresses: string[];
  docs: string | null;
}
/**
 * A named variant of an edition, with some settings changed. A preset is not an edition, and commands do not accept
 *     it as an edition.
 */
export interface Preset {
  id: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
}
export interface EditionInfo {
  id: string;
  rules: {
    [k: string]: boolean | number | string | [number, number];
  };
}
/**
 * A prerequisite for a setting: another setting, and the values of that setting that enable the first one.
 */
export interface Prerequisite {
  setting: string;
  values: (boolean | number | string | [number, number])[];
}
/**
 * Example bids that follow a given bid or start a round.
 */
export interface RaiseExample {
  shows: "raise";
  rule: string;
  palifico: boolean;
  current_bid: BidExample | null;
  bids: BidExample[];
}
export interface BidExample {
  quantity: number;
  face: number;
  why_not: Reason | null;
}
/**
 * The tables in the lobby.
 */
export interface LobbyState {
  is: "lobby";
  tables: LobbyTable[];
}
export interface LobbyTable {
  table: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  clock: ClockSettings | null;
  host: string;
  players: number;
  bots: number;
  chairs: number;
  autostart_at: number | null;
  rated?: boolean;
  person?: string | null;
}
/**
 * The sections of a table's state, limited to what this client may see. A message contains each changed section in
 *     full, and omits sections that have not changed.
 *
 *     ``version`` is the number of this state. Each client receives consecutive numbers. A client that notices a gap in
 *     the numbers has missed a state. The client then sends ``watch`` again, and the answer contains all sections.
 */
export interface TableState {
  is: "table";
  table: string;
  version: number;
  live: LiveState;
  info?: TableInfo;
  game?: GameState | null;
  private?: PrivateState;
}
/**
 * The clocks, the players' presence and the recent actions at a table. This small section is part of every state
 *     update.
 */
export interface LiveState {
  seq: number;
  spectators: number;
  screens: number;
  calza_calls: number[];
  ready: number[];
  continues_in: number | null;
  deadline: number | null;
  time_banks: number[];
  thinking_for: number;
  retractable_for: number;
  paused: boolean;
  pause_requests: number[];
  grace: {
    [k: string]: number;
  };
}
/**
 * The table itself: its rules and its seats.
 */
export interface TableInfo {
  stage: "gathering" | "over" | "playing";
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  rules: {
    [k: string]: boolean | number | string | [number, number];
  };
  rule_code: string;
  table_settings: TableSettings1;
  seats: SeatState[];
  game: number;
  locked: boolean;
  series: Series;
  rated?: boolean;
  unrated?: ("absent" | "address" | "alone") | null;
  tournament?: string | null;
}
/**
 * A chair before the game, or a seat during it. The ``kind`` is ``free`` for an unoccupied chair.
 */
export interface SeatState {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  colour: number;
  bot: ("beginner" | "gambler" | "master" | "odds" | "planner" | "reader") | null;
  substitute: boolean;
  connected: boolean;
  host: boolean;
  aborted_reveals: number;
  external_bot?: boolean;
  muted?: boolean;
  person?: string | null;
}
/**
 * The players' scores in a table's series of games.
 */
export interface Series {
  games: number;
  ended: boolean;
  scores: SeriesScore[];
}
/**
 * One player's score in a series of games.
 */
export interface SeriesScore {
  place: number;
  seat: number | null;
  name: string;
  colour: number;
  wins: number;
  places: number[];
  dudos: number;
  right_dudos: number;
}
/**
 * The public section of the game's state.
 */
export interface GameState {
  view: PublicView;
  timed_out_moves: number[];
  next_draw: NextDraw | null;
  draw: DrawState | null;
  aborted_reveals: number[];
  places: (number | null)[];
  facts: Fact[];
}
/**
 * The part of a game that everyone may see.
 */
export interface PublicView {
  phase: "bidding" | "opening" | "over" | "revealed";
  round: number;
  starting_dice: number;
  max_quantity: number;
  dice: (number | null)[];
  in_play: DiceInPlay | null;
  eliminated: number[];
  opening_rolls: number[][];
  opener: number | null;
  palifico: boolean;
  bids: SeatBid[];
  to_act: number | null;
  calza_callers: number[];
  revealed: RevealedRound | null;
  winner: number | null;
}
/**
 * The number of dice under all cups during the bidding.
 */
export interface DiceInPlay {
  dice: number;
  expected: number[];
}
/**
 * A bid and its bidder.
 */
export interface SeatBid {
  seat: number;
  quantity: number;
  face: number;
}
/**
 * A round that ended with a call, with all dice revealed.
 */
export interface RevealedRound {
  hands: number[][];
  changes: number[];
  opener: number;
  palifico: boolean;
  call: "calza" | "dudo";
  caller: number;
  bidder: number;
  quantity: number;
  face: number;
  bids: SeatBid[];
  count: number;
  wild: boolean;
  reveal_order: number[][];
  next_opener: number | null;
  next_palifico: boolean;
  sentences: Sentence[];
}
/**
 * A message id and its arguments.
 */
export interface Sentence {
  message: string;
  seats: {
    [k: string]: number;
  };
  values?: {
    [k: string]: number;
  };
}
/**
 * The inputs to the next round's dice that are known so far. Players who submitted a digest can
 *     reveal their contributions until the deal.
 */
export interface NextDraw {
  round: number;
  commitment: string;
  digests: (string | null)[];
}
/**
 * The inputs that determine the dice of a round; see ``docs/fair-dice.md``. Byte strings are in hexadecimal.
 */
export interface DrawState {
  round: number;
  commitment: string;
  digests: (string | null)[];
  bots: number[];
  contributions: (string | null)[];
  seed: string | null;
}
/**
 * A remarkable fact about a finished game: a message and its arguments.
 */
export interface Fact {
  message: string;
  seat: number | null;
  values: {
    [k: string]: number | string;
  };
}
/**
 * The private section of the state, which only clients with one particular viewpoint may see.
 */
export interface PrivateState {
  seat: number | null;
  host: boolean;
  handed_over: boolean;
  deputy: boolean;
  removals: Removal[];
  removed: boolean;
  appointed_host: boolean;
  view: PrivateView | null;
  digest_round: number | null;
  bid_chances: number[][] | null;
}
/**
 * A person whom a host removed from the table.
 */
export interface Removal {
  removal: number;
  name: string;
}
/**
 * The part of a game that only one seat may see. A spectator sees only ``previous_round``.
 */
export interface PrivateView {
  seat: number | null;
  dice_left: number | null;
  hand: number[] | null;
  choices: LegalChoices | null;
  previous_round: RevealedRound | null;
  all_hands: number[][] | null;
}
/**
 * A seat's legal moves, and why all other moves are illegal. ``None`` as a reason means that the move is legal.
 */
export interface LegalChoices {
  bids: QuantityRange[][];
  dudo: Reason | null;
  calza: Reason | null;
}
/**
 * The bids on one face with quantities from ``first`` to ``last``, which are either all legal (``why_not`` is None)
 *     or all illegal for the same reason.
 */
export interface QuantityRange {
  first: number;
  last: number;
  why_not: Reason | null;
}
/**
 * Chat lines: the latest ones when a client subscribes, then each new one. ``seq`` identifies each line.
 */
export interface ChatLines {
  is: "chat";
  table: string;
  lines: ChatLine[];
}
export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  phrase:
    ("good-luck" | "hello" | "hurry" | "nice-bluff" | "oops" | "really" | "sorry" | "thanks" | "well-played") | null;
  text: string | null;
}
/**
 * A player shows an emoji, shakes the cup, or peeks under it.
 */
export interface Reacted {
  is: "reacted";
  table: string;
  seat: number;
  reaction: ("clap" | "cool" | "cry" | "gasp" | "laugh" | "think") | null;
  gesture: ("peek" | "shake") | null;
}
/**
 * A decoded rule code.
 */
export interface RulesInfo {
  is: "rules";
  id: string;
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  rules: {
    [k: string]: boolean | number | string | [number, number];
  };
}
/**
 * A link that moves this client's seat to another device. Nobody else sees the link, and the server does not store
 *     it.
 */
export interface SeatLink {
  is: "seat-link";
  id: string;
  link: string;
  qr_code: string;
  seconds: number;
}
/**
 * The status of each requested table at which the guest has a seat, and of any other tables that are waiting for
 *     the guest's move.
 */
export interface SeatStatuses {
  is: "seat-statuses";
  id: string;
  tables: SeatStatus[];
  invitations?: Invitation[];
}
/**
 * A summary of a table at which the guest has a seat.
 */
export interface SeatStatus {
  table: string;
  stage: "gathering" | "over" | "playing";
  game: number;
  round: number | null;
  my_turn: boolean;
  host: string;
}
/**
 * An invitation to a table, sent by somebody who has played with the guest or shares a club with them.
 */
export interface Invitation {
  table: string;
  name: string;
}
/**
 * The command took effect, and its result is stored.
 */
export interface Done {
  is: "done";
  id: string;
  table?: string | null;
}
/**
 * The command did not take effect. ``code``: ``reason-...`` for an illegal move, otherwise ``error-...``.
 *
 *     ``id``: the command's id, even if the rest of the command is invalid; None if the message has no readable id.
 */
export interface Refused {
  is: "refused";
  id: string | null;
  code: string;
  details: {
    [k: string]: string | number;
  };
}
/**
 * A game with all dice visible.
 */
export interface ReplayMessage {
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  rules: {
    [k: string]: boolean | number | string | [number, number];
  };
  rule_code: string;
  players: string[];
  table: string | null;
  draws: (DrawState | null)[];
  steps: Step[];
  decisive: number | null;
  winner: number | null;
  signature: SignatureInfo | null;
  record: string;
}
/**
 * A step of a replay: a position in a game, with the spectators' view and all dice.
 *
 *     The step for a bid contains only the bid and its effects, so a replay's size is proportional to the length of the
 *     game.
 */
export interface Step {
  bid: BidStep | null;
  view: View | null;
  hands: number[][] | null;
  matching_dice: number | null;
  wild: boolean;
  solution: Solution | null;
}
/**
 * A replay step for a bid: the bid and its effects.
 */
export interface BidStep {
  seat: number;
  quantity: number;
  face: number;
  to_act: number | null;
  calza_callers: number[];
  chance: number;
}
/**
 * A game as seen from one seat, or by a spectator (``seat`` is None).
 *
 *     A view has the fields of ``PublicView`` and ``PrivateView``. ``dice`` replaces ``dice_left``, and includes this
 *     seat's own number of dice.
 */
export interface View {
  phase: "bidding" | "opening" | "over" | "revealed";
  round: number;
  starting_dice: number;
  max_quantity: number;
  dice: (number | null)[];
  in_play: DiceInPlay | null;
  eliminated: number[];
  opening_rolls: number[][];
  opener: number | null;
  palifico: boolean;
  bids: SeatBid[];
  to_act: number | null;
  calza_callers: number[];
  revealed: RevealedRound | null;
  winner: number | null;
  seat: number | null;
  hand: number[] | null;
  choices: LegalChoices | null;
  previous_round: RevealedRound | null;
  all_hands: number[][] | null;
}
/**
 * The solution's advice for the player whose turn it is in a two-player round.
 */
export interface Solution {
  moves: SolvedMove[];
  chance: number | null;
  off_strategy: boolean;
}
export interface SolvedMove {
  move: BidMessage | DudoMessage | CalzaMessage;
  share: number;
  played: boolean;
}
/**
 * A record's signature, as checked by this server.
 */
export interface SignatureInfo {
  valid: boolean;
  own: boolean;
  signer: SignerInfo;
}
/**
 * The key and address of a server that signs records (``/.well-known/perudo.json``).
 */
export interface SignerInfo {
  key: string;
  fingerprint: string;
  server: string | null;
}
/**
 * The value of each decision in a finished game, and how much of the result was luck.
 */
export interface ReviewMessage {
  complete: boolean;
  game: string | null;
  start: number[];
  win_probabilities: number[][];
  moves: ReviewedMove[];
  seats: ReviewedSeat[];
  key_moments: KeyMomentInfo[];
}
/**
 * A move or a missed calza, judged only by the information that the player had.
 */
export interface ReviewedMove {
  step: number;
  seat: number;
  move: (BidMessage | DudoMessage | CalzaMessage) | null;
  grade: "best" | "blunder" | "good" | "mistake" | "only" | "slip";
  loss: number;
  best_move: (BidMessage | DudoMessage | CalzaMessage) | null;
  chance_by_own_dice: number | null;
  chance_by_bids: number | null;
  chance_exact: number | null;
}
/**
 * Why a seat's chance of winning changed during a game.
 *
 *     ``start + luck + own_errors + others`` equals ``result``.
 */
export interface ReviewedSeat {
  seat: number;
  accuracy: number | null;
  start: number;
  luck: number;
  own_errors: number;
  others: number;
  result: number;
  bluffs: number;
  right_doubts: number;
  missed_calls: number;
}
export interface KeyMomentInfo {
  step: number;
  kind: "loss" | "swing";
  seat: number;
  chance: number;
}
/**
 * A coach's comment after a revealed round against bots: ``/t/CODE/coach.json``.
 */
export interface CoachComment {
  round: number;
  move: ReviewedMove | null;
  bid: BidMessage | null;
  expected: number | null;
}
/**
 * The legal next moves of an incomplete record that a user is typing.
 */
export interface NextMoves {
  view: View;
  dice: number[];
}
/**
 * Explanations of the built-in bots' moves in a revealed round, or in a game that is over.
 */
export interface Explanations {
  moves: (Explanation | null)[];
}
/**
 * A built-in bot's explanation of a move: a message and its arguments.
 */
export interface Explanation {
  message: string;
  seats: {
    [k: string]: number;
  };
  values: {
    [k: string]: number;
  };
  round_only: boolean;
}
/**
 * An interactive first game. Steps refer to each other by index, and the lesson begins with step 0.
 */
export interface Lesson {
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  rules: {
    [k: string]: boolean | number | string | [number, number];
  };
  steps: LessonStep[];
}
/**
 * A step of the lesson, with a text for the learner. After reading the text, the learner continues or makes a
 *     move.
 */
export interface LessonStep {
  text: LessonText;
  views_before: View[];
  view: View;
  branches: LessonBranch[];
  otherwise: LessonText | null;
  next_step: number | null;
}
/**
 * A text for the learner: a localised message and its numeric arguments.
 */
export interface LessonText {
  message: string;
  arguments: {
    [k: string]: number;
  };
}
/**
 * A move that continues the lesson, and the step to which it leads.
 */
export interface LessonBranch {
  move: BidMessage | DudoMessage | CalzaMessage;
  step: number;
}
/**
 * The rules that a rule code describes, with a small example of each rule that can be illustrated.
 */
export interface Examples {
  edition: string;
  rules: {
    [k: string]: boolean | number | string | [number, number];
  };
  shared_rules: CitedRule[];
  setting_rules: CitedRule[];
  readings: string[];
  has_example_round: boolean;
  examples: (RaiseExample | CountExample | CupsExample)[];
}
/**
 * A rule, and the section of an edition that states it.
 *
 *     - ``rule``: the suffix of the rule's message id.
 *     - ``heading``: the section heading in the edition, in brackets if the edition only implies the rule; None if the
 *       edition omits the rule.
 *     - ``in_any_edition``: whether at least one edition states the rule.
 */
export interface CitedRule {
  rule: string;
  heading: string | null;
  in_any_edition?: boolean;
}
/**
 * A round after a call, with all dice revealed.
 */
export interface CountExample {
  shows: "count";
  rule: string;
  revealed: RevealedRound;
}
/**
 * The players' cups in an example, as the other players see them.
 */
export interface CupsExample {
  shows: "cups";
  rule: string;
  dice: (number | null)[];
  reveal_order: number[][];
  opening_rolls: number[];
  caller: number | null;
  opener: number | null;
  seat: number | null;
}
/**
 * An overview of all puzzles.
 */
export interface Practice {
  pack_size: number;
  ratings: number[];
  names: string[];
}
/**
 * A puzzle: a position in a game, in which the player must choose a move.
 */
export interface Puzzle {
  number: number;
  rating: number;
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  rules: {
    [k: string]: boolean | number | string | [number, number];
  };
  view: View;
  moves: GradedMove[];
  chance_by_own_dice: number;
  chance_by_bids: number;
  chance_own_bid: number | null;
}
/**
 * A move and its value.
 */
export interface GradedMove {
  move: (BidMessage | DudoMessage | CalzaMessage) | null;
  chance: number;
  grade: "best" | "blunder" | "good" | "mistake" | "only" | "slip";
  share: number | null;
}
export interface OddsDrill {
  chance_bounds: number[];
  questions: OddsQuestion[];
}
/**
 * A question: how likely is a bid to be true, given only the player's dice?
 */
export interface OddsQuestion {
  rating: number;
  dice: number;
  hand: number[];
  quantity: number;
  face: number;
  wild: boolean;
  chance: number;
}
/**
 * The guest or signed-in person who sent the request: ``/api/me``.
 */
export interface Me {
  id: string | null;
  name: string | null;
  sessions: SessionInfo[];
  passkeys?: PasskeyInfo[];
  visibility?: "clubs" | "everybody" | "nobody";
  banned?: string | null;
}
/**
 * A browser in which the person is signed in. Times are in milliseconds since 1970.
 */
export interface SessionInfo {
  id: string;
  device: string;
  created_at: number;
  used_at: number;
  current: boolean;
}
/**
 * One of the person's passkeys.
 */
export interface PasskeyInfo {
  id: string;
  created_at: number;
}
/**
 * The answer to ``RegisterName``, and to a request for a new recovery code.
 */
export interface Registration {
  me: Me;
  recovery_code: string | null;
}
/**
 * A one-time link that signs the person in on another device.
 */
export interface SignInLink {
  link: string;
  qr_code: string;
  seconds: number;
}
/**
 * Reserve a name for this browser's guest.
 */
export interface RegisterName {
  name: string;
  device: string;
  attempt: string;
  passkey?: {} | null;
}
/**
 * Sign this browser in with a passkey, a recovery code, or the secret from a sign-in link.
 */
export interface SignIn {
  passkey?: {} | null;
  code?: string | null;
  secret?: string | null;
  device: string;
  attempt: string;
}
/**
 * Change a registered name.
 */
export interface ChangeName {
  name: string;
}
/**
 * Options for the browser function that creates or uses a passkey.
 */
export interface PasskeyOptions {
  options: {};
}
/**
 * Sign the person out of a browser. ``session``: the browser's session; None for this browser.
 */
export interface SignOut {
  session?: string | null;
}
/**
 * Subscribe this browser to notifications, sent through its push service.
 */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  quiet_nights: boolean;
}
/**
 * The public key, in base64url, by which push services recognise this server.
 */
export interface PushKey {
  key: string;
}
/**
 * Statistics of a person's finished games on this server: ``/api/me/statistics``.
 */
export interface PersonalStatistics {
  games: number;
  wins: number;
  bids: number;
  bluffs: number;
  bluffs_believed: number;
  dudos: number;
  right_dudos: number;
  calzas: number;
  right_calzas: number;
  reviewed: number;
  accuracy: number | null;
  puzzles: PuzzleStanding | null;
  opponents: Opponent[];
  ratings: PlayerRating[];
}
/**
 * A person's skill at puzzles.
 */
export interface PuzzleStanding {
  rating: number;
  answered: number;
  streak: number;
}
/**
 * An opponent of this person, with a registered name.
 */
export interface Opponent {
  id: string;
  name: string;
  games: number;
}
/**
 * A person's rating in one class of games, defined by the number of players.
 */
export interface PlayerRating {
  players: 2 | 4 | 8;
  fewest: number;
  start: number;
  games: number;
  history: RatingPoint[];
  bots: BotRating[];
}
/**
 * A rating (the mean) after a game, with half the width of its 95 % interval. Newcomers start at 1500. In
 *     two-player games, a rating difference has the same meaning as in the Elo system.
 */
export interface RatingPoint {
  at: number;
  rating: number;
  margin: number;
}
export interface BotRating {
  bot: string;
  rating: number;
}
/**
 * A person's progress in practice: ``/api/me/practice``.
 */
export interface PracticeProgress {
  puzzles: PracticeSkill;
  odds: PracticeSkill;
  daily: DailyAnswer | null;
}
/**
 * A person's skill at one kind of question, as computed by their browser.
 */
export interface PracticeSkill {
  rating: number;
  answered: number;
  /**
   * @maxItems 1000
   */
  seen: number[];
  /**
   * @maxItems 1000
   */
  again: FailedQuestion[];
}
/**
 * A question that the person answered wrongly and that is asked again once the number of answers reaches
 *     ``after``.
 */
export interface FailedQuestion {
  number: number;
  after: number;
}
/**
 * The person's last answer to a puzzle of the day.
 */
export interface DailyAnswer {
  day: number;
  verdict: "best" | "blunder" | "good" | "mistake" | "only" | "slip";
  said: BidMessage | DudoMessage | CalzaMessage;
  streak: number;
}
/**
 * Set who can see the person's ratings and games.
 */
export interface SetVisibility {
  visibility: "clubs" | "everybody" | "nobody";
}
/**
 * Remove one of the person's passkeys.
 */
export interface RemovePasskey {
  id: string;
}
/**
 * A person with a registered name, as shown to others: ``/api/people/ID``.
 */
export interface Profile {
  id: string;
  name: string;
  since: number;
  you: boolean;
  can_invite: boolean;
  statistics: PersonalStatistics | null;
}
/**
 * Report a person to the server's operator.
 */
export interface ReportPerson {
  text: string;
  table?: string | null;
}
/**
 * Everything that the server stores about the person, except secrets: ``/api/me/data``.
 */
export interface PersonalData {
  id: string;
  name: string;
  created_at: number;
  visibility: "clubs" | "everybody" | "nobody";
  banned: string | null;
  sessions: SessionInfo[];
  passkeys: PasskeyInfo[];
  notifications: NotificationInfo[];
  clubs: string[];
  practice: PracticeProgress | null;
  tournaments: string[];
  invitations: string[];
  reports: string[];
  tables: string[];
  games: GameResult[];
}
/**
 * A browser that receives notifications.
 */
export interface NotificationInfo {
  endpoint: string;
  language: string;
  quiet_nights: boolean;
}
/**
 * The person's result in a finished game. ``/r/TABLE/GAME.perudo`` is the game's record.
 */
export interface GameResult {
  table: string;
  game: number;
  seat: number;
  edition: string;
  ended_at: number;
  players: number;
  place: number;
  bids: number;
  bluffs: number;
  bluffs_believed: number;
  dudos: number;
  right_dudos: number;
  calzas: number;
  right_calzas: number;
  accuracy: number | null;
  rank: number | null;
  mean: number | null;
  deviation: number | null;
}
/**
 * The answer to requests about one club.
 */
export interface ClubAnswer {
  club: Club | null;
  invitation: ClubInvitation | null;
}
/**
 * A club, as shown to its members.
 */
export interface Club {
  code: string;
  name: string;
  members: ClubMember[];
  next_at: number | null;
  tables: ClubTable[];
  years: ClubStandings[];
  evenings: ClubStandings[];
}
/**
 * A member of a club.
 */
export interface ClubMember {
  id: string;
  name: string;
  is_owner: boolean;
  you: boolean;
  coming: boolean | null;
}
/**
 * A table that was opened for a club.
 */
export interface ClubTable {
  table: string;
  opened_at: number;
}
/**
 * The standings of a club evening or a calendar year.
 */
export interface ClubStandings {
  at: number;
  scores: ClubScore[];
}
/**
 * A member's score in the games of a club evening or a calendar year.
 */
export interface ClubScore {
  place: number;
  member: string;
  games: number;
  wins: number;
}
/**
 * A club, as shown to non-members who have its link.
 */
export interface ClubInvitation {
  name: string;
  members: number;
}
/**
 * The clubs of the signed-in person.
 */
export interface Clubs {
  clubs: ClubInfo[];
}
/**
 * A club in a person's list.
 */
export interface ClubInfo {
  code: string;
  name: string;
  next_at: number | null;
}
/**
 * A tournament, as shown to everybody who has its link.
 */
export interface Tournament {
  code: string;
  name: string;
  form: "knock-out" | "swiss";
  table_size: number;
  swiss_rounds: number;
  edition: string;
  rule_code: string;
  clock: ClockSettings;
  stage: "gathering" | "over" | "playing";
  entrants: Entrant[];
  rounds: TournamentTable[][];
  next_round_in: number | null;
  you: number | null;
  your_table: string | null;
  is_owner: boolean;
  free: number;
}
/**
 * A participant in a tournament.
 */
export interface Entrant {
  number: number;
  name: string;
  person: string | null;
  is_bot: boolean;
  place: number | null;
  points: number | null;
  is_in: boolean;
}
/**
 * A tournament table.
 */
export interface TournamentTable {
  table: string | null;
  entrants: number[];
  places: number[] | null;
}
/**
 * The tournaments that a guest has joined or opened, served at ``/api/tournaments``.
 */
export interface Tournaments {
  tournaments: TournamentSummary[];
}
export interface TournamentSummary {
  code: string;
  name: string;
  stage: "gathering" | "over" | "playing";
}
/**
 * The search for collusion in a finished tournament, served at ``/api/tournaments/CODE/collusion`` to the organizer
 *     only.
 */
export interface CollusionReport {
  games: number;
  analysed: number;
  pairs: SuspiciousPair[] | null;
}
/**
 * Two players of a tournament who seldom called each other's bids.
 */
export interface SuspiciousPair {
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [string, string];
  calls: number;
  opportunities: number;
  expected: number;
  log_ratio: number;
}
/**
 * Open a tournament, which the sender can start later.
 */
export interface NewTournament {
  name: string;
  form: "knock-out" | "swiss";
  table_size: number;
  swiss_rounds?: number;
  edition: string;
  options?: {
    [k: string]: boolean | number | string | [number, number];
  };
  clock: ClockSettings;
  attempt: string;
}
/**
 * Join a tournament. If the tournament has already started, the sender joins when the next round begins, either in
 *     place of a bot or in their own former place.
 */
export interface JoinTournament {
  name: string;
}
/**
 * Leave a tournament. If the tournament has already started, a bot replaces the entrant when the next round
 *     begins.
 */
export interface LeaveTournament {
  entrant?: number | null;
}
/**
 * The answer to a request for a club's rules.
 */
export interface ClubRulesAnswer {
  rules: ClubRules | null;
}
/**
 * The rules and settings of a club's last table, which are used again to open its next table.
 */
export interface ClubRules {
  edition: string;
  options: {
    [k: string]: boolean | number | string | [number, number];
  };
  chairs: number;
  table_settings: TableSettings1;
}
/**
 * Create a club.
 */
export interface FoundClub {
  name: string;
  attempt: string;
}
/**
 * Change a club. Any member can set the next evening; only the owner can change the name or the link.
 */
export interface ChangeClub {
  name?: string | null;
  new_code?: boolean;
  next_at?: number | null;
}
/**
 * Leave a club or, as the club's owner, remove a member.
 */
export interface LeaveClub {
  member?: string | null;
}
/**
 * Say whether the member will attend the club's next evening.
 */
export interface AnswerInvitation {
  coming: boolean;
}
