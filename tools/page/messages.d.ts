// Made by `python -m tools.message_types` from the wire's schema; change that and not this file.

export interface AnswerAsked {
  coming: boolean;
}

export interface Arrive {
  link: string;
}

export interface AskPerson {
  person: string;
}

export interface AskedTo {
  table: string;
  name: string;
  code: string;
  by: string;
  at: number;
}

export interface Back {
  type: "back";
  id: string;
}

export interface Block {
  seat: "A" | "B" | "C" | "D";
}

export interface BoardTricks {
  trump: string;
  first: number;
  second: number;
}

export interface CallInfo {
  seat: string;
  words: string;
}

export interface CitedLaw {
  id: string;
  is_law: boolean;
}

export interface ClaimInfo {
  seat: string;
  tricks: number | null;
  agreed: string[];
}

export interface ClaimedInfo {
  by: string;
  against: string;
  trick: number | null;
}

export interface Close {
  type: "close";
  id: string;
}

export interface ClubView {
  asked: string[];
  held: HeldInfo[];
  slips: string[];
  exposed: OpenHand[];
  orders: OrderInfo[];
  claims: ClaimedInfo[];
  rulings: RulingInfo[];
  ended_by: RulingInfo | null;
}

export interface CodeFigures {
  code: string;
  games: number;
  won: number;
  counted: number;
  deals: number;
  points: number;
  points_against: number;
  calls: number;
  calls_made: number;
  lone_hands: number;
  lone_marches: number;
  defences: number;
  euchres: number;
}

export interface CostOfChoices {
  effort: string;
  deals: number;
  per_deal: number;
  error: number;
  phases: Record<string, number>;
  marks: Record<string, number>;
  account: Record<string, number>;
}

export interface Custom {
  name: string;
  says: string;
  status: string;
  values: string[];
  heading?: string;
  language?: string;
}

export interface DailyBoard {
  board: number;
  dealer: string;
  hands: OpenHand[];
  turn_up: string;
  expert: number[] | null;
  solver: BoardTricks[];
  review: string | null;
}

export interface DailyPlace {
  place: number | null;
  name: string;
  you: boolean;
  results: (number[] | null)[];
  percent: number;
  cross: number;
  points: number;
}

export interface DailyResults {
  day: string;
  people: number;
  commitment: string;
  seed: string;
  boards: DailyBoard[];
  places: DailyPlace[];
}

export interface DailyState {
  day: string;
  ends: number;
  boards: number;
  commitment: string;
  table: string | null;
  results: number[][];
  before: string;
}

export interface DealActs {
  dealer: string | null;
  acts: string[];
}

export interface DealView {
  number: number;
  dealer: string;
  stage: string;
  turn: string | null;
  waiting: string[];
  hand: string[];
  hand_sizes: Record<string, number>;
  turn_up: string | null;
  turned_suit: string | null;
  exchanged: boolean;
  declined: boolean;
  discards: string[];
  dummy_taken: boolean;
  calls: CallInfo[];
  trump: string | null;
  maker: string | null;
  manner: string;
  lone: string | null;
  duelist: string | null;
  out: string[];
  tricks: TrickInfo[];
  called: string | null;
  open_hands: OpenHand[];
  claim: ClaimInfo | null;
  outcome: OutcomeInfo | null;
  points: Record<string, number>;
  games: Record<string, number>;
  deals: number;
  legal: LegalActs[];
  club: ClubView | null;
}

export interface Dealing {
  table: string;
  game: number;
  commitment: string;
  seed: string;
  shares: Record<string, string>;
  deals: DealActs[];
}

export interface Delay {
  type: "delay";
  id: string;
  delay: number;
}

export interface DoAct {
  type: "act";
  id: string;
  act: string;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
}

export interface EveningEntry {
  id: string;
  act: string;
  after?: number | null;
}

export interface EveningOpened {
  link: string;
}

export interface EventInfo {
  event: string;
  boards: number[];
  results: number[][];
  has_bell: boolean;
}

export interface Extend {
  type: "extend";
  id: string;
}

export interface Fair {
  game: number;
  commitment: string;
  pledged: string[];
  pledges: Record<string, string>;
  late: string[];
  wanted: string[];
  shares: Record<string, string | null>;
  last_seed: string | null;
}

export interface GameInfo {
  code: string;
  title: string;
  register: string;
  players: number;
  words: Record<string, string>;
  switches: SwitchInfo[];
}

export interface Games {
  games: GameInfo[];
  players: string[];
  greetings: string[];
}

export interface Glance {
  code: string;
  title: string;
  sections: GlanceSection[];
}

export interface GlanceSection {
  title: string;
  rules: string[];
}

export interface GoOn {
  type: "go-on";
  id: string;
}

export interface Greet {
  type: "greet";
  greeting: "again?" | "bad luck" | "good luck" | "goodbye" | "hello" | "my fault" | "nice hand" | "one moment" | "sorry" | "thank you" | "well played" | "☕" | "🎉" | "👍" | "😀" | "😢" | "😮";
}

export interface Greeted {
  type: "greeted";
  name: string;
  seat: string | null;
  greeting: string;
}

export interface HallBoard {
  board: number;
  round: number;
  dealer: string;
  hands: OpenHand[];
  turn_up: string;
  expert: number[] | null;
  solver: BoardTricks[];
  review: string | null;
  results: HallBoardResult[];
}

export interface HallBoardResult {
  table: number;
  first: string[];
  second: string[];
  points: number[];
}

export interface HallBoards {
  commitment: string;
  seed: string;
  boards: HallBoard[];
}

export interface HallClock {
  round: number;
  rounds: number;
  began: number | null;
  ends: number | null;
  now: number;
}

export interface HallDesk {
  role?: "director";
  seq: number;
  title: string;
  clock: HallClock;
  deals: number;
  rounds: HallRound[];
  players: HallGuest[];
  pairs: boolean;
  standings: HallPlace[];
  ranking: string[];
  missing: number[][];
  disputed: number[][];
  last: string | null;
  tables: string[];
  screen: string;
  prizes: HallPrize[];
  watched?: HallWatched | null;
}

export interface HallGuest {
  name: string;
  from_round: number;
  until_round: number | null;
}

export interface HallOnline {
  you: string | null;
  table: string | null;
  code?: string;
  pairs?: boolean;
  partner?: string | null;
  commitment?: string | null;
  is_over?: boolean;
  out?: number | null;
  place?: number | null;
  watch?: boolean;
}

export interface HallPlace {
  place: number;
  name: string;
  rounds: number;
  points: number;
  games: number;
  lone_hands: number;
  percent?: number | null;
}

export interface HallPrize {
  prize: string;
  winners: string[];
}

export interface HallRound {
  round: number;
  tables: HallTable[];
  sitting_out: string[];
}

export interface HallScreen {
  role?: "screen";
  seq: number;
  title: string;
  clock: HallClock;
  seated: HallRound | null;
  standings: HallPlace[];
  ranking: string[];
  missing: number[];
  online: HallOnline | null;
  prizes: HallPrize[];
  bracket: HallRound[];
}

export interface HallSlip {
  role?: "table";
  seq: number;
  title: string;
  table: number;
  clock: HallClock;
  seated: HallTable | null;
}

export interface HallTable {
  table: number;
  first: string[];
  second: string[];
  score: number[] | null;
  reports: (number[] | null)[];
}

export interface HallWatched {
  watchers: string;
  delay: number;
}

export interface Happening {
  seq: number;
  kind: string;
  seat?: string | null;
  text?: string | null;
}

export interface HeldInfo {
  kind: "call" | "claim" | "proof" | "remedy";
  irregularity: string;
  what: string;
  offender: string | null;
  trick: number | null;
  until: string | null;
  deadline: string | null;
  says: SayInfo[];
}

export interface Hello {
  type: "hello";
  since?: number;
}

export interface Hint {
  act: string;
  action: string;
  reason: string;
  closeness: string;
  maxim: string;
  details: string[];
  seq?: number;
  said?: Said[][];
  details_said?: Said[][];
}

export interface IdentityInfo {
  passkeys: number;
  recovery: boolean;
  offered: boolean;
  days: number;
}

export interface Invitation {
  type: "invitation";
  id: string;
  path: string;
}

export interface Invite {
  type: "invite";
  id: string;
}

export interface Invited {
  name: string;
  host: string | null;
  code: string;
  free: number;
}

export interface Join {
  link: string;
}

export interface LawAxis {
  axis: string;
  cells: LawCell[];
  heading?: string;
  language?: string;
}

export interface LawBooks {
  codes: LawsOfCode[];
  axes: LawAxis[];
  customs: Custom[];
}

export interface LawCell {
  register: string;
  value: string;
  laws: string[];
  notes: string[];
}

export interface LawConsequence {
  code: string;
  happened: string;
  follows: string;
  irregularity: string;
  on_claim: boolean;
  remedies: string[];
  choices: string[];
  holders: string;
  until: string | null;
  points: number;
  lone_points: number;
  closed_by: string;
  excuses: string[];
  excused: string[];
  allowed: string | null;
}

export interface LawInFull {
  law: LawInShort;
  kind: string | null;
  actors: string | null;
  remarks: LawRemark[];
  situations: LawSituation[];
  values: LawValue[];
  follows: LawConsequence[];
  refused_as: string[];
  left_to_people: string | null;
  axes: LawAxis[];
  before: string | null;
  after: string | null;
}

export interface LawInShort {
  register: string;
  id: string;
  heading: string;
  says: string;
  phase: string | null;
  games: string[];
  language?: string;
}

export interface LawList {
  code: string;
  register: string;
  title: string;
  scope: string;
  laws: LawInShort[];
  language?: string;
}

export interface LawRemark {
  kind: string;
  says: string;
}

export interface LawSituation {
  given: string;
  when: string;
  then: string;
  from_source: boolean;
}

export interface LawValue {
  code: string;
  name: string;
  value: string;
}

export interface LawsFound {
  words: string;
  laws: LawInShort[];
  total: number;
}

export interface LawsOfCode {
  code: string;
  register: string;
  title: string;
  laws: number;
  situations: number;
  silences: number;
  language?: string;
}

export interface LegalActs {
  acts: string[];
  until: string;
  awaited: boolean;
}

export interface LessonAnswer {
  is_right: boolean;
  words: string;
  act?: string;
  reason?: string | null;
}

export interface LessonList {
  lessons: LessonTitle[];
}

export interface LessonPosition {
  lesson: string;
  title: string;
  step: number;
  steps: number;
  words: string;
  code: string;
  seats: string[];
  you: string;
  deal: DealView;
}

export interface LessonTitle {
  id: string;
  title: string;
  goal: string;
  steps: number;
}

export interface LessonTry {
  act: string;
}

export interface ListedTable {
  table: string;
  name: string;
  code: string;
  house_rules: boolean;
  seats: number;
  free: number;
  phase: string;
  club: string | null;
}

export interface Lobby {
  tables: ListedTable[];
}

export interface Me {
  name: string;
}

export interface Met {
  id: string;
  name: string;
  at: number;
}

export interface MoveLink {
  path: string;
  minutes: number;
}

export interface MyCompany {
  met: Met[];
  asked: AskedTo[];
  standing: StandingInfo[];
}

export interface MyFigures {
  codes: CodeFigures[];
  partners: PartnerFigures[];
}

export interface MyProgress {
  games: ProgressGame[];
  reference: ReferencePlayer[];
  solver: SolverRecord;
  ratings: RatingPoint[];
}

export interface MyTable {
  table: string;
  name: string;
  code: string;
  phase: string;
  seat: string;
  at: number;
  points: Record<string, number>;
  games: Record<string, number>;
}

export interface MyTables {
  tables: MyTable[];
}

export interface NewEvening {
  title: string;
  rounds?: number;
  deals?: number;
  by_result?: boolean;
  pairs?: "Swiss" | "double elimination" | "round robin" | "single elimination" | null;
  same_boards?: boolean;
  code?: string;
  ranking?: ("difference" | "euchres" | "fewest euchred" | "games" | "lone hands" | "marches" | "points")[] | null;
  prizes?: ("first" | "low score" | "most euchres" | "most lone hands" | "most marches" | "second" | "third")[] | null;
  names: string[];
  online?: boolean;
  clock?: number;
  pace?: number;
  watchers?: "everybody" | "nobody" | "players";
  delay?: number;
}

export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

export interface NewPerson {
  name: string;
}

export interface NewTable {
  code: string;
  changes?: Record<string, boolean | number | string | number[][]>;
  name?: string | null;
  players?: (string | null)[] | null;
  pledge?: string | null;
  public?: boolean;
  pace?: number;
  clock?: number;
  hints?: boolean;
  seat_per_address?: boolean;
  club?: "friendly" | "sleepy" | "strict" | null;
}

export interface NextGame {
  type: "next";
  id: string;
  pledge?: string | null;
}

export interface OpenHand {
  seat: string;
  cards: string[];
}

export interface Opened {
  table: string;
}

export interface OrderInfo {
  kind: "card" | "highest" | "lose" | "lowest" | "pass" | "shuffle" | "suit" | "win";
  seats: string[];
  card: string | null;
  suit: string | null;
}

export interface OutcomeInfo {
  result: string;
  ending: string;
  tricks: Record<string, number>;
  points: Record<string, number>;
}

export interface Pace {
  type: "pace";
  id: string;
  pace: number;
}

export interface PageVersion {
  page: string;
}

export interface PartnerFigures {
  name: string | null;
  games: number;
  won: number;
}

export interface PasskeyChallenge {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}

export interface PasskeySignIn {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

export interface Pause {
  type: "pause";
  id: string;
}

export interface Ping {
  type: "ping";
  n?: number;
}

export interface PlacePlayer {
  type: "place";
  id: string;
  seat: "A" | "B" | "C" | "D";
  player: string | null;
}

export interface PlayAgain {
  pledge?: string | null;
}

export interface PlayDaily {
  pace?: number;
}

export interface Pledge {
  type: "pledge";
  id: string;
  commitment: string;
}

export interface Pong {
  type: "pong";
  n: number;
}

export interface ProgressGame {
  table: string;
  game: number;
  seat: string;
  code: string;
  won: boolean;
  points: string;
  at: number;
  cost: CostOfChoices | null;
}

export interface PuzzleChoice {
  act: string;
  points: number | null;
  game: number | null;
}

export interface PuzzlePosition {
  id: string;
  code: string;
  seats: string[];
  you: string;
  question: string;
  difficulty: string;
  rating: number;
  themes: string[];
  title: string;
  deal: DealView;
  question_said?: Said[];
}

export interface PuzzleSolution {
  is_right: boolean;
  verdict: string;
  best: string;
  options: PuzzleChoice[];
  details: string[];
  layout: string;
  source: string;
  strength: SolverStrength;
  solver?: SolverRecord | null;
  details_said?: Said[][];
  verdict_said?: Said[];
  layout_said?: Said[];
}

export interface PuzzleTheme {
  name: string;
  title: string;
  count: number;
}

export interface PuzzleThemes {
  themes: PuzzleTheme[];
  puzzles: number;
}

export interface PuzzleTry {
  act: string;
  rating?: number;
  deviation?: number;
  volatility?: number;
}

export interface RatingPoint {
  at: number;
  rating: number;
  is_right: boolean;
}

export interface RecordFault {
  message: string;
  line: number | null;
  laws: string[];
  ruling: RulingInfo | null;
  deal: number | null;
}

export interface RecoveryLink {
  path: string;
}

export interface ReferencePlayer {
  name: string;
  per_deal: number;
  phases: Record<string, number>;
}

export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  message: string;
  laws: string[];
}

export interface Remove {
  type: "remove";
  id: string;
  seat: "A" | "B" | "C" | "D";
}

export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

export interface Replay {
  title: string;
  code: string;
  register: string;
  changes: Record<string, boolean | number | string | number[][]>;
  seats: SeatInfo[];
  you: string | null;
  deals: ReplayDeal[];
  shown: number;
  frames: ReplayFrame[];
  opening: string[];
  faults: RecordFault[];
  link: string | null;
  forms: string[];
  first: number;
  count: number;
  in_event?: boolean;
}

export interface ReplayDeal {
  number: number;
  game: number;
  dealer: string;
  trump: string | null;
  maker: string | null;
  lone: string | null;
  result: string | null;
  points: Record<string, number>;
  score: Record<string, number>;
  is_open: boolean;
  people: Record<string, string>;
  ended_by: RulingInfo | null;
}

export interface ReplayFrame {
  act: string | null;
  remarks: string[];
  rulings: RulingInfo[];
  deal: DealView;
  talon: string[];
  dummy: string[];
  put_out: OpenHand[];
}

export interface Report {
  seat: "A" | "B" | "C" | "D";
  about: "greetings" | "name" | "other" | "play";
}

export interface Resume {
  type: "resume";
  id: string;
}

export interface RevealShare {
  type: "share";
  id: string;
  share: string;
}

export interface ReviewOpened {
  path: string;
}

export interface ReviewState {
  place: number;
  done: number;
  total: number | null;
  is_over: boolean;
  trouble: string;
  seat?: string | null;
}

export interface RulingInfo {
  number: number;
  ago: number;
  irregularity: string;
  what: string;
  verdict: "chosen" | "heard" | "imposed" | "lapsed" | "noted" | "offered" | "refused" | "waived";
  offender: string | null;
  cards: string[];
  trick: number | null;
  points: Record<string, number>;
  holders: string[];
  remedies: string[];
  remedy_names: string[];
  until: string | null;
  deadline: string | null;
  why: string;
  laws: CitedLaw[];
}

export interface Said {
  key: string;
  values: Record<string, string | number | number | string[]>;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface SayInfo {
  act: string;
  words: string | null;
}

export interface SeatCard {
  seat: string;
  card: string;
}

export interface SeatInfo {
  seat: string;
  name: string | null;
  person: boolean;
  present: boolean;
  player: string | null;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: "A" | "B" | "C" | "D";
  pledge?: string | null;
}

export interface Skip {
  type: "skip";
  id: string;
}

export interface SolverRecord {
  strength: SolverStrength | null;
  solved: number;
  tried: number;
  streak: number;
  done: string[];
}

export interface SolverStrength {
  rating: number;
  deviation: number;
  volatility: number;
}

export interface Stand {
  type: "stand";
  id: string;
}

export interface StandingInfo {
  id: string;
  name: string;
  path: string;
  table: string;
  own: boolean;
}

export interface StandingLink {
  path: string;
}

export interface SwitchInfo {
  key: string;
  value: boolean | number | string | number[][];
  allowed: string;
  choices: string[] | null;
  doc: string;
  laws: string[];
}

export interface TableInfo {
  id: string;
  name: string;
  code: string;
  title: string;
  changes: Record<string, boolean | number | string | number[][]>;
  seats: SeatInfo[];
  you: string | null;
  host: boolean;
  phase: "closed" | "gathering" | "playing" | "sharing";
  next: string | null;
  carried: boolean;
  game: number;
  paused: boolean;
  public: boolean;
  pace: number;
  clock: number;
  left: number | null;
  delay: number;
  hints: boolean;
  seat_per_address: boolean;
  club: string | null;
  fair: Fair;
  event?: EventInfo | null;
}

export interface TakePart {
  partner?: string | null;
}

export interface TrickInfo {
  plays: SeatCard[];
  winner: string;
  complete: boolean;
}

export interface Trouble {
  reason: string;
  message: string;
  laws?: string[];
}

export interface Uninvite {
  type: "uninvite";
  id: string;
}

export interface Update {
  type: "update";
  since: number;
  seq: number;
  events: Happening[];
  table: TableInfo;
  deal: DealView | null;
}

export interface WatchTable {
  round: number;
  table: number;
}
