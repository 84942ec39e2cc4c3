import { type PlacedFigure, Position } from './board/position.ts';
import { Bag } from './chance/bag.ts';
import { decidedByChance } from './chance/chance.ts';
import { drawFrom, shuffleInto } from './chance/draw-and-set-aside.ts';
import { Random } from './chance/random.ts';
import { concluded } from './for-players/player-features.ts';
import type { Game as PublicGame } from './for-players/public.ts';
import type { BoardState, FeatureView, GameView, Moment } from './for-players/view.ts';
import { boardOf, designAt, designsFitting, featureAt, placesAt, viewOf } from './for-players/views.ts';
import { type Rules, rulesOf } from './loading/rules.ts';
import { type Move, sameAction, unlisted, writeMove } from './record/notation.ts';
import { invariant, Refused } from './record/refused.ts';
import { layOut, layoutOf } from './start/prepare.ts';
import type { GameRecord, Setup } from './start/setup.ts';
import { isBetweenTurns, type Step, type StepEntry, type StepId, standingAnswersOf } from './steps/index.ts';
import { TILE_DESIGNS, type TileDesign } from './tiles/tiles.ts';
import type { Action } from './turn/actions.ts';
import type { GameEvent, Reason, RemoverId, ScoredEvent, Term } from './turn/events.ts';
import { askedTooIn, momentOf } from './turn/moment.ts';
import { elsewhereBy } from './turn/offer-other-tiles.ts';
import { giveUp, whyNotResign } from './turn/resigning.ts';
import { sumOf } from './turn/scoring.ts';
import type { Kind, Place, Seat, Square, TileId } from './vocabulary.ts';

const NOTHING: readonly Action[] = [];
type About = Partial<Pick<ScoredEvent, 'on' | 'votes'>>;

/** A game as steps and modules change it; `public.ts` lists what other code may see and do. */
export class Game implements PublicGame {
  readonly rules: Rules;
  readonly position: Position;
  /** What remains to be done, first entry first: data, so it prints and can be asserted. */
  readonly agenda: StepEntry[];
  turnOf: Seat = 0;
  /** Set by final scoring. */
  over = false;
  /** For steps that shuffle. */
  random: Random;
  private readonly moves: Move[];
  private events: GameEvent[] = [];
  /** Results for the present state. Clones share them until one of them goes on. */
  private known: { legal?: readonly Action[]; views?: Map<Seat | null, GameView> } = {};
  /** For thinking ahead: the game keeps neither events nor moves, and expects the average where a step draws by lot. */
  isQuiet = false;
  /** Whether it stops before the next tile is drawn or chance decides: it is imagined, or the result must stay secret. */
  private stopsBeforeDraw = false;
  /** Whether rules draw no tile in it either, so that nobody takes an imagined draw for the real one. */
  private isImagined = false;
  stoppedBefore: 'draw' | 'chance' | null = null;

  static start(setup: Setup): Game {
    const game = new Game(rulesOf(setup));
    game.settle();
    return game;
  }

  private constructor(rules: Rules, from?: Game) {
    this.rules = rules;
    if (from) {
      this.random = from.random.clone();
      this.position = from.position.clone(rules);
      this.agenda = from.agenda.slice();
      this.turnOf = from.turnOf;
      this.over = from.over;
      this.isQuiet = from.isQuiet;
      this.moves = from.isQuiet ? from.moves : from.moves.slice();
      this.known = from.known;
      this.stopsBeforeDraw = from.stopsBeforeDraw;
      this.isImagined = from.isImagined;
      this.stoppedBefore = from.stoppedBefore;
      return;
    }
    this.random = new Random(rules.setup.seed);
    this.moves = [];
    this.agenda = rules.turn.slice();
    const layout = layoutOf(rules, this.random);
    this.position = new Position(rules, Bag.of(layout, this.random));
    for (const { slot } of rules.modules) this.position.slots.push(slot?.create(rules, this.random));
    layOut(this.position, layout);
  }

  get record(): GameRecord {
    invariant(!this.isQuiet, 'a game whose hidden part was drawn anew has no record');
    return { setup: this.rules.setup, actions: this.moves.map(writeMove) };
  }

  get asked(): Seat | null {
    return this.step === null ? null : (this.agenda[0]!.seat ?? this.turnOf);
  }

  get step(): StepId | null {
    return this.stoppedBefore !== null ? null : (this.agenda[0]?.step ?? null);
  }

  get askedToo(): readonly Seat[] {
    return askedTooIn(this);
  }

  get awaited(): StepId | null {
    return this.stoppedBefore === 'chance' ? this.agenda[0]!.step : null;
  }

  get moment(): Moment | null {
    return momentOf(this);
  }

  get isFigureToCome(): boolean {
    return !isBetweenTurns(this.agenda) && this.agenda.some(({ step }) => step === 'meeple');
  }

  get elsewhereBy(): string | null {
    return elsewhereBy(this);
  }

  get turn(): number {
    return this.position.turn;
  }

  get resigned(): readonly Seat[] {
    return this.position.resigned;
  }

  get tilesLeft(): number {
    return this.position.bag.size;
  }

  get scores(): readonly number[] {
    return this.position.scores;
  }

  get drawn(): TileId | null {
    const { hand } = this.position;
    return hand < 0 ? null : TILE_DESIGNS[hand]!.id;
  }

  get lastEvents(): readonly GameEvent[] {
    return this.events;
  }

  clone(): Game {
    return new Game(this.rules, this);
  }

  imagine(reader: Seat | null = null): Game {
    const game = this.blind(reader, new Random('imagined'), this.rules);
    game.stopsBeforeDraw = true;
    game.isImagined = true;
    return game.pastSecretsOfOthers(reader);
  }

  beforeDraw(): Game {
    const game = this.clone();
    game.stopsBeforeDraw = true;
    return game;
  }

  determinize(reader: Seat | null, random: Random): Game {
    // The seed is hidden, too. Clones share their rules, so this game gets rules of its own.
    const { prepared: _, ...setup } = this.rules.setup;
    const game = this.blind(reader, random, { ...this.rules, setup: { ...setup, seed: 'drawn anew' } });
    game.quieten();
    return game.pastSecretsOfOthers(reader);
  }

  /** A clone in which what the reader may not know is drawn by lot anew. */
  private blind(reader: Seat | null, random: Random, rules: Rules): Game {
    const game = new Game(rules, this);
    game.random = random;
    game.known = {};
    const { bag, slots } = game.position;
    bag.reshuffle(random);
    for (const [index, { slot }] of rules.modules.entries()) {
      if (slot?.imagined) slots[index] = slot.imagined(slots[index], reader, random, game.agenda);
    }
    return game;
  }

  /** Runs past the secret steps of other seats: the reader must not know that they are asked. */
  private pastSecretsOfOthers(reader: Seat | null): this {
    if (reader === this.asked) return this;
    while (this.step !== null && this.rules.steps[this.step]!.secret) {
      this.runUnchosen();
      this.settle();
    }
    return this;
  }

  standings(): readonly number[] {
    return this.over ? this.position.scores : concluded(this.clone());
  }

  quieten(): void {
    this.isQuiet = true;
    this.events = [];
  }

  view(reader: Seat | null): GameView {
    this.known.views ??= new Map();
    const view = this.known.views.get(reader) ?? viewOf(this, reader);
    this.known.views.set(reader, view);
    return view;
  }

  feature(place: Place): FeatureView | null {
    return featureAt(this, place);
  }

  placesOn(square: Square): Place[] {
    return placesAt(this.position, square);
  }

  canHold(kind: Kind): boolean {
    return this.rules.figures.some(({ on }) => on.includes(kind));
  }

  tileAt(square: Square): TileDesign | null {
    return designAt(this.position, square);
  }

  board(): BoardState {
    return boardOf(this);
  }

  fitting(square: Square): TileId[] {
    return designsFitting(this.position, square);
  }

  legalActions(): readonly Action[] {
    this.known.legal ??= this.step === null ? NOTHING : (this.stepOf(this.step).options?.(this) ?? NOTHING);
    return this.known.legal;
  }

  get standingAnswers(): PublicGame['standingAnswers'] {
    return standingAnswersOf(this.rules.steps);
  }

  answerBy(answer: string): Action | null {
    if (this.asked === null) return null;
    const { standing = {} } = this.stepOf(this.step!);
    return Object.hasOwn(standing, answer) ? standing[answer]!(this, this.asked) : null;
  }

  play(action: Action): readonly GameEvent[] {
    if (this.isQuiet) return this.playOn(action);
    const legal = this.legalActions();
    // Keeps our action, not the caller's, which may hold other fields and may change.
    const same = legal.includes(action) ? action : legal.find((other) => sameAction(other, action));
    const ours = same ?? unlisted(this.numbers, action);
    if (!ours) throw new Refused(this.asked === null ? 'game-over' : 'not-legal');
    const ways = this.waysOf(ours);
    if (ways !== null && this.stopsBeforeDraw) {
      this.events = [];
      this.stopBefore('chance');
      return this.events;
    }
    const done = ways === null ? ours : decidedByChance(this, ways, action);
    this.moves.push(done);
    this.events = [];
    return this.playOn(done);
  }

  get numbers(): PublicGame['numbers'] {
    return (this.step && this.stepOf(this.step).numbers?.(this)) ?? null;
  }

  get lapse(): Action | null {
    return this.step && this.answerBy(this.stepOf(this.step).lapse ?? '');
  }

  waysOf(action: Action): readonly Action[] | null {
    return this.rules.hasChance ? (this.rules.verbs[action.type]!.ways?.(action as never, this) ?? null) : null;
  }

  /** Does not check whether it is legal: computer players play only offered actions. */
  private playOn(offered: Action): readonly GameEvent[] {
    this.known = {};
    // In a quiet game the caller names the outcome, or the game's own chance draws it.
    const ways = this.isQuiet ? this.waysOf(offered) : null;
    const action = ways === null ? offered : ways[this.random.below(ways.length)]!;
    this.run(action);
    this.settle();
    return this.events;
  }

  private run(action: Action): void {
    const { seat } = this.agenda.shift()!;
    this.rules.verbs[action.type]!.run(this, action as never, seat ?? this.turnOf);
    for (const acted of this.rules.hooks.acted) acted(this, action);
  }

  resign(seat: Seat): readonly GameEvent[] {
    const why = whyNotResign(this, seat);
    if (why !== null) throw new Refused(why);
    this.moves.push({ type: 'resign', seat });
    this.events = [];
    giveUp(this, seat);
    this.known = {};
    this.settle();
    return this.events;
  }

  /** For steps: adds to the events of the call that is running. */
  tell(event: GameEvent): void {
    if (!this.isQuiet) this.events.push(event);
  }

  /** For steps, and the only way to score: gives a seat the sum of the terms, or takes it if below 0, and tells of it. 0 does nothing. */
  award(seat: Seat, reason: Reason, working: readonly Term[], about: About = {}): void {
    const points = sumOf(working);
    if (points === 0) return;
    this.position.scores[seat]! += points;
    const { on = null, votes = [] } = about;
    this.tell({ type: 'scored', seat, points, reason, on, working, votes });
    for (const awarded of this.rules.hooks.awarded) awarded(this, seat, points, reason, on);
  }

  /** For steps, and the only way home: figures that may not stay behind follow (TB8). `by`: the cause, unless the figures were scored. */
  remove(figures: readonly PlacedFigure[], by?: RemoverId): void {
    const { position } = this;
    for (const standing of figures) {
      position.takeUp(standing);
      const { seat, figure, segment } = standing;
      this.tell({ type: 'returned', seat, figure, from: position.placeOf(segment), ...(by !== undefined && { by }) });
    }
    for (const tidy of this.rules.hooks.tidy) tidy(this);
  }

  /** For steps: a figure goes from one place of the board to another. */
  move(standing: PlacedFigure, to: Place): void {
    const { position } = this;
    const { seat, figure, segment } = standing;
    const from = position.placeOf(segment);
    position.takeUp(standing);
    const moved = position.deploy(seat, figure, position.segmentAt(to));
    this.tell({ type: 'moved', seat, figure, from, to });
    for (const follow of this.rules.hooks.moved) follow(this, standing, moved);
    for (const tidy of this.rules.hooks.tidy) tidy(this);
  }

  /** For steps: the next tile that is not kept aside, as a design index, or -1 if none is left or the game stops before it. */
  draw(): number {
    if (this.isImagined) {
      this.stoppedBefore = 'draw';
      return -1;
    }
    return drawFrom(this);
  }

  /** For steps: shuffles the tiles set aside into the bag. */
  shuffleIn(): void {
    shuffleInto(this);
  }

  /** For steps: another seat's run of turns begins. */
  passTurnTo(seat: Seat): void {
    this.turnOf = seat;
    for (const begin of this.rules.hooks.runBegins) begin(this);
  }

  /** Runs on to the next decision. */
  private settle(): void {
    for (let next = this.agenda[0]; next !== undefined && this.stoppedBefore === null; next = this.agenda[0]) {
      const step = this.stepOf(next.step);
      if (this.stopsBeforeDraw && (isBetweenTurns(this.agenda) || step.isChance?.(this))) {
        this.stopBefore(isBetweenTurns(this.agenda) ? 'draw' : 'chance');
        return;
      }
      if (step.options && (this.resigned.length === 0 || !this.resigned.includes(this.asked!))) {
        const legal = step.options(this);
        this.known.legal = legal;
        if (step.forced && legal.length === 1) {
          // Nobody is asked, and the record has no line for it.
          this.known = {};
          this.tell({ type: 'forced', seat: this.asked!, action: legal[0]! });
          this.run(legal[0]!);
          continue;
        }
        if (legal.some(({ type }) => type !== 'pass')) return;
      }
      this.runUnchosen(step);
    }
  }

  private stopBefore(what: 'draw' | 'chance'): void {
    this.stoppedBefore = what;
    this.known = {};
  }

  runUnchosen(step = this.stepOf(this.agenda[0]!.step)): void {
    this.known = {};
    const entry = this.agenda.shift()!;
    step.unchosen?.(this, entry);
  }

  private stepOf(id: StepId): Step {
    const step = this.rules.steps[id];
    if (!step) invariant(false, `the step ${id} is declared by a module that is in play`);
    return step;
  }
}
