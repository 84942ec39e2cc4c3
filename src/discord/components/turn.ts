import type { Square, VerbId } from '../../engine/index.ts';
import { type GameAtTable, hasGame, seatOf } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import { both, commit, tellReceived } from '../flows/commit.ts';
import { currentOf } from '../flows/game.ts';
import { answerLesson } from '../flows/lesson.ts';
import { showSquare } from '../flows/panels.ts';
import { solve } from '../flows/puzzle.ts';
import type { Component, Press } from '../handlers.ts';
import {
  figureIn,
  isFor,
  LESSON_TABLE,
  openIn,
  optionIn,
  othersIn,
  type PlanRead,
  PUZZLE_TABLE,
  pageIn,
  planIn,
  regionIn,
  squareIn,
} from '../interaction/ids.ts';
import { noteWorked } from '../interaction/repeats.ts';
import { showPanel, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import { whyNot } from '../turn/decision.ts';
import { isDecision } from '../turn/moment.ts';
import { regionsOf } from '../turn/numbers.ts';
import { imagine, lookAt, turnActions } from '../turn/plan.ts';
import { confirmPanel } from '../views/confirm.ts';
import { othersPanel } from '../views/offers.ts';
import { regionPanel, squaresPanel } from '../views/turn.ts';
import { component } from './component.ts';
import { refused } from './taking-back.ts';

/** A number under the board or in the menu of later numbers, or a page of that menu. */
const squares = (verb: 'square' | 'pick'): Component =>
  component(verb, currentOf, async (press, present, bot) => {
    const { interaction, words, value } = press;
    const next = pageIn(value);
    if (next !== null) return showPanel(interaction, squaresPanel(present, Number(next) || 0, words));
    const at = squareIn(value);
    if (!at) return tellRefusal(interaction, words, { code: 'unknown-component' });
    if (present.table.held) return goOnAt(press, present, at, bot);
    await showSquare(press, present, lookAt(present, at, { reader: seatOf(present, interaction.user.id) }), bot);
  });

/** The next player presses a square before their tile is known. The pending turn is played, and the drawn tile shown there if it fits. */
async function goOnAt(press: Press, present: GameAtTable, at: Square, bot: Bot): Promise<void> {
  const { interaction, words } = press;
  const { table, game } = present;
  const seat = seatOf(present, interaction.user.id);
  // A player who has just ended a turn confirms it with *Done*.
  if (seat === table.held?.seat && seat !== game.turnOf) return tellRefusal(interaction, words, whyNot(present, seat));
  const on = await bot.tables.playHeld(table.id, interaction.user.id, table.revision);
  if (!on.ok) return refused(press, on, bot);
  noteWorked(interaction, bot);
  const own = async (): Promise<void> => {
    if (hasGame(on.value)) await showNext(press, on.value, at, bot);
    await tellReceived(press, on.value, bot);
  };
  await both(bot.presenter.show(on.value), own());
}

async function showNext(press: Press, now: GameAtTable, at: Square, bot: Bot): Promise<void> {
  const { interaction, words } = press;
  const view = now.game.view(null);
  const seat = seatOf(now, interaction.user.id);
  if (now.game.asked !== seat) return tellPrivately(interaction, words.panel.present(view, now.table.members));
  const look = lookAt(now, at, { reader: seat });
  if (look || isDecision(view) || !view.drawn) return showSquare(press, now, look, bot);
  const typed = words.on(now.table.options).things.square(at);
  await tellRefusal(interaction, words, { code: 'square-not-legal', typed, tile: view.drawn });
}

/** A region of a map with its numbers, on a picture without any others. */
const region = component('region', currentOf, async (press, present, bot) => {
  const { interaction, words } = press;
  const page = regionsOf(present.game.view(null))[regionIn(press.id)];
  if (!page) return tellRefusal(interaction, words, { code: 'unknown-component' });
  await showPanel(interaction, await regionPanel(present, page, words, bot));
});

/** The plan in a custom id, with its game; null if the presser has been told why not. */
async function plannedOf(press: Press, bot: Bot): Promise<{ plan: PlanRead; present: GameAtTable } | null> {
  const plan = planIn(press.id);
  const present = plan && (await currentOf(press, bot));
  if (!plan) await tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
  return plan && present && { plan, present };
}

const lookOf = (press: Press, present: GameAtTable, { square, rotation, choices, figure }: PlanRead) =>
  lookAt(present, square, { rotation, choices, figure, reader: seatOf(present, press.interaction.user.id) });

/** Shows the plan with another rotation or another choice at a stop; also the way back to it. */
const showPlan = (verb: 'turn' | 'stop'): Component =>
  component(verb, plannedOf, async (press, { plan, present }, bot) => {
    const isMenu = press.interaction.isStringSelectMenu();
    const page = isMenu ? pageIn(press.value) : null;
    const choices = isMenu && page === null ? [...plan.choices, Number(press.value) || 0] : plan.choices;
    const wish = { from: Number(page) || 0, advised: isMenu ? '' : plan.rest };
    await showSquare(press, present, lookOf(press, present, { ...plan, choices }), bot, wish);
  });

/** A page of a verb's options besides figures on the tile. */
async function showOthers(press: Press, present: GameAtTable, plan: PlanRead, verb: VerbId, page: number, bot: Bot) {
  const { interaction, words } = press;
  const look = lookOf(press, present, plan);
  const seat = seatOf(present, interaction.user.id);
  if (!look || seat !== present.game.asked) return showSquare(press, present, look, bot);
  const panel = await othersPanel(look, imagine(present.game, look.plan, seat), verb, page, words, bot);
  await (panel ? showPanel(interaction, panel) : showSquare(press, present, look, bot));
}

const others = component('far', plannedOf, async (press, { plan, present }, bot) => {
  const { verb, page } = othersIn(plan);
  const wanted = press.interaction.isStringSelectMenu() ? Number(press.value) || 0 : page;
  await showOthers(press, present, plan, verb, wanted, bot);
});

/**
 * Commits the turn with a figure, with another option, or with nothing. A menu's choice names the option, or opens a group. The value names
 * the option's actions; if they have changed, the present options are shown. If the player wants it, `put` asks first and `put-now`
 * commits.
 */
const puts = (verb: 'put' | 'put-now'): Component =>
  component(verb, plannedOf, async (press, { plan, present }, bot) => {
    const { interaction, words } = press;
    const id = interaction.isStringSelectMenu() ? press.value : plan.rest;
    const figure = figureIn(id);
    if (figure) return showSquare(press, present, lookOf(press, present, { ...plan, figure }), bot);
    const opened = openIn(id);
    if (opened !== null) return showOthers(press, present, plan, opened, 0, bot);
    const seat = seatOf(present, interaction.user.id);
    const look = lookOf(press, present, plan);
    const imagined = look && imagine(present.game, look.plan, seat);
    const page = pageIn(id);
    if (page !== null) return showSquare(press, present, look, bot, { from: Number(page) || 0 });
    const option = optionIn(id);
    const actions = imagined && option !== null && turnActions(imagined, option === 'none' ? null : option);
    if (!actions) return tellRefusal(interaction, words, whyNot(present, seat));
    if (!isFor(id, actions)) return showSquare(press, present, look, bot);
    const isAsked = verb === 'put' && (await bot.people.of(interaction.user.id)).confirm;
    if (isAsked) return showPanel(interaction, await confirmPanel(look, imagined, option, words, bot));
    if (present.table.id === PUZZLE_TABLE) return solve(press, actions, bot);
    await commit(press, present, actions, bot);
  });

/** In the guided game every press answers the present task. */
const orInLesson = (component: Component): Component => ({
  ...component,
  run: (press, bot) => (press.id.table === LESSON_TABLE ? answerLesson(press, bot) : component.run(press, bot)),
});

export const turnComponents: readonly Component[] = [
  squares('square'),
  region,
  squares('pick'),
  showPlan('turn'),
  showPlan('stop'),
  others,
  puts('put'),
  puts('put-now'),
].map(orInLesson);
