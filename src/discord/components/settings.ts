import { type Dropped, droppedBy } from '../../game/lobby/boxes.ts';
import type { OptionsWish, TableOptions } from '../../game/lobby/options.ts';
import type { Refusal } from '../../game/table/result.ts';
import type { Table, TableId } from '../../game/table/table.ts';
import { Kept } from '../../kept.ts';
import type { Bot } from '../bot.ts';
import { presentOf } from '../flows/game.ts';
import type { Component, Press } from '../handlers.ts';
import { type PressVerb, pageIn } from '../interaction/ids.ts';
import type { Asker } from '../interaction/kinds.ts';
import { hasJustWorked, noteWorked } from '../interaction/repeats.ts';
import { type PanelContent, showPanel, tellNothing, tellRefusal } from '../interaction/reply.ts';
import { secondsATurn } from '../past/duration.ts';
import { type SettingsOffer, settingsPanel } from '../views/lobby.ts';
import type { Trouble, Words } from '../words/index.ts';
import { component } from './component.ts';

/** The settings of a lobby: panels that only its host can use, shown anew after each change. */

/** The last change of boxes, which can be undone until the next one. It is in memory only: a restart loses just the undo. */
interface BoxesChange {
  readonly before: Boxes;
  readonly after: Boxes;
  readonly dropped: Dropped | null;
}
const MOST_CHANGES = 1000;
const changes = new WeakMap<Bot['tables'], Kept<TableId, BoxesChange>>();

function changesOf({ tables }: Bot): Kept<TableId, BoxesChange> {
  const known = changes.get(tables) ?? new Kept<TableId, BoxesChange>(MOST_CHANGES);
  changes.set(tables, known);
  return known;
}

/** The boxes, map and tiles of a table, without first player and pace. */
const boxesPart = ({ switches, sets, map, town, tiles, starts }: TableOptions): Boxes => {
  return { switches, sets, map, town, tiles: tiles ?? null, starts: starts ?? null };
};
type Boxes = Required<Pick<OptionsWish, 'switches' | 'sets' | 'map' | 'town' | 'tiles' | 'starts'>>;

const isSame = (one: Boxes, other: Boxes): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The change that can still be undone at this table. */
export function changeOf({ id, options }: Table, bot: Bot): BoxesChange | undefined {
  const last = changesOf(bot).get(id);
  return last && isSame(last.after, boxesPart(options)) ? last : undefined;
}

const offerOf = async (table: Table, bot: Bot): Promise<SettingsOffer> => {
  const changed = changeOf(table, bot);
  const [saved, seconds] = await Promise.all([bot.servers.presets(table.guild), secondsATurn(table.guild, bot)]);
  return { maps: bot.maps, saved, seconds, ...(changed && { changed }) };
};

/** The lobby of the pressing host; null if the presser has been told why not. */
export async function hostedOf(press: Asker & Pick<Press, 'id'>, bot: Bot): Promise<Table | null> {
  const present = await presentOf(press, bot);
  if (!present) return null;
  const { table } = present;
  const { interaction, words } = press;
  const why: Refusal | null =
    table.phase !== 'lobby'
      ? { code: 'not-in-lobby' }
      : table.host !== interaction.user.id
        ? { code: 'not-host', host: table.host }
        : null;
  if (why === null) return table;
  await tellRefusal(interaction, words, why);
  return null;
}

type SettingsPanel = (table: Table) => Promise<PanelContent>;
export type PanelView = (table: Table, offer: SettingsOffer, words: Words, near?: string) => PanelContent;

/** The panel goes when the game begins or the lobby closes. */
export const panelOf =
  (view: PanelView, words: Words, bot: Bot, near?: string): SettingsPanel =>
  async (table) => ({
    ...view(table, await offerOf(table, bot), words, near),
    outlived: { by: ({ phase }) => phase !== 'lobby', next: () => null },
  });

/** Opens a panel of the host; tells anybody else who the host is. */
export const opening = (verb: PressVerb, view: PanelView): Component =>
  component(verb, hostedOf, async (press, table, bot) => {
    await showPanel(press.interaction, await panelOf(view, press.words, bot)(table));
  });

/** New options, and the ids of boxes and rules that the host meant to change, or `all`. */
export interface SettingsWish {
  readonly wish: OptionsWish;
  readonly asked: readonly string[] | 'all';
}

/** Changes the options, then shows lobby and panel anew. */
export async function change(
  press: Asker & Pick<Press, 'id'>,
  bot: Bot,
  { wish, asked }: SettingsWish,
  shown: SettingsPanel,
  { options, revision }: Pick<Table, 'options' | 'revision'>,
): Promise<void> {
  const { interaction, id, words } = press;
  const result = await bot.tables.setOptions(id.table, interaction.user.id, wish, revision);
  if (!result.ok && hasJustWorked(interaction, bot)) return tellNothing(interaction);
  if (!result.ok && result.refusal.code === 'stale') {
    // A player has joined or left: the host sees the new table and decides again.
    const present = await presentOf(press, bot);
    if (!present) return;
    const fresh = await shown(present.table);
    return showPanel(interaction, { ...fresh, content: `${words.refusal({ code: 'stale' })}\n${fresh.content}` });
  }
  if (!result.ok) return tellRefusal(interaction, words, result.refusal);
  noteWorked(interaction, bot);
  const { table } = result.value;
  const dropped = asked === 'all' ? null : droppedBy(options, table.options, asked);
  const [before, after] = [boxesPart(options), boxesPart(table.options)];
  if (!isSame(before, after)) changesOf(bot).set(table.id, { before, after, dropped });
  await bot.presenter.show(result.value);
  await showPanel(interaction, await shown(table));
}

/** The choices and the options of the menu as shown. It can be one page, or belong to an older version with fewer options. */
export interface ChosenOptions {
  readonly chosen: readonly string[];
  readonly offered: readonly string[];
}

/** A menu or button that computes new options from the present ones; null for an unknown choice. */
export function menu(
  verb: PressVerb,
  wishOf: (chosen: ChosenOptions, table: Table, bot: Bot, press: Press) => Promise<SettingsWish | Trouble | null>,
  view: PanelView = settingsPanel,
): Component {
  return component(verb, hostedOf, async (press, table, bot) => {
    const { interaction, words, id } = press;
    const chosen = press.values.filter((one) => pageIn(one) === null);
    const next = press.values.flatMap((one) => pageIn(one) ?? [])[0];
    const offered = offeredBy(interaction);
    const shown = panelOf(view, words, bot, next ?? offered[0]);
    const wished = await wishOf({ chosen, offered }, table, bot, press);
    if (wished && 'code' in wished) return tellRefusal(interaction, words, wished);
    if (wished) return change(press, bot, wished, shown, { options: table.options, revision: id.revision });
    if (next === undefined) return tellRefusal(interaction, words, { code: 'unknown-component' });
    await showPanel(interaction, await shown(table));
  });
}

/** A wish that names no boxes or rules, so that everything it removes is reported. */
export const plainly = (wish: OptionsWish | null): SettingsWish | null => wish && { wish, asked: [] };

/** The options of the menu as shown; none for a button. */
const offeredBy = (interaction: Press['interaction']): readonly string[] =>
  (interaction.isStringSelectMenu() ? interaction.component?.options : undefined)?.map(({ value }) => value) ?? [];

export const isOneOf = <T extends string>(list: readonly T[], value: string): value is T => list.includes(value as T);

/** The chosen values, and those that were on and not offered. Null if a chosen value is not in `all`. */
export function switched<T extends string>(
  all: readonly T[],
  on: readonly T[],
  { chosen, offered }: ChosenOptions,
): T[] | null {
  if (!chosen.every((one) => isOneOf(all, one))) return null;
  return [...on.filter((one) => !offered.includes(one)), ...(chosen as T[])];
}
