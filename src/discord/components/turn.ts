import { MessageFlags } from 'discord.js';
import type { Action, GameEvent, Seat } from '../../engine/index.ts';
import type { Refusal } from '../../game/result.ts';
import { type GameAtTable, hasGame, type Played } from '../../game/tables.ts';
import type { Bot } from '../bot.ts';
import type { Component } from '../interaction/component.ts';
import { currentOf, seatOf, showStale } from '../interaction/game.ts';
import { isFor, optionIn, othersIn, pageIn, planIn, regionIn, squareIn } from '../interaction/ids.ts';
import type { Asker } from '../interaction/kinds.ts';
import { type PanelContent, showPanel, tellRefusal } from '../interaction/reply.ts';
import { numberedSquares, regionsOf } from '../turn/numbers.ts';
import { imagine, turnActions } from '../turn/plan.ts';
import { isDecision } from '../views/decision.ts';
import { drawn } from '../views/drawing.ts';
import { giftCardPanel } from '../views/gifts.ts';
import { groupPanel } from '../views/group.ts';
import { type Look, lookAt, placingPanel, whatIfPanel } from '../views/placing.ts';
import { numberRows, regionLabel, squareMenu, turnScene } from '../views/turn.ts';
import type { Trouble } from '../words/index.ts';

/** Shows a square to the presser alone: to place there for whose turn it is, to look for everybody else. */
export async function showSquare(press: Asker, shown: GameAtTable, look: Look | null, bot: Bot): Promise<void> {
  const { interaction, words } = press;
  const seat = seatOf(shown, interaction.user.id);
  if (!look) return tellRefusal(interaction, words, whyNot(shown, seat));
  const panel =
    seat !== null && seat === shown.game.asked
      ? await placingPanel(look, words, bot)
      : await whatIfPanel(look, seat, words, bot);
  return showPanel(interaction, panel);
}

/** Why a tile cannot go where it was asked for. */
export function whyNot({ table, game }: GameAtTable, seat: Seat | null): Refusal | Trouble {
  const { asked, step } = game;
  const view = game.view(null);
  // By the public view: whom else is asked may be secret.
  if (isDecision(view))
    return { code: 'decide-first', asked: seat === asked ? null : table.members[view.asked!]!.user };
  return step === 'keep' && seat === asked ? { code: 'keep-a-tile-first' } : { code: 'not-legal' };
}

/** A number under the board. */
const square: Component = {
  verb: 'square',
  answer: 'private',
  async run(press, bot) {
    const at = squareIn(press.value);
    if (!at) return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    const shown = await currentOf(press, bot);
    if (shown) await showSquare(press, shown, lookAt(shown, at, null), bot);
  },
};

/** A region of a map: its numbers, on a picture that shows no others. */
const region: Component = {
  verb: 'region',
  answer: 'private',
  async run(press, bot) {
    const { interaction } = press;
    const shown = await currentOf(press, bot);
    if (!shown) return;
    const { table, game } = shown;
    const words = press.words.on(table.options);
    const view = game.view(null);
    const page = regionsOf(view)[regionIn(press.id)];
    if (!page) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const { squares } = page;
    const all = numberedSquares(view);
    const content = regionLabel(page, words);
    const picture = bot.renderer.board({ ...turnScene(shown, words), badges: squares, deadSquares: [] });
    const alt = squares.map(({ label, x, y }) => `${label} = ${words.things.square({ x, y })}`).join(', ');
    const files = await drawn(bot, picture, alt);
    await showPanel(interaction, { content, files, components: numberRows(table, squares, words, all) });
  },
};

/** The menu of later numbers, and its pages. */
const pick: Component = {
  verb: 'pick',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, value } = press;
    const shown = await currentOf(press, bot);
    if (!shown) return;
    const next = pageIn(value);
    if (next !== null) {
      const squares = numberedSquares(shown.game.view(null));
      const from = Math.min(Math.max(0, Number(next) || 0), Math.max(0, squares.length - 1));
      const page = { from: from + 1, to: squares.length, of: squares.length };
      const menu = squareMenu(shown.table, squares, from, words);
      return showPanel(interaction, { content: words.turn.page(page), components: [menu] });
    }
    const at = squareIn(value);
    if (!at) return tellRefusal(interaction, words, { code: 'unknown-component' });
    await showSquare(press, shown, lookAt(shown, at, null), bot);
  },
};

/** Another rotation of the tile, or another arrow, on the panel; also the way back to it. */
const showPlan = (verb: 'turn' | 'arrow'): Component => ({
  verb,
  answer: 'private',
  async run(press, bot) {
    const plan = planIn(press.id);
    if (!plan) return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    const shown = await currentOf(press, bot);
    if (shown) await showSquare(press, shown, lookAt(shown, plan.square, plan.rotation, plan.arrow), bot);
  },
});

/** What step 2 offers besides figures on the tile, by verb and a page at a time. */
const others: Component = {
  verb: 'far',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words } = press;
    const plan = planIn(press.id);
    if (!plan) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const shown = await currentOf(press, bot);
    if (!shown) return;
    const look = lookAt(shown, plan.square, plan.rotation, plan.arrow);
    if (!look || seatOf(shown, interaction.user.id) !== shown.game.asked) return showSquare(press, shown, look, bot);
    const { verb, page } = othersIn(plan);
    const wanted = interaction.isStringSelectMenu() ? Number(press.value) || 0 : page;
    await showPanel(interaction, await groupPanel(look, verb, wanted, words, bot));
  },
};

/**
 * A figure, one taken back, something else, or nothing: commits the turn. From a menu the choice says which. What it would play
 * must be what it was made for; else what could be played is shown.
 */
const put: Component = {
  verb: 'put',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words } = press;
    const plan = planIn(press.id);
    const id = interaction.isStringSelectMenu() ? press.value : (plan?.rest ?? '');
    if (!plan) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const shown = await currentOf(press, bot);
    if (!shown) return;
    const seat = seatOf(shown, interaction.user.id);
    const look = lookAt(shown, plan.square, plan.rotation, plan.arrow);
    const imagined = look && imagine(shown.game, look.plan, seat);
    const option = optionIn(id);
    const actions = imagined && option !== null && turnActions(imagined, option === 'none' ? null : option);
    if (!actions) return tellRefusal(interaction, words, whyNot(shown, seat));
    if (!isFor(id, actions)) return showSquare(press, shown, look, bot);
    await commit(press, shown, actions, bot);
  },
};

/** What the panel shows once it is done; null where what was pressed is the message that everybody sees. */
export type Outcome = (played: Played) => PanelContent | null | Promise<PanelContent>;

/** Plays a turn, or a part of it, and shows it to everybody. The save comes first: what cannot be shown has still been played. */
export async function commit(
  press: Asker,
  shown: GameAtTable,
  actions: readonly Action[],
  bot: Bot,
  outcome: Outcome = ({ table, events }) => ({ content: press.words.panel.done(ownOf(events), table.members) }),
) {
  const { interaction, words } = press;
  const { table } = shown;
  const user = interaction.user.id;
  const played = await bot.tables.play({ table: table.id, user, revision: table.revision, actions }, shown);
  if (!played.ok) {
    const now = played.refusal.code === 'stale' ? await bot.tables.look(table.id) : null;
    if (now?.ok && hasGame(now.value)) return showStale(press, now.value, bot);
    return tellRefusal(interaction, words, played.refusal);
  }
  const own = async (): Promise<void> => {
    const panel = await outcome(played.value);
    const done = panel === null ? Promise.resolve() : showPanel(interaction, panel);
    // A follow-up that overtook the answer to a command would take its place.
    await done.catch(() => {});
    await Promise.all([done, tellGift(press, played.value, bot)]);
  };
  const results = await Promise.allSettled([bot.presenter.show(played.value), own()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** A gift received is told to its owner alone, with the card, as a follow-up to the click that earned it (G2). */
async function tellGift({ interaction, words }: Asker, { table, game, events }: Played, bot: Bot): Promise<void> {
  const seat = table.members.findIndex(({ user }) => user === interaction.user.id);
  const received = events.some((event) => event.type === 'gift-received' && event.seat === seat);
  const own = received ? (game?.view(seat).gifts?.own ?? []) : [];
  const gift = own.at(-1);
  if (gift === undefined) return;
  const { content, files } = await giftCardPanel(gift, own.length, words, bot);
  await interaction.followUp({ content: content ?? '', ...(files && { files }), flags: MessageFlags.Ephemeral });
}

/** What came of it until the next tile is drawn, or the game is over: all else is told to everybody. */
export function ownOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const placed = events.findIndex(({ type }) => type === 'placed');
  const ending = events.findIndex(({ type }, index) => index > placed && ENDINGS.includes(type));
  return ending < 0 ? events : events.slice(0, ending);
}

const ENDINGS: readonly GameEvent['type'][] = ['final-scoring', 'turn', 'discarded', 'set-aside'];

export const turnComponents: readonly Component[] = [
  square,
  region,
  pick,
  showPlan('turn'),
  showPlan('arrow'),
  others,
  put,
];
