import { tilesLeftPages } from '../../../render/index.ts';
import type { FeatureView, GameView, Square, TileSet } from '../../engine/index.ts';
import { samePlace } from '../../engine/index.ts';
import type { GameAtTable } from '../../game/tables.ts';
import type { Bot } from '../bot.ts';
import type { Component } from '../interaction/component.ts';
import { playingOf, seatOf } from '../interaction/game.ts';
import { ids } from '../interaction/ids.ts';
import { type PanelContent, showPanel } from '../interaction/reply.ts';
import { button, cut, row, rows } from '../views/buttons.ts';
import { standingButtons } from '../views/decision.ts';
import { drawn, drawnOf, fileOf, playersOf } from '../views/drawing.ts';
import type { Words } from '../words/index.ts';

/** A message takes no more text. */
const MESSAGE_TEXT = 2000;

/** Looks that act on nothing work from any message, however old: they show what is. */
const tiles: Component = {
  verb: 'tiles',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (shown) await showPanel(press.interaction, await tilesPanel(shown, press.words, bot));
  },
};

export async function tilesPanel({ game }: GameAtTable, words: Words, bot: Bot): Promise<PanelContent> {
  const view = game.view(null);
  const pages = tilesLeftPages(view.unseen);
  const alt = words.alt.tilesLeft(view);
  const pictures = Array.from({ length: pages }, (_, page) =>
    bot.renderer.tilesLeft({ counts: view.unseen, headings: headingsOf(view, words), page }),
  );
  const files = await Promise.all(pictures.map((picture) => drawn(bot, picture, alt)));
  return { content: cut(words.lists.tilesLeft(view), MESSAGE_TEXT), files: files.flat() };
}

/** Above the tiles of each set, where there are several. */
const headingsOf = ({ sets }: GameView, words: Words): Partial<Record<TileSet, string>> =>
  sets.length < 2 ? {} : Object.fromEntries(sets.map((set) => [set, words.lobby.setName(set)]));

/** What of the tiles left fits one square now. */
export async function tilesForPanel(
  { game }: GameAtTable,
  square: Square,
  words: Words,
  bot: Bot,
): Promise<PanelContent> {
  const view = game.view(null);
  const marked = game.fitting(square);
  const picture = await bot.renderer.tilesLeft({ counts: view.unseen, marked });
  const tiles = marked.map((tile) => ({ tile, count: view.unseen[tile] ?? 0 }));
  const content = cut(words.lists.tilesFor(square, tiles, view), MESSAGE_TEXT);
  return { content, files: [fileOf(picture, content)] };
}

/** Every field with farmers, who leads it, outlined on the board. */
const fields: Component = {
  verb: 'fields',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (!shown) return;
    const { table, game } = shown;
    const view = game.view(null);
    const found = farmedFields(shown);
    const picture = await bot.renderer.board({
      ...drawnOf(view),
      players: playersOf(table),
      outlines: found.map(({ places, owners }) => ({ places, seat: owners.length === 1 ? owners[0]! : null })),
    });
    const text = cut(press.words.lists.fields(found, table.members), MESSAGE_TEXT);
    const alt = press.words.alt.fields(found, table.members);
    await showPanel(press.interaction, { content: text, files: [fileOf(picture, alt)] });
  },
};

function farmedFields({ game }: GameAtTable): FeatureView[] {
  const found: FeatureView[] = [];
  for (const { on } of game.view(null).figures) {
    if (on.kind !== 'field' || found.some(({ places }) => places.some((place) => samePlace(place, on)))) continue;
    const feature = game.feature(on);
    if (feature) found.push(feature);
  }
  return found;
}

const more: Component = {
  verb: 'more',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (!shown) return;
    const { words, interaction } = press;
    const { table } = shown;
    const seat = seatOf(shown, interaction.user.id);
    await showPanel(interaction, {
      content: words.lists.more,
      components: [
        row(
          button(ids.table('here', table), words.buttons['board-here']),
          button(ids.table('tiles', table), words.buttons['tiles-left']),
          button(ids.table('fields', table), words.buttons.fields),
        ),
        row(
          button(ids.table('resign', table), words.buttons.resign, 'danger'),
          button(ids.table('abandon', table), words.buttons.abandon, 'danger'),
        ),
        ...(seat === null ? [] : rows(standingButtons(shown, words, undefined, seat))),
      ],
    });
  },
};

/** Brings the present turn down to the end of the channel. */
const here: Component = {
  verb: 'here',
  answer: 'private',
  async run(press, bot) {
    const shown = await playingOf(press, bot);
    if (!shown) return;
    await bot.presenter.bringDown(shown);
    await showPanel(press.interaction, { content: (await bot.presenter.link(shown.table)) ?? '…' });
  },
};

export const toolComponents: readonly Component[] = [tiles, fields, more, here];
