import type { Picture } from '../../../render/index.ts';
import { GIFTS, type Gift, type Opening, type Seat } from '../../engine/index.ts';
import type { GameAtTable } from '../../game/tables.ts';
import { ids, optionValue, pageValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Drawing, Services } from '../services.ts';
import { type Effect, effectOf, keepsOf, type NumberedOpening, openingsOf } from '../turn/gifts.ts';
import type { Words } from '../words/index.ts';
import { button, type Row, row, SELECT_OPTIONS, select } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersOf } from './drawing.ts';

/**
 * The seat's own cards, and what could be opened now: a menu of targets for each card, that of `from` beginning with it. To its
 * owner alone.
 */
export async function handPanel(
  present: GameAtTable,
  seat: Seat,
  spoken: Words,
  bot: Services,
  from?: NumberedOpening,
): Promise<PanelContent> {
  const words = spoken.on(present.table.options);
  const { table, game } = present;
  const own = game.view(seat).gifts?.own ?? [];
  const openings = openingsOf(present, seat);
  const openable = openings.map(({ opening }) => opening.gift);
  const asked = seat === game.asked;
  const picture = handPicture(own, asked ? new Set(openable) : null, words, bot);
  return {
    content: words.gifts.hand({ own, openable, asked }),
    files: await drawn(bot, picture, words.gifts.handAlt(own)),
    components: openRows(present, openings, words, table.members, from),
  };
}

/** `openable`: the cards that can be opened now, null where it is another's turn; the others are drawn faint. */
function handPicture(
  own: readonly Gift[],
  openable: ReadonlySet<Gift> | null,
  words: Words,
  bot: Services,
): Promise<Picture> {
  const cards = GIFTS.filter((gift) => own.includes(gift)).map((gift) => ({
    gift,
    ...words.gifts.card(gift),
    count: own.filter((one) => one === gift).length,
    faint: openable !== null && !openable.has(gift),
  }));
  return bot.renderer.hand({ cards });
}

/** A row for each card that can do something now: a button where there is one way to open it, else a menu of all. */
function openRows(
  { table, game }: GameAtTable,
  openings: readonly NumberedOpening[],
  words: Words,
  people: GameAtTable['table']['members'],
  from?: NumberedOpening,
): Row[] {
  return GIFTS.flatMap((gift) => {
    const ways = openings.filter(({ opening }) => opening.gift === gift);
    if (ways.length === 0) return [];
    if (ways.length === 1)
      return [row(button(ids.gift(table, 'look-gift', idOf(ways[0]!)), words.gifts.openLabel(gift), 'main'))];
    const first = Math.max(
      0,
      ways.findIndex(({ index }) => index === from?.index),
    );
    const isWhole = first === 0 && ways.length <= SELECT_OPTIONS;
    const shown = isWhole ? ways : ways.slice(first, first + SELECT_OPTIONS - 1);
    const choices = shown.map(({ opening, index }) => ({
      label: words.gifts.targetLabel(opening, effectOf(game, opening), people),
      value: idOf({ opening, index }),
    }));
    // The last page leads to the first again.
    const next = ways[first + shown.length] ?? ways[0]!;
    if (!isWhole) choices.push({ label: words.buttons['next-page'], value: pageValue(idOf(next)) });
    return [row(select(ids.giftWays(table, ways[0]!.index), words.gifts.openLabel(gift), choices))];
  });
}

const idOf = ({ opening, index }: NumberedOpening): string => optionValue(index, [opening]);

/** One way to open a gift, shown before it is done. */
export async function openingPanel(
  present: GameAtTable,
  { opening, index }: NumberedOpening,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(present.table.options);
  const { table, game } = present;
  const seat = game.asked!;
  const people = table.members;
  const effect = effectOf(game, opening);
  const picture =
    opening.on === null
      ? bot.renderer.card({ gift: opening.gift, ...words.gifts.card(opening.gift) })
      : previewPicture(present, opening, effect, seat, words, bot);
  return {
    content: words.gifts.preview(opening, effect, people),
    files: await drawn(bot, picture, words.gifts.previewAlt(opening, effect, people)),
    components: [
      row(
        button(
          ids.gift(table, 'open-gift', idOf({ opening, index })),
          words.gifts.commitLabel(opening, effect, people),
          'go',
        ),
        button(ids.table('gifts', table), words.buttons.back),
      ),
    ],
  };
}

function previewPicture(
  { table, game }: GameAtTable,
  { gift, on, figure }: Opening,
  { events, feature }: Effect,
  seat: Seat,
  words: Words,
  bot: Services,
): Promise<Picture> {
  const view = game.view(null);
  const square = on!;
  const ghosted = events.flatMap((event) => {
    return event.type === 'returned' ? [{ seat: event.seat, figure: event.figure, on: event.from }] : [];
  });
  const moves = events.flatMap((event) => {
    return event.type === 'moved' ? [{ seat, figure: event.figure, from: event.from, to: event.to }] : [];
  });
  const scored = events.flatMap((event) => (event.type === 'scored' ? [event] : []));
  const scene = {
    ...drawnOf(view),
    players: playersOf(table, words),
    lastMoves: lastMoves(view),
    outlines: feature
      ? [{ places: feature.places, seat: feature.owners.length === 1 ? feature.owners[0]! : null }]
      : [],
    ghosted,
    moves,
    // One tag: whoever shares a road gets the same.
    pointsTags: scored.slice(0, 1).map(({ points, seat: winner }) => {
      return { x: square.x, y: square.y, text: `+${points}`, seat: scored.length === 1 ? winner : null };
    }),
    targets: gift === 'synod' && figure ? [{ label: '+', place: square, figure }] : [],
  };
  return gift === 'road-sweeper' ? bot.renderer.board(scene) : bot.renderer.closeUp({ ...scene, centre: square });
}

/** The two tiles of Take 2 side by side. */
export function drawnTiles(present: GameAtTable, words: Words, bot: Drawing) {
  const tiles = keepsOf(present.game).map(({ tile }) => tile);
  const picture = bot.renderer.tiles({ tiles: tiles.map((tile, index) => ({ tile, label: String(index + 1) })) });
  return drawn(bot, picture, words.gifts.keep(tiles));
}

/** Take 2: the two tiles, and a button for each (G60). */
export async function keepPanel(present: GameAtTable, spoken: Words, bot: Services): Promise<PanelContent> {
  const { table } = present;
  const words = spoken.on(table.options);
  const tiles = keepsOf(present.game).map(({ tile }) => tile);
  return {
    content: words.gifts.keep(tiles),
    files: await drawnTiles(present, words, bot),
    components: [
      row(
        ...tiles.map((tile, index) => {
          const id = ids.gift(table, 'keep', optionValue(index, [{ type: 'keep', tile }]));
          return button(id, words.gifts.keepLabel(String(index + 1), tile), 'go');
        }),
      ),
    ],
  };
}

/** The card that was just received. To its owner alone. */
export async function giftCardPanel(gift: Gift, unopened: number, words: Words, bot: Services): Promise<PanelContent> {
  const picture = bot.renderer.card({ gift, ...words.gifts.card(gift) });
  return { content: words.gifts.received(gift, unopened), files: await drawn(bot, picture, words.gifts.cardAlt(gift)) };
}
