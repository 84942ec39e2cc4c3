import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  designOf,
  FIGURES_AT_CORNERS,
  type Figure,
  Game,
  type GameEvent,
  type GameView,
  type Place,
  type Seat,
  type Setup,
  type Square,
  type StandingFigure,
  TILE_SETS,
  type TileId,
} from '../../src/engine/index.ts';
import { anyLuck, RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { beside, edgesOf, spell, tileCounts } from '../support/oracle.ts';
import { FIGURE_ORACLES } from '../support/oracles.ts';
import { assertCases, isDrawn, isLong } from '../support/runs.ts';

const table = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  seed: fc.string({ minLength: 12, maxLength: 20 }),
});
const alone: fc.Arbitrary<Setup> = table.map((one) =>
  setupOf({ ...one, sets: ['base', 'princess-and-dragon'], switches: ['fields', 'princess-dragon'] }),
);
const withEverything: fc.Arbitrary<Setup> = table.map((one) =>
  setupOf({ ...one, sets: TILE_SETS, switches: RULES_WITHOUT_MAP }),
);

/** No player resigns; a player resigns now and then; many do. */
const gamesOf = (setup: fc.Arbitrary<Setup>) => fc.tuple(setup, anyLuck, fc.constantFrom(0, 0, 0.01, 0.05));

const key = ({ x, y }: Square): string => `${x},${y}`;
const same = (a: StandingFigure, b: StandingFigure): boolean =>
  a.seat === b.seat && a.figure === b.figure && spell(a.on) === spell(b.on);
/** A figure on a tower (TW53) or at a corner (AM57) is on no tile. */
const isOnTile = ({ figure, on }: Omit<StandingFigure, 'seat'>): boolean =>
  on.kind !== 'top' && !FIGURES_AT_CORNERS.includes(figure);
const marksOf = (tile: TileId): readonly string[] => designOf(tile)!.marks;

/** The dragon and the fairy by the rules alone, from the events alone. */
class Model {
  readonly seats: number;
  readonly board: Set<string>;
  readonly resigned = new Set<Seat>();
  figures: StandingFigure[] = [];
  aside: TileId[] = [];
  dragon: Square | null = null;
  /** The fairy's square, and the figure beside it. */
  fairy: Square | null = null;
  with: StandingFigure | null = null;
  /** The dragon's squares in this movement, and the seat of the next step; null while it rests. */
  visited: string[] | null = null;
  mover: Seat = 0;
  private forced: Square | null = null;
  /** The event that has to come next: a fairy's point, or the dragon on a volcano. */
  private due: Partial<GameEvent> | null = null;
  /** Whether the tile of this turn wakes the dragon, once step 2 is over. */
  private wakes = false;

  constructor({ seats, board }: GameView) {
    this.seats = seats;
    // Nothing goes within a town (CO30).
    this.board = new Set(board.filter((tile) => edgesOf(tile) !== 'QQQQ').map(key));
  }

  /** PD17 */
  get ways(): string[] {
    const closed = [...(this.visited ?? []), ...(this.fairy ? [key(this.fairy)] : [])];
    return beside(this.dragon!)
      .map(key)
      .filter((square) => this.board.has(square) && !closed.includes(square));
  }

  /** All acrobats of the seat in the pyramid count as the one beside the fairy (PD82). */
  private countedWith({ seat, on }: StandingFigure): number {
    if (on.called !== 'pyramid') return 1;
    return this.figures.filter((one) => one.seat === seat && spell(one.on) === spell(on)).length;
  }

  private after(seat: Seat): Seat {
    let next = (seat + 1) % this.seats;
    while (this.resigned.has(next)) next = (next + 1) % this.seats;
    return next;
  }

  /** PD15: at the latest when anything is scored or the turn ends. A resignation may end the game before. */
  wake(seat: Seat): void {
    if (!this.wakes) return;
    this.wakes = false;
    this.visited = [key(this.dragon!)];
    this.mover = this.resigned.has(seat) ? this.after(seat) : seat;
  }

  see(event: GameEvent, turnOf: Seat): void {
    if (this.due) {
      expect(event).toMatchObject(this.due);
      this.due = null;
    } else {
      expect(event.type).not.toBe('dragon-came');
      expect(event).not.toMatchObject({ reason: 'fairy.turn' });
    }
    if (this.forced) expect(event).toMatchObject({ type: 'dragon-moved', to: this.forced });
    this.forced = null;
    switch (event.type) {
      case 'turn':
        expect([this.visited, this.wakes]).toEqual([null, false]);
        // PD23, PD67
        if (event.part !== 'second' && this.with?.seat === event.seat)
          this.due = { type: 'scored', seat: event.seat, reason: 'fairy.turn', points: this.countedWith(this.with) };
        break;
      case 'set-aside':
        // PD10; an end of the river waits for its fork (RV51)
        if (designOf(event.tile)!.river.length > 0) expect(event.tile).toBe('RV-02');
        else expect([this.dragon, marksOf(event.tile)]).toEqual([null, ['dragon']]);
        this.aside.push(event.tile);
        break;
      case 'shuffled-in':
        expect(event.tiles).toEqual(this.aside);
        this.aside = [];
        break;
      case 'drawn':
        if (marksOf(event.tile).includes('dragon')) expect(this.dragon).not.toBeNull();
        break;
      case 'placed':
        this.board.add(key(event));
        this.wakes = marksOf(event.tile).includes('dragon');
        if (marksOf(event.tile).includes('volcano'))
          this.due = { type: 'dragon-came', seat: event.seat, from: this.dragon, to: { x: event.x, y: event.y } };
        break;
      case 'dragon-came':
        this.dragon = event.to;
        expect(this.standingOn(event.to)).toEqual([]); // PD12
        break;
      case 'deployed':
        this.figures.push({ seat: event.seat, figure: event.figure, on: event.on });
        // PD14
        if (isOnTile(event)) expect(key(event.on)).not.toBe(this.dragon && key(this.dragon));
        break;
      case 'captured':
      case 'returned': {
        const { seat, figure, from } = event;
        if (event.type === 'returned' && event.by === 'dragon') expect(key(from)).toBe(key(this.dragon!));
        this.takeUp({ seat, figure, on: from });
        if (this.with && !this.figures.some((one) => same(one, this.with!))) this.with = null; // PD25
        break;
      }
      case 'moved': {
        const [was, is] = [event.from, event.to].map((on) => ({ seat: event.seat, figure: event.figure, on }));
        this.takeUp(was!);
        this.figures.push(is!);
        if (this.with && !this.figures.some((one) => same(one, this.with!))) this.with = is!; // PD69
        break;
      }
      case 'entered':
        this.figures.push({ seat: event.seat, figure: event.figure, on: event.on });
        break;
      case 'sent':
        this.takeUp({ seat: event.seat, figure: event.figure, on: event.from });
        this.figures.push({ seat: event.seat, figure: event.figure, on: event.to });
        expect(key(event.to)).not.toBe(this.dragon && key(this.dragon)); // CO31
        if (this.with && !this.figures.some((one) => same(one, this.with!))) this.with = null; // CO84
        break;
      case 'castle-built': {
        const halves = [event.on, facing(event.on)];
        const isThere = ({ kind, x, y, at }: Place): boolean =>
          kind === 'city' && halves.some((half) => half.x === x && half.y === y && half.at === at);
        const lord = this.figures.find(
          ({ seat, figure, on }) => seat === event.seat && figure === event.figure && isThere(on),
        )!;
        const is: StandingFigure = { ...lord, on: { ...lord.on, kind: 'top', called: 'castle' } };
        this.takeUp(lord);
        this.figures.push(is);
        if (this.with && same(this.with, lord)) this.with = is;
        break;
      }
      // The wagon has come home just before (AM31).
      case 'wagon-drove':
        this.figures.push({ seat: event.seat, figure: 'wagon', on: event.to });
        expect(key(event.to)).not.toBe(this.dragon && key(this.dragon)); // AM34
        break;
      case 'fairy-moved': {
        const standing = { seat: event.seat, figure: event.figure, on: event.beside };
        expect(this.figures.some((one) => same(one, standing))).toBe(true);
        expect(this.with && same(this.with, standing)).not.toBe(true); // PD21
        this.with = standing;
        this.fairy = { x: event.beside.x, y: event.beside.y };
        break;
      }
      case 'forced':
        // A flight that can land in only one place (FL43), before the dragon moves.
        if (event.action.type === 'deploy') break;
        this.wake(turnOf);
        expect(event).toMatchObject({ seat: this.mover, action: { type: 'dragon' } });
        this.forced = event.action as Square & { type: 'dragon' };
        expect(this.ways).toEqual([key(this.forced)]);
        this.forced = { x: this.forced.x, y: this.forced.y };
        break;
      case 'dragon-moved':
        this.wake(turnOf);
        expect(event).toMatchObject({ seat: this.mover, from: this.dragon, step: this.visited!.length }); // PD16
        expect(this.ways).toContain(key(event.to));
        this.dragon = event.to;
        this.visited!.push(key(event.to));
        this.mover = this.after(event.seat);
        if (event.step === 6) this.visited = null;
        break;
      case 'dragon-stuck':
        this.wake(turnOf);
        expect([event.at, this.ways]).toEqual([this.dragon, []]);
        this.visited = null;
        break;
      case 'resigned':
        this.resigned.add(event.seat);
        if (this.visited && this.mover === event.seat && this.resigned.size < this.seats)
          this.mover = this.after(event.seat);
        break;
      case 'scored':
        if (event.reason === 'fairy.completed')
          expect([event.seat, event.points, event.on]).toEqual([this.with!.seat, 3, this.with!.on]); // PD24
        break;
      case 'final-scoring':
        this.visited = null;
        this.wakes = false;
        break;
    }
  }

  standingOn(square: Square): StandingFigure[] {
    return this.figures.filter(({ on }) => key(on) === key(square));
  }

  private takeUp(standing: StandingFigure): void {
    const at = this.figures.findIndex((one) => same(one, standing));
    expect(at).toBeGreaterThanOrEqual(0);
    this.figures.splice(at, 1);
  }
}

const piece = (view: GameView, of: 'dragon' | 'fairy') => view.pieces.find(({ kind }) => kind === of)!;
const squareOf = (square: Square | undefined): Square | null => square ?? null;

/** The other half of a town of two half circles. */
function facing({ x, y, at }: Place): { x: number; y: number; at: string } {
  const side = 'NESW'.indexOf(at);
  return { x: x + [0, 1, 0, -1][side]!, y: y + [-1, 0, 1, 0][side]!, at: 'SWNE'[side]! };
}

/** How many tiles lie open for sale, or are owned by a seat (BR40). */
const keptIn = ({ bazaar }: GameView): number =>
  bazaar ? bazaar.open.length + bazaar.owned.filter((tile) => tile !== null).length : 0;

function agrees(model: Model, game: Game, view: GameView): void {
  expect(squareOf(piece(view, 'dragon').at)).toEqual(model.dragon);
  expect(squareOf(piece(view, 'fairy').at)).toEqual(model.fairy);
  expect(piece(view, 'fairy').beside ?? null).toEqual(model.with);
  // Tiles that are for sale or owned follow.
  expect(view.setAside.slice(0, view.setAside.length - keptIn(view))).toEqual(model.aside);
  if (model.dragon) expect(model.standingOn(model.dragon).filter(isOnTile)).toEqual([]);
  if (model.with) expect(key(model.with.on)).toBe(key(model.fairy!));
  expect(view.figures.map((one) => JSON.stringify(one)).sort()).toEqual(
    model.figures.map(({ seat, figure, on }) => JSON.stringify({ seat, figure, on })).sort(),
  );
  const { trail } = view.pieces.find(({ kind }) => kind === 'dragon')!;
  if (game.step === 'dragon') {
    model.wake(view.turnOf);
    expect(game.asked).toBe(model.mover);
    expect(trail!.map(key)).toEqual(model.visited);
    const ways = game.legalActions().map((action) => key(action as unknown as Square));
    expect(ways.sort()).toEqual(model.ways.sort());
    expect(ways.length).toBeGreaterThan(1); // the game makes a single possible step unasked
  } else expect([trail, model.visited]).toEqual([undefined, null]);
}

function nothingIsLost(view: GameView, setup: Setup, gone: readonly TileId[]): void {
  for (const [seat, supply] of view.supply.entries()) {
    for (const [figure, count] of Object.entries(supply)) {
      const out = view.figures.filter((one) => one.seat === seat && one.figure === figure).length;
      const held = view.pieces.reduce((sum, { count: of, figure: one }) => {
        return sum + (one?.seat === seat && one.figure === figure ? of : 0);
      }, 0);
      expect(count + out + held).toBe(FIGURE_ORACLES[figure as Figure].count);
    }
  }
  const counts = new Map(Object.entries(view.unseen));
  const hand = [view.drawn, view.drawnToo].flatMap((tile) => tile ?? []);
  for (const tile of [
    ...view.board.flatMap(({ tile }) => (designOf(tile)!.apart ? [] : [tile])),
    ...view.discarded,
    ...view.setAside,
    ...hand,
    ...gone,
  ])
    counts.set(tile, (counts.get(tile) ?? 0) + 1);
  expect(counts).toEqual(tileCounts(setup.sets));
}

describe.each([
  ['with its own tiles', alone, 3],
  ['with all other rules and tiles', withEverything, 1],
] as const)('the Princess & the Dragon %s', (what, setups, short) => {
  test('dragon, fairy and tiles set aside go by the rules, and nothing is lost (PD10 to PD25)', () => {
    assertCases(
      fc.property(gamesOf(setups), ([setup, luck, resigning]) => {
        let model: Model | null = null;
        let before: GameView | null = null;
        for (const { game, events, action } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          model ??= new Model({ ...view, board: view.board.filter(({ turn }) => turn === 0) });
          for (const event of events) model.see(event, before?.turnOf ?? 0);
          agrees(model, game, view);
          const gone = action?.type === 'resign' && view.winners ? [before?.drawn ?? []].flat() : [];
          nothingIsLost(view, setup, gone);
          before = view;
        }
      }),
      { numRuns: isLong ? 200 : short },
    );
  });

  const DRAGON = { oneIn: 6, about: ['src/expansions/princess-dragon/'] };
  test.runIf(isDrawn(`records ${what}`, DRAGON))(
    'a record replays to the same events and views, forced steps and all (PD17)',
    () => {
      assertCases(
        fc.property(
          gamesOf(setups),
          fc.integer({ min: isLong ? 1 : 25, max: 40 }),
          ([setup, luck, resigning], every) => {
            let count = 0;
            for (const { game, events } of randomGame(setup, luck, resigning)) {
              if (count++ % every !== 0 && game.asked !== null) continue;
              const again = Game.of(JSON.parse(JSON.stringify(game.record)));
              expect(again.lastEvents).toEqual(events);
              for (const reader of [null, ...Array(setup.seats).keys()])
                expect(again.view(reader)).toEqual(game.view(reader));
              expect(again.legalActions()).toEqual(game.legalActions());
            }
          },
        ),
        { numRuns: isLong ? 12 : 1 },
      );
    },
  );
});
