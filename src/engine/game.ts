import { type Action, PASS, sameAction } from './actions.ts';
import { Bag } from './bag.ts';
import type { GameEvent } from './events.ts';
import { finish } from './finish.ts';
import { type Move, readMove, writeMove } from './notation.ts';
import { Position } from './position.ts';
import { layOut, layoutOf } from './prepare.ts';
import { Random } from './random.ts';
import { Refused } from './refused.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { GameRecord, Setup } from './setup.ts';
import type { StepId } from './steps/index.ts';
import { TILE_DESIGNS } from './tiles.ts';
import type { FeatureView, GameView } from './view.ts';
import { designsFitting, featureAt, viewOf } from './views.ts';
import type { ArrowSymbol, Place, Seat, Square, TileId } from './vocabulary.ts';

/** One mutable position. Whoever wants to try something clones it first. */
export class Game {
  readonly rules: Rules;
  readonly position: Position;
  /** What remains of the turn, first step first: data, so it prints and can be asserted. */
  readonly agenda: StepId[];
  /** Who decides; null once the game is over, or where an imagined game stops. */
  toMove: Seat | null;
  /** Set by final scoring. */
  over = false;
  /** For steps that shuffle. */
  random: Random;
  private readonly moves: Move[];
  private events: GameEvent[] = [];
  private legal: readonly Action[] | null = null;
  private stopsBeforeDraw = false;

  /** A new game, run on to its first decision. Throws `Refused('unreadable-record')`. */
  static start(setup: Setup): Game {
    const game = new Game(rulesOf(setup));
    game.settle();
    return game;
  }

  /** The game a record tells of. Throws `Refused` where a line cannot be read or is not legal. */
  static of({ setup, actions }: GameRecord): Game {
    const game = Game.start(setup);
    for (const line of actions) {
      const move = readMove(line);
      if (move.type === 'resign') game.resign(move.seat);
      else game.play(move);
    }
    return game;
  }

  private constructor(rules: Rules, from?: Game) {
    this.rules = rules;
    if (from) {
      this.random = from.random.clone();
      this.position = from.position.clone();
      this.agenda = from.agenda.slice();
      this.toMove = from.toMove;
      this.over = from.over;
      this.moves = from.moves.slice();
      this.legal = from.legal;
      this.stopsBeforeDraw = from.stopsBeforeDraw;
      return;
    }
    this.random = new Random(rules.setup.seed);
    this.moves = [];
    this.agenda = rules.turn.slice();
    this.toMove = 0;
    const layout = layoutOf(rules, this.random);
    this.position = new Position(rules, Bag.of(layout, this.random));
    for (const { slot } of rules.modules) this.position.slots.push(slot?.create(rules, this.random));
    layOut(this.position, layout);
  }

  get record(): GameRecord {
    return { setup: this.rules.setup, actions: this.moves.map(writeMove) };
  }

  /** What is being decided, or null. */
  get step(): StepId | null {
    return this.toMove === null ? null : (this.agenda[0] ?? null);
  }

  /** What happened before the first decision, or in the last call of `play` or `resign`. */
  get lastEvents(): readonly GameEvent[] {
    return this.events;
  }

  /** Independent of this game: nothing done to one shows in the other. */
  clone(): Game {
    return new Game(this.rules, this);
  }

  /**
   * A clone for trying things out: what the reader may not know is drawn by lot anew, and it stops before the next tile is
   * drawn. Whatever the reader knows alike is imagined alike, so nothing done in it tells more than the reader knows.
   */
  imagine(reader: Seat | null = null): Game {
    const game = this.clone();
    const random = new Random('imagined');
    game.random = random;
    game.legal = null;
    game.position.bag.reshuffle(random);
    for (const [index, { slot }] of this.rules.modules.entries()) {
      const { slots } = game.position;
      if (slot?.imagined) slots[index] = slot.imagined(slots[index], reader, random);
    }
    game.stopsBeforeDraw = true;
    if (reader !== game.toMove) while (game.step !== null && game.rules.steps[game.step]!.secret) game.play(PASS);
    return game;
  }

  /** What a seat, or a bystander, may know; built up from nothing. */
  view(reader: Seat | null): GameView {
    return viewOf(this, reader);
  }

  /** The feature a place lies on, or null where there is none. */
  feature(place: Place): FeatureView | null {
    return featureAt(this, place);
  }

  /** Every segment of the tile on a square, in the order of the design; none where no tile lies. */
  placesOn({ x, y }: Square): Place[] {
    const tile = this.position.grid.at(x, y);
    if (tile < this.position.printed) return [];
    return this.position.tiles[tile]!.print.segments.map(({ kind, at }) => ({ kind, x, y, at }));
  }

  /** The symbol of the arrow on the tile there, or null. */
  arrowAt({ x, y }: Square): ArrowSymbol | null {
    return this.position.tiles[this.position.grid.at(x, y)]?.print.design.arrow?.symbol ?? null;
  }

  /** Designs nobody has seen yet that fit an open square; empty for any other square. */
  fitting(square: Square): TileId[] {
    return designsFitting(this.position, square);
  }

  /** What may be done now by `toMove`. The rules say it here and nowhere else. */
  legalActions(): readonly Action[] {
    const [step] = this.agenda;
    this.legal ??= this.toMove === null || step === undefined ? [] : this.rules.steps[step]!.options(this);
    return this.legal;
  }

  /**
   * Plays one of `legalActions()` and runs on to the next decision. All else throws `Refused` (`not-legal`, `game-over`) and
   * changes nothing.
   */
  play(action: Action): readonly GameEvent[] {
    const legal = this.legalActions();
    // Ours is kept, not the caller's: that one may hold more than an action, and may change.
    const ours = legal.includes(action) ? action : legal.find((other) => sameAction(other, action));
    if (!ours) throw new Refused(this.toMove === null ? 'game-over' : 'not-legal');
    this.moves.push(ours);
    this.events = [];
    this.run(ours);
    this.settle();
    return this.events;
  }

  /**
   * A seat gives up: its figures stay and score, its turns are skipped. A tile it has in hand passes to the next
   * seat. With one seat left the game is over and a tile in hand leaves it. Throws `Refused` (`already-resigned`, `game-over`, `not-legal`).
   */
  resign(seat: Seat): readonly GameEvent[] {
    const { position, rules } = this;
    if (this.toMove === null) throw new Refused('game-over');
    if (!Number.isInteger(seat) || seat < 0 || seat >= rules.setup.seats) throw new Refused('not-legal');
    if (position.resigned.includes(seat)) throw new Refused('already-resigned');
    this.moves.push({ type: 'resign', seat });
    this.events = [];
    position.resigned = [...position.resigned, seat];
    this.tell({ type: 'resigned', seat });
    if (position.resigned.length >= rules.setup.seats - 1) {
      // What a tile on the board has finished is scored as finished (B15), before all the rest is not.
      while (position.hand < 0 && this.agenda[0] !== 'end') this.run(PASS);
      if (position.hand >= 0) for (const breakOff of rules.hooks.brokenOff) breakOff(this);
      position.hand = -1;
      finish(this);
    } else if (seat === this.toMove) {
      if (position.hand >= 0) this.passOnTile();
      else while (this.toMove === seat) this.run(PASS);
    }
    this.legal = null;
    this.settle();
    return this.events;
  }

  /** The next seat clockwise that has not resigned (B3). */
  seatAfter(seat: Seat): Seat {
    const { seats } = this.rules.setup;
    let next = (seat + 1) % seats;
    while (this.position.resigned.includes(next)) next = (next + 1) % seats;
    return next;
  }

  /** For steps: adds to the events of the call that is running. */
  tell(event: GameEvent): void {
    this.events.push(event);
  }

  /** For steps: another seat's run of turns begins. */
  passTurnTo(seat: Seat): void {
    this.toMove = seat;
    for (const begin of this.rules.hooks.run) begin(this);
  }

  private passOnTile(): void {
    const { position } = this;
    for (const breakOff of this.rules.hooks.brokenOff) breakOff(this);
    const seat = this.seatAfter(this.toMove!);
    this.passTurnTo(seat);
    position.part = 'own';
    this.agenda.splice(0, this.agenda.length, ...this.rules.turn.slice(this.rules.turn.indexOf('draw') + 1));
    this.tell({ type: 'turn', turn: position.turn, seat, part: position.part });
    const tile = TILE_DESIGNS[position.hand]!.id;
    this.tell({ type: 'drawn', seat, tile, tilesLeft: position.bag.size });
  }

  /** A step with nothing but `pass` to offer asks nobody. */
  private settle(): void {
    while (this.toMove !== null && this.legalActions().every(({ type }) => type === 'pass')) {
      if (this.stopsBeforeDraw && this.agenda[0] === 'draw') {
        this.toMove = null;
        this.legal = null;
        return;
      }
      this.run(PASS);
    }
  }

  private run(action: Action): void {
    this.legal = null;
    this.rules.steps[this.agenda.shift()!]!.play(this, action);
  }
}
