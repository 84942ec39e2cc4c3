import type { BoardScene } from '../../../render/index.ts';
import { type FeatureView, type Game, type Square, writePlace } from '../../engine/index.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { type BoardRegion, partsOf } from '../turn/parts.ts';
import { cut, MESSAGE_TEXT, type Words, whenFinished } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { drawn, drawnOf, playersOf } from './drawing.ts';
import { numbersShown, turnAlt, turnScene } from './turn.ts';

/** Private views that show more of a board than the public picture. */

/** Open features with owners, except fields, the most valuable first. */
export function standingsOf(game: Game): FeatureView[] {
  const seen = new Set<string>();
  return game
    .view(null)
    .figures.flatMap(({ on }) => {
      if (on.kind === 'field' || seen.has(writePlace(on))) return [];
      const feature = game.feature(on);
      for (const place of feature?.places ?? []) seen.add(writePlace(place));
      return feature && feature.open > 0 && feature.owners.length > 0 && feature.pointsFinished > 0 ? [feature] : [];
    })
    .toSorted((one, other) => whenFinished(other) - whenFinished(one));
}

/** Each such feature in its owner's colour, with its present points and its points when finished. */
export async function standingsPanel(present: GameAtTable, spoken: Words, bot: DrawingServices): Promise<PanelContent> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const found = standingsOf(game);
  const seatOf = ({ owners }: FeatureView) => (owners.length === 1 ? owners[0]! : null);
  const scene: BoardScene = {
    ...drawnOf(game.view(null)),
    players: playersOf(table, words),
    outlines: found.map((feature) => ({ places: feature.places, seat: seatOf(feature) })),
    pointsTags: tagSquares(found).map((square, index) => {
      const { pointsNow } = found[index]!;
      const finished = whenFinished(found[index]!);
      return {
        ...square,
        text: pointsNow === finished ? `${pointsNow}` : `${pointsNow}/${finished}`,
        seat: seatOf(found[index]!),
      };
    }),
  };
  const { switches } = game.view(null);
  const told = cut(words.lists.standings(found, table.members, switches), MESSAGE_TEXT);
  const alt = words.alt.standings(found, table.members, switches);
  return { content: told, files: await drawn(bot, bot.renderer.board(scene), alt), isTold: true };
}

/** A square of each feature for its points, if possible without another tag beside it. */
function tagSquares(features: readonly FeatureView[]): Square[] {
  const taken = new Set<string>();
  return features.map(({ places }) => {
    const isFree = ({ x, y }: Square): boolean => [-1, 0, 1].every((by) => !taken.has(`${x + by},${y}`));
    const { x, y } = places.find(isFree) ?? places.find((one) => !taken.has(`${one.x},${one.y}`)) ?? places[0]!;
    taken.add(`${x},${y}`);
    return { x, y };
  });
}

/** One part of the board in full size, with buttons to the others. `null`: the whole board. */
export async function closerPanel(
  present: GameAtTable,
  part: BoardRegion | null,
  spoken: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const words = spoken.on(present.table.options);
  const view = present.game.view(null);
  const corners = ({ x, y, columns, rows }: BoardRegion): string =>
    [
      { x, y },
      { x: x + columns - 1, y: y + rows - 1 },
    ]
      .map(words.things.square)
      .join('–');
  const isShown = (one: BoardRegion): boolean => part !== null && isSame(one, part);
  const buttons = partsOf(view).map((line) =>
    row(...line.map((one) => button(ids.closer(present.table, one), corners(one), isShown(one) ? 'go' : 'plain'))),
  );
  const whole = row(button(ids.closer(present.table, null), words.buttons['whole-board'], part ? 'plain' : 'go'));
  const all = turnScene(present, words);
  const scene: BoardScene = part ? partOf(all, part) : { ...all, whole: true };
  const alt = part ? words.alt.board(aboutPart(present, part, words)) : turnAlt(present, words);
  return {
    content: words.lists.closer(part && corners(part)),
    files: await drawn(bot, bot.renderer.board(scene), alt),
    components: [...buttons, whole],
  };
}

const isSame = (one: BoardRegion, other: BoardRegion): boolean =>
  one.x === other.x && one.y === other.y && one.columns === other.columns && one.rows === other.rows;

const isIn =
  ({ x, y, columns, rows }: BoardRegion) =>
  (at: Square): boolean =>
    at.x >= x && at.x < x + columns && at.y >= y && at.y < y + rows;

/** Leaves out numbers and points of other parts, which would lie at the rim. */
function partOf(scene: BoardScene, part: BoardRegion): BoardScene {
  const { badges = [], steps = [], targets = [], brought } = scene;
  const isHere = isIn(part);
  return {
    ...scene,
    part,
    badges: badges.filter(isHere),
    steps: steps.filter(isHere),
    targets: targets.filter(({ place }) => isHere(place)),
    ...(brought && {
      brought: { ...brought, features: brought.features.filter(({ places }) => places.some(isHere)) },
    }),
  };
}

/** The description of a part: its tiles, figures, pieces, numbers and crosses. */
function aboutPart(present: GameAtTable, part: BoardRegion, words: Words) {
  const view = present.game.view(null);
  const isHere = isIn(part);
  return {
    view: {
      ...view,
      board: view.board.filter(isHere),
      figures: view.figures.filter(({ on }) => isHere(on)),
      pieces: view.pieces.filter(({ at }) => !at || isHere(at)),
    },
    people: present.table.members,
    events: [],
    numbers: numbersShown(present, words).filter(({ square }) => isHere(square)),
    dead: view.deadSquares.filter(isHere),
  };
}
