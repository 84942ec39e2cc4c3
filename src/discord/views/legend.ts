import type { LegendIcon } from '../../../render/index.ts';
import { designOf, type GameView } from '../../engine/index.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { card } from '../interaction/card.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import type { Words } from '../words/index.ts';
import { drawn } from './drawing.ts';

/** Lines in one picture that a phone shows whole. */
const PAGE = 14;

/** One line for each figure and piece at this table, each mark on its tiles, and each sign in pictures. */
export async function legendPanel({ game }: GameAtTable, words: Words, bot: DrawingServices): Promise<PanelContent> {
  const rows = iconsOf(game.view(null)).map((icon) => ({ icon, text: words.lists.legendLine(icon) }));
  const pages = Array.from({ length: Math.ceil(rows.length / PAGE) }, (_, page) =>
    rows.slice(page * PAGE, (page + 1) * PAGE),
  );
  const pictures = await Promise.all(
    pages.map((page) => drawn(bot, bot.renderer.legend({ rows: page }), page.map(({ text }) => text).join('\n'))),
  );
  // Each picture is an item of its own in the card: if they share a row, Discord cuts off the signs. A page without a picture is shown in
  // words.
  return card([
    words.lists.legend,
    ...pages.map((page, index) => {
      const picture = pictures[index]!;
      return picture.length > 0 ? picture : page.map(({ text }) => `- ${text}`).join('\n');
    }),
  ]);
}

/** What is in play, each kind once, in the order of the rules. */
export function iconsOf({ supply, figures, pieces, unseen, board }: GameView): LegendIcon[] {
  const kinds = [...supply.flatMap((own) => Object.keys(own)), ...figures.map(({ figure }) => figure)];
  const tiles = new Set([...Object.keys(unseen), ...board.map(({ tile }) => tile)]);
  const printed = new Map<string, LegendIcon>();
  for (const tile of tiles) {
    const { cities = [], roads = [], fields = [], marks = [], arrow } = designOf(tile) ?? {};
    const own = [...[...cities, ...roads, ...fields].flatMap((segment) => segment.marks), ...marks];
    for (const mark of own) if (!printed.has(mark)) printed.set(mark, { mark, tile });
    if (arrow && !printed.has(arrow.symbol)) printed.set(arrow.symbol, { symbol: arrow.symbol, tile });
  }
  return [
    ...[...new Set(kinds)].map((figure) => ({ figure }) as LegendIcon),
    ...[...new Set(pieces.map(({ kind }) => kind))].map((piece) => ({ piece })),
    ...printed.values(),
    ...(['press', 'move', 'points', 'home', 'dead'] as const).map((sign) => ({ sign })),
  ];
}
