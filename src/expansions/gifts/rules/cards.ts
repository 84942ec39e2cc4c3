import {
  entryOf,
  type Game,
  inReadingOrder,
  isFeature,
  type Kind,
  type Place,
  type PlacedFigure,
  scoreFeature,
  slotOf,
  TILE_DESIGNS,
} from '../../../engine/for-rules.ts';
import type { Gift } from '../vocabulary.ts';
import type { GiftOpening } from './gift-step.ts';
import { gifts } from './index.ts';

interface GiftCard {
  /** Every way to open the card that has an effect (L20). */
  openings(game: Game): GiftOpening[];
  resolve(game: Game, opening: GiftOpening): void;
}

const opening = (gift: Gift, about: Partial<GiftOpening> = {}): GiftOpening => ({
  type: 'open',
  gift,
  figure: null,
  on: null,
  to: null,
  ...about,
});

/** The player's meeples of any kind (L6) on features; equal meeples on one spot count once (L26). */
function ownMeeples({ position, rules, turnOf }: Game): PlacedFigure[] {
  const own = position.figures.filter(
    ({ seat, figure, segment }) => seat === turnOf && rules.claims[figure] && isFeature(position.kindOf(segment)), // TW64, CO64
  );
  return own.filter(
    (one, index) => own.findIndex(({ figure, segment }) => figure === one.figure && segment === one.segment) === index,
  );
}

const standingAt = ({ position, turnOf }: Game, { figure, on }: GiftOpening): PlacedFigure => {
  const segment = position.segmentAt(on!);
  return position.figures.find((one) => one.seat === turnOf && one.figure === figure && one.segment === segment)!;
};

/** A figure from the supply goes on any unfinished monastery, occupied or not (G20, G25), but not on a garden (G23). */
const synod: GiftCard = {
  openings(game) {
    const { position, rules, turnOf } = game;
    const figures = rules.figures.filter(({ figure, meeple, on }) => {
      return meeple && on.includes('monastery') && position.supply(turnOf, figure) > 0; // G22
    });
    const open = monasteries(game).filter((on) => position.mayStand(on));
    return open.flatMap((on) => figures.map(({ figure }) => opening('synod', { figure, on })));
  },

  resolve(game, { figure, on }) {
    const seat = game.turnOf;
    game.position.deploy(seat, figure!, game.position.segmentAt(on!));
    game.tell({ type: 'deployed', seat, figure: figure!, on: on! });
  },
};

function monasteries({ position }: Game): Place[] {
  const { features, tiles } = position;
  return tiles.flatMap(({ print }, tile) => {
    const segment = features.first[tile]! + print.centre;
    if (print.centre < 0 || print.segments[print.centre]!.kind !== 'monastery') return [];
    return features.open[features.find(segment)]! > 0 ? [position.placeOf(segment)] : [];
  });
}

/** Scores an unfinished road as at the end of the game, by majority (G31, G32); all its figures go home (G33). */
const roadSweeper: GiftCard = {
  openings({ position }) {
    const { features, figures } = position;
    const roads = new Set(figures.map(({ segment }) => features.find(segment)));
    return [...roads]
      .filter((root) => position.kindOf(root) === 'road' && features.open[root]! > 0 && features.claims[root]! > 0)
      .map((root) => {
        const segments = [...features.members(root)].filter((segment) => !position.isPrinted(segment));
        const places = segments.map((segment) => position.placeOf(segment));
        return opening('road-sweeper', { on: places.sort(byReading)[0]! });
      });
  },

  resolve(game, { on }) {
    const { position } = game;
    const root = position.features.find(position.segmentAt(on!));
    scoreFeature(game, root, false);
    game.remove(position.figuresOn(root));
  },
};

/** Top to bottom, left to right, then by side. */
const byReading = (a: Place, b: Place): number => inReadingOrder(a, b) || sideOrder(a) - sideOrder(b);
const sideOrder = ({ at }: Place): number => 'NESW'.indexOf(at[0] ?? '');

/** 2 points for each meeple of any player on the feature, the meeple taken home included (G40, G41, G43). */
const cashOut: GiftCard = {
  openings: (game) =>
    ownMeeples(game).flatMap(({ figure, segment }) => {
      const on = game.position.placeOf(segment);
      return on.kind === 'garden' ? [] : [opening('cash-out', { figure, on })]; // G44
    }),

  resolve(game, action) {
    const { position } = game;
    const standing = standingAt(game, action);
    const count = position.features.claims[position.features.find(standing.segment)]!;
    game.award(standing.seat, 'cash-out', [{ of: 'meeples', count, each: 2 }], { on: action.on });
    game.remove([standing]);
  },
};

const STANDING_KINDS: readonly Kind[] = ['road', 'city', 'monastery'];

/** From standing to lying in a field of the tile or back (G50), also onto occupied features (G51); no other move (G52). */
const changePosition: GiftCard = {
  openings(game) {
    const { position, rules } = game;
    return ownMeeples(game).flatMap(({ figure, segment }) => {
      const on = position.placeOf(segment);
      const kinds: readonly Kind[] = on.kind === 'field' ? STANDING_KINDS : ['field'];
      const may = rules.figures.find((rule) => rule.figure === figure)!.on;
      if (!may.includes('field')) return []; // the abbot (G54); without farmers every figure (L25)
      return game
        .placesOn(on)
        .filter((to) => kinds.includes(to.kind) && may.includes(to.kind) && isUnfinished(game, to))
        .map((to) => opening('change-position', { figure, on, to }));
    });
  },

  resolve(game, action) {
    game.move(standingAt(game, action), action.to!);
  },
};

/** A finished feature was scored and cannot be claimed (G55); a field is never finished. */
const isUnfinished = ({ position }: Game, place: Place): boolean =>
  place.kind === 'field' || position.features.open[position.features.find(position.segmentAt(place))]! > 0;

export const isOfRiver = (design: number): boolean => TILE_DESIGNS[design]!.river.length > 0;

/** A second tile to choose from, if one is left (G61). Not while a river is laid, since its tiles have their own order (G64). */
const take2: GiftCard = {
  openings: ({ position: { bag, hand } }) => (bag.size > 0 && !isOfRiver(hand) ? [opening('take-2')] : []),

  resolve(game) {
    const slot = slotOf(game.position, gifts);
    slot.second = game.draw();
    if (slot.second < 0) return; // all tiles left are kept aside
    game.tell({ type: 'drawn-too', seat: game.turnOf, tile: TILE_DESIGNS[slot.second]!.id });
    game.agenda.unshift(entryOf('keep'));
  },
};

export const CARDS: Readonly<Record<Gift, GiftCard>> = {
  synod,
  'road-sweeper': roadSweeper,
  'cash-out': cashOut,
  'change-position': changePosition,
  'take-2': take2,
};
