import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  designOf,
  FIGURES,
  type Figure,
  type Game,
  type GameEvent,
  type GameView,
  type Mark,
  type Place,
  readPlace,
  type Square,
  type StandingFigure,
  type Switch,
  writePlace,
} from '../../src/engine/index.ts';
import { anyLuck, anySetup, isToBeScored, randomGame } from '../support/games.ts';
import { inside } from '../support/inside.ts';
import {
  edgesOf,
  featuresOf,
  finishedAt,
  type OracleFeature,
  onHills,
  placementsOf,
  placesOn,
  pointsFor,
  spell,
} from '../support/oracle.ts';
import { FIGURE_ORACLES, mayLie, ORACLES, perCity, VOTES, votesOn, worthOf } from '../support/oracles.ts';
import { assertCases, isLong, runs } from '../support/runs.ts';

const games = fc.tuple(anySetup, anyLuck);
/** How many games to look at closely, at every decision. */
const RIVERS: readonly Switch[] = ['river', 'river-2'];

const GAMES = isLong ? 12 : 1;

/** The seats with most votes; of tied seats those with a meeple on a hill, if any has one (HS12). */
function ownersOf(
  feature: OracleFeature,
  view: Pick<GameView, 'figures' | 'seats' | 'board' | 'switches'>,
): readonly number[] {
  const votes = votesOn(feature, view);
  const most = Math.max(...votes);
  const tied = most === 0 ? [] : votes.flatMap((count, seat) => (count === most ? [seat] : []));
  const meeples = view.figures.filter(({ figure, on }) => VOTES[figure] > 0 && feature.places.has(spell(on)));
  return onHills(tied, meeples, view);
}

describe('at every moment of any game', () => {
  test('features that grow with the game equal those rebuilt from the board', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (game.asked !== null && view.turn % 4 !== 0) continue;
          const features = featuresOf(view.board);
          expect(features.map((feature) => kept(game, feature))).toEqual(features.map((one) => rebuilt(view, one)));
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('legal placements and figure places are as the board allows (B5, B7)', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          const view = game.view(null);
          const legal = game.legalActions();
          if (game.step === 'place') {
            const ours = legal.map((action) => action.type === 'place' && `${action.x},${action.y},${action.rotation}`);
            const fitting = placementsOf(
              view.board,
              view.drawn!,
              RIVERS.some((one) => view.switches.includes(one)),
            );
            const more = ORACLES.flatMap(({ placements }) => placements?.(view) ?? []);
            expect([...ours].sort()).toEqual([...fitting, ...more].filter((at) => mayLie(view, at)).sort());
          }
          if (game.step === 'meeple') expect(figureOptions(game)).toEqual(expectedOptions(view));
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('all edges match on the whole board (B5)', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          if (game.asked !== null) continue;
          const { board } = game.view(null);
          const at = new Map(board.map((tile) => [`${tile.x},${tile.y}`, edgesOf(tile)]));
          expect(at.size).toBe(board.length);
          for (const [square, edges] of at) {
            const [x, y] = square.split(',').map(Number) as [number, number];
            const matches = (other: string | undefined, own: string): boolean =>
              [own, 'A'].includes(other ?? own) || own === 'A';
            expect(matches(at.get(`${x + 1},${y}`)?.[3], edges[1]!)).toBe(true);
            expect(matches(at.get(`${x},${y + 1}`)?.[0], edges[2]!)).toBe(true);
          }
        }
      }),
      { numRuns: isLong ? 20 : 1 },
    );
  });

  test('scores and figures that go home are as the board says (B10 to B15)', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        let before: GameView | null = null;
        let newest: readonly Deployed[] = [];
        for (const { game, events, action } of randomGame(setup, luck)) {
          const view = game.view(null);
          // A shepherd's question may come between a barn and its scores.
          newest = [...newest, ...deployedBy(events)];
          // Another property checks the scores of gifts.
          if (before && action?.type !== 'open') {
            const { figures, recalled, rest } = withoutRecall(before, events);
            expect(recalled).toBe(action?.type === 'return');
            const { staying, others } = withoutTaken(figures, rest);
            const beside = rest.find((event) => event.type === 'fairy-moved') ?? besideFairy(before);
            // Nothing is scored while a figure may still be put down.
            const expected = isToBeScored(game)
              ? []
              : expectedScores([...staying, ...deployedBy(others)], view, newest, beside && standingOf(beside));
            expect(turnScores(others)).toEqual(expected);
          }
          if (!isToBeScored(game)) newest = [];
          before = view;
        }
      }),
      { numRuns: GAMES },
    );
  });

  test('final scoring is as the board says (B18, B19)', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        for (const { game, events } of randomGame(setup, luck)) {
          if (game.asked !== null) continue;
          const view = game.view(null);
          const expected = Array(view.seats).fill(0);
          for (const feature of featuresOf(view.board)) {
            for (const seat of ownersOf(feature, view)) expected[seat] += shareOf(view, feature, seat);
          }
          for (const { final } of ORACLES)
            for (const [seat, points] of (final?.(view) ?? []).entries()) expected[seat] += points;
          const won = Array(view.seats).fill(0);
          const from = events.findIndex(({ type }) => type === 'final-scoring');
          for (const event of events.slice(from)) {
            if (event.type === 'scored' && !FINAL_BESIDES.has(event.reason)) won[event.seat] += event.points;
          }
          expect(won).toEqual(expected);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

/** The engine's answer about a feature at each of its places, with the claims that it stores. */
function kept(game: Game, feature: OracleFeature): unknown {
  const place = readPlace([...feature.places].at(-1)!);
  const { places, ...rest } = game.feature(place)!;
  const { position } = inside(game);
  const claims = position.features.claims[position.features.find(position.segmentAt(place))];
  return { ...rest, claims, places: places.map(writePlace).sort() };
}

function rebuilt(view: GameView, feature: OracleFeature): unknown {
  const { kind, called, places, tiles, open, arms } = feature;
  const votes = votesOn(feature, view);
  const pointsNow = worthOf(view, feature, false);
  const points = { pointsNow, pointsFinished: worthOf(view, feature, true) };
  const isHeldBy = (figure: Figure): boolean => VOTES[figure] > 0 || FIGURE_ORACLES[figure].holds === true;
  const claims = view.figures.filter(({ figure, on }) => isHeldBy(figure) && places.has(spell(on))).length;
  const marks: Partial<Record<Mark, number>> = {};
  for (const mark of feature.marks) marks[mark] = (marks[mark] ?? 0) + 1;
  const owners = ownersOf(feature, view);
  const shares = owners.map((seat) => shareOf(view, feature, seat));
  const name = called === undefined ? {} : { called };
  return {
    kind,
    ...name,
    places: [...places].sort(),
    tiles,
    open,
    arms,
    cities: finishedAt(feature.cities),
    perCity: perCity(view, feature),
    marks,
    votes,
    claims,
    owners,
    shares,
    ...points,
  };
}

/** A majority's present score for a seat: 4 a city with its pig (TB11). */
function shareOf(view: GameView, feature: OracleFeature, seat: number): number {
  const { figures } = view;
  const points = worthOf(view, feature, false);
  const pig = figures.some((one) => one.figure === 'pig' && one.seat === seat && feature.places.has(spell(one.on)));
  if (feature.kind !== 'field') return points;
  const castles = [...feature.cities].filter(({ kind }) => kind === 'top').length; // BR33
  return points + castles + (pig ? finishedAt(feature.cities) : 0);
}

/** Every legal action with figures: `FIGURE PLACE`, `back PLACE`, `fairy FIGURE PLACE`, `princess SEAT FIGURE PLACE`. */
const figureOptions = (game: Game): string[] =>
  game
    .legalActions()
    .flatMap((action) => {
      switch (action.type) {
        case 'deploy':
          return [`${action.figure} ${spell(action.on)}`];
        case 'return':
          return [`back ${spell(action.from)}`];
        case 'fairy':
          return [`fairy ${action.figure} ${spell(action.beside)}`];
        case 'princess':
          return [`princess ${action.seat} ${action.figure} ${spell(action.from)}`];
        default:
          return [];
      }
    })
    .sort();

const may = (figure: Figure, place: Place, view: GameView): boolean =>
  FIGURE_ORACLES[figure].on.includes(place.kind) &&
  (place.kind !== 'field' || view.switches.includes('fields')) &&
  ORACLES.every((oracle) => oracle.mayStand?.(view, place) ?? true);

/** The figure beside the fairy. */
const besideFairy = ({ pieces }: GameView): StandingFigure | undefined =>
  pieces.find(({ kind }) => kind === 'fairy')?.beside;

const sameFigure = (a: StandingFigure, b: StandingFigure): boolean =>
  a.seat === b.seat && a.figure === b.figure && spell(a.on) === spell(b.on);

/** The options of the princess and the fairy, one for equal figures (PD21, PD26, PD27). */
function magicOptions(view: GameView, features: readonly OracleFeature[]): string[] {
  const { asked, board, figures, switches } = view;
  if (!switches.includes('princess-dragon')) return [];
  const last = board.at(-1)!;
  const { cities } = designOf(last.tile)!;
  const withPrincess = cities.findIndex(({ marks }) => marks.includes('princess'));
  const princess = placesOn(last).filter(({ kind }) => kind === 'city')[withPrincess];
  const there = princess && features.find(({ places }) => places.has(spell(princess)))!.places;
  const with_ = besideFairy(view);
  const meeples = figures.filter(({ figure }) => VOTES[figure] > 0);
  return [
    ...new Set([
      ...meeples
        .filter((one) => one.seat === asked && !(with_ && sameFigure(one, with_)))
        .map(({ figure, on }) => `fairy ${figure} ${spell(on)}`),
      ...meeples
        .filter(({ on }) => there?.has(spell(on)))
        .map(({ seat, figure, on }) => `princess ${seat} ${figure} ${spell(on)}`),
    ]),
  ];
}

/**
 * Free places on the last tile (B7), or by arrow 01 or 02 or a portal elsewhere (AN9, AN10, PD30, PD79). Never where the dragon is (PD14).
 * The own abbot may come back (AB4).
 */
function expectedOptions(view: GameView): string[] {
  const { board, figures, asked, supply, arrow, pieces, switches } = view;
  const features = featuresOf(board);
  const dragon = pieces.find(({ kind }) => kind === 'dragon')?.at;
  const isPortal = switches.includes('princess-dragon') && designOf(board.at(-1)!.tile)!.marks.includes('portal');
  const goesAnywhere = arrow?.symbol === 'place-anywhere' || isPortal;
  const featureOf = (place: Place): OracleFeature => features.find(({ places }) => places.has(spell(place)))!;
  // A shepherd hinders no figure (HS30); builders and pigs stand beside meeples.
  const claiming = figures.filter(({ figure }) => VOTES[figure] > 0);
  const isHeld = (place: Place): boolean =>
    figures.some(({ figure, on }) => FIGURE_ORACLES[figure].holds && featureOf(place).places.has(spell(on)));
  const isFree = (place: Place): boolean =>
    !isHeld(place) && !claiming.some(({ on }) => featureOf(place).places.has(spell(on)));
  const isOpen = (place: Place): boolean => place.kind === 'field' || featureOf(place).open > 0;
  const ownAt = (place: Place): number =>
    figures.filter((one) => one.seat === asked && VOTES[one.figure] > 0 && spell(one.on) === spell(place)).length;
  const isOwn = (place: Place): boolean =>
    figures.some((one) => one.seat === asked && VOTES[one.figure] > 0 && featureOf(place).places.has(spell(one.on)));
  const others = board.slice(0, -1).flatMap(placesOn);
  /** The free one of two rivals that this tile finishes together (PD79). */
  const isDrawnDuel = (place: Place): boolean =>
    isFree(place) &&
    isNear(place, board.at(-1)!) &&
    place.kind === 'monastery' &&
    !isOpen(place) &&
    others.some(
      (one) =>
        one.kind === 'monastery' &&
        (one.called === 'shrine') !== (place.called === 'shrine') &&
        isNear(one, place) &&
        isNear(one, board.at(-1)!) &&
        !isOpen(one) &&
        !isFree(one),
    );
  const spots = [
    ...placesOn(board.at(-1)!).filter(isFree),
    ...(goesAnywhere ? others.filter((place) => isFree(place) && isOpen(place)) : []),
    ...(isPortal && switches.includes('shrines') ? others.filter(isDrawnDuel) : []),
    ...(arrow?.symbol === 'add-meeple' ? others.filter((place) => ownAt(place) === 1 && !isHeld(place)) : []),
  ];
  // Builders and pigs join own meeples on features that this tile has not finished (TB4, TB11, L1).
  const joined = placesOn(board.at(-1)!).filter((place) => isOwn(place) && isOpen(place));
  const deploys = FIGURES.filter((figure) => supply[asked!]![figure]).flatMap((figure) =>
    (FIGURE_ORACLES[figure].spots?.(view) ?? (VOTES[figure] > 0 ? spots : joined))
      .filter((spot) => may(figure, spot, view))
      .filter((spot) => FIGURE_ORACLES[figure].spots || !(spot.x === dragon?.x && spot.y === dragon.y))
      .map((spot) => `${figure} ${spell(spot)}`),
  );
  const isBack = (on: Place): boolean => !switches.includes('unfinished-recall') || featureOf(on).open > 0; // V1
  const own = figures.filter(
    ({ seat, figure, on }) => figure === 'abbot' && seat === asked && on.kind !== 'quarter' && isBack(on), // CO62
  );
  return [...deploys, ...own.map(({ on }) => `back ${spell(on)}`), ...magicOptions(view, features)].sort();
}

const isNear = (one: Square, other: Square): boolean =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= 1;

/** A recalled abbot scores 1 and 1 a neighbour, before all else (AB4, AB8). */
function withoutRecall(
  before: GameView,
  events: readonly GameEvent[],
): { figures: GameView['figures']; recalled: boolean; rest: readonly GameEvent[] } {
  const [score, home] = events;
  if (score?.type !== 'scored' || home?.type !== 'returned' || before.step !== 'meeple' || home.figure !== 'abbot')
    return { figures: before.figures, recalled: false, rest: events };
  if (!score.reason.endsWith('.incomplete')) return { figures: before.figures, recalled: false, rest: events };
  const feature = featuresOf(before.board).find(({ places }) => places.has(spell(home.from)))!;
  expect(score).toMatchObject({ seat: before.asked, points: pointsFor(feature, false, before.switches) });
  expect(home.seat).toBe(before.asked);
  const figures = before.figures.filter(({ seat, figure }) => figure !== 'abbot' || seat !== before.asked);
  return { figures, recalled: true, rest: events.slice(2) };
}

/** Without figures that were eaten or sent home by the princess, and figures left alone by that (PD18, PD19, PD27). */
function withoutTaken(
  figures: GameView['figures'],
  events: readonly GameEvent[],
): { staying: GameView['figures']; others: readonly GameEvent[] } {
  const staying = [...figures];
  const shortLived = new Set<GameEvent>();
  let taken = false;
  const others = events.filter((event) => {
    const alone = event.type === 'returned' && (event.figure === 'builder' || event.figure === 'pig');
    // A prisoner is already gone when this tile is scored (TW20).
    taken = event.type === 'captured' || (event.type === 'returned' && (isTaken(event) || (taken && alone)));
    if (!taken || (event.type !== 'returned' && event.type !== 'captured')) return true;
    const { seat, figure, from } = event;
    const at = staying.findIndex((one) => sameFigure(one, { seat, figure, on: from }));
    if (at >= 0) staying.splice(at, 1);
    else {
      const deployed = events.find(
        (one) => one.type === 'deployed' && !shortLived.has(one) && sameFigure(one, { seat, figure, on: from }),
      );
      expect(deployed).toBeDefined();
      shortLived.add(deployed!);
    }
    return false;
  });
  return { staying, others: others.filter((event) => !shortLived.has(event)) };
}

/** The figure that the fairy came to, or stood beside. */
const standingOf = (beside: StandingFigure | Extract<GameEvent, { type: 'fairy-moved' }>): StandingFigure =>
  'on' in beside ? beside : { ...beside, on: beside.beside };

const REMOVERS = new Set(ORACLES.flatMap(({ removers = [] }) => removers));
const isTaken = ({ by }: Extract<GameEvent, { type: 'returned' }>): boolean => by !== undefined && !REMOVERS.has(by);

const BESIDES = new Set(ORACLES.flatMap(({ scoresBesides = [] }) => scoresBesides));
const FINAL_BESIDES = new Set(['unopened-gifts', ...ORACLES.flatMap(({ finalBesides = [] }) => finalBesides)]);
const HOME_BESIDES = new Set(ORACLES.flatMap(({ homeBesides = [] }) => homeBesides));

const turnScores = (events: readonly GameEvent[]): string[] => {
  const end = events.findIndex(({ type }) => type === 'final-scoring');
  return (end < 0 ? events : events.slice(0, end))
    .flatMap((event) => {
      // A lord scores and goes home by a rule of its own (BR25).
      if ((event.type === 'scored' && isBuilt(event.on)) || (event.type === 'returned' && isBuilt(event.from)))
        return [];
      if (event.type === 'scored' && !BESIDES.has(event.reason))
        return [`${event.seat} +${event.points} ${event.reason}`];
      const isHome = event.type === 'returned' && !HOME_BESIDES.has(event.figure);
      return isHome ? [`${event.seat} home ${spell(event.from)}`] : [];
    })
    .sort();
};

const isBuilt = (on: Place | null): boolean => on?.kind === 'top' && on.at !== '';

type Deployed = Extract<GameEvent, { type: 'deployed' }>;

/** Figures that came to features, also those that left a quarter for one (CO11). */
const deployedBy = (events: readonly GameEvent[]): Deployed[] =>
  events.flatMap((event) => {
    if (event.type !== 'sent') return event.type === 'deployed' ? [event] : [];
    const { seat, figure, to } = event;
    return [{ type: 'deployed', seat, figure, on: to }];
  });

/** Each feature finished now with figures pays its owners and the fairy's companion, and sends all its figures home. */
function expectedScores(
  figures: readonly StandingFigure[],
  now: GameView,
  newest: readonly StandingFigure[],
  beside: StandingFigure | undefined,
): string[] {
  const besides = ORACLES.flatMap(({ scored }) => scored?.(now, figures, newest, beside) ?? []);
  return featuresOf(now.board)
    .filter(({ kind, open }) => kind !== 'field' && kind !== 'top' && open === 0)
    .flatMap((feature) => {
      const owners = ownersOf(feature, { ...now, figures });
      const home = figures.filter(({ on }) => feature.places.has(spell(on)));
      return [
        ...owners.map((seat) => `${seat} +${pointsFor(feature, true, now.switches)} ${feature.called ?? feature.kind}`),
        ...home
          .filter((one) => beside && sameFigure(one, beside))
          .map(({ seat }) => `${seat} +3 fairy.completed`)
          .slice(0, 1),
        ...home.map(({ seat, on }) => `${seat} home ${spell(on)}`),
      ];
    })
    .concat(besides)
    .sort();
}
