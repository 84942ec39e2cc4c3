import { z } from 'zod';
import {
  type Action,
  type Game,
  type GameEvent,
  PASS,
  type Placement,
  ROTATIONS,
  type Rotation,
  type Square,
} from '../../engine/index.ts';
import type { Bot } from '../bot.ts';
import { numberedSquares } from '../numbers.ts';
import { imaginePlacing, lookAt, placeName, placingPanel, turnOf, whatIfPanel } from '../panels/placing.ts';
import { PAGE, type Shown, squareMenu } from '../panels/turn.ts';
import { type Component, type Press, showPanel, tellRefusal } from '../press.ts';
import { type Asker, currentOf, seatOf, showStale } from './common.ts';

const Whole = z
  .string()
  .regex(/^-?\d{1,4}$/)
  .transform(Number);
const SquareArgument = z.tuple([Whole, Whole]);
const TurnArgument = z.tuple([Whole, Whole, Whole.pipe(z.literal(ROTATIONS))]);
const PutArgument = z.tuple([Whole, Whole, Whole.pipe(z.literal(ROTATIONS)), z.string().max(40)]);

/** Shows a square to the presser alone: to place there for whose turn it is, to look for everybody else. */
export async function showSquare(press: Asker, shown: Shown, square: Square, rotation: Rotation | null, bot: Bot) {
  const { interaction, words } = press;
  const look = lookAt(shown, square, rotation);
  if (!look) return tellRefusal(interaction, words, { code: 'not-legal' });
  const seat = seatOf(shown, interaction.user.id);
  const panel =
    seat !== null && seat === shown.game.toMove
      ? await placingPanel(look, words, bot)
      : await whatIfPanel(look, seat, words, bot);
  return showPanel(interaction, panel);
}

/** A number under the board. */
const square: Component = {
  verb: 'square',
  answer: 'private',
  async run(press, bot) {
    const at = SquareArgument.safeParse(press.id.argument.split(','));
    if (!at.success) return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    const shown = await currentOf(press, bot);
    if (shown) await showSquare(press, shown, { x: at.data[0], y: at.data[1] }, null, bot);
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
    if (value.startsWith(PAGE)) {
      const squares = numberedSquares(shown.game.view(null));
      const from = Math.min(Math.max(0, Number(value.slice(PAGE.length)) || 0), Math.max(0, squares.length - 1));
      const page = { from: from + 1, to: squares.length, of: squares.length };
      const menu = squareMenu(shown.table, squares, from, words);
      return showPanel(interaction, { content: words.turn.page(page), components: [menu] });
    }
    const at = SquareArgument.safeParse(value.split(','));
    if (!at.success) return tellRefusal(interaction, words, { code: 'unknown-component' });
    await showSquare(press, shown, { x: at.data[0], y: at.data[1] }, null, bot);
  },
};

/** Another rotation of the tile on the panel. */
const turn: Component = {
  verb: 'turn',
  answer: 'private',
  async run(press, bot) {
    const at = TurnArgument.safeParse(press.id.argument.split(','));
    if (!at.success) return tellRefusal(press.interaction, press.words, { code: 'unknown-component' });
    const shown = await currentOf(press, bot);
    if (shown) await showSquare(press, shown, { x: at.data[0], y: at.data[1] }, at.data[2], bot);
  },
};

/** A figure or none: commits the turn. */
const put: Component = {
  verb: 'put',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words } = press;
    const at = PutArgument.safeParse(press.id.argument.split(','));
    if (!at.success) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const shown = await currentOf(press, bot);
    if (!shown) return;
    const [x, y, rotation, figure] = at.data;
    const actions = actionsOf(shown.game, { x, y, rotation }, figure);
    if (!actions) return tellRefusal(interaction, words, { code: 'not-legal' });
    await commit(press, shown, actions, bot);
  },
};

/** Plays a whole turn and shows it to everybody. The save comes first: what cannot be shown has still been played. */
export async function commit(press: Asker & Pick<Press, 'id'>, { table }: Shown, actions: readonly Action[], bot: Bot) {
  const { interaction, words, id } = press;
  const user = interaction.user.id;
  const played = await bot.tables.play({ table: table.id, user, revision: id.revision, actions });
  if (!played.ok) {
    const now = played.refusal.code === 'stale' ? await bot.tables.look(table.id) : null;
    if (now?.ok && now.value.game) return showStale(press, { table: now.value.table, game: now.value.game }, bot);
    return tellRefusal(interaction, words, played.refusal);
  }
  const done = showPanel(interaction, { content: words.panel.done(ownOf(played.value.events), table.members) });
  const [shown] = await Promise.allSettled([bot.presenter.show(played.value), done]);
  if (shown.status === 'rejected') throw shown.reason;
}

/** Final scoring is told to everybody. */
function ownOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const ending = events.findIndex(({ type }) => type === 'final-scoring');
  return ending < 0 ? events : events.slice(0, ending);
}

/** Null where the tile offers no such place; whether it is legal the rules say. */
export function actionsOf(game: Game, placement: Placement, figure: string): readonly Action[] | null {
  const legal = game.legalActions().some((one) => {
    return (
      one.type === 'place' && one.x === placement.x && one.y === placement.y && one.rotation === placement.rotation
    );
  });
  if (!legal) return null;
  if (figure === 'none') return turnOf(game, placement, PASS);
  const { options } = imaginePlacing(game, placement);
  const deploy = options.find((one) => one.type === 'deploy' && placeName(one.figure, one.on) === figure);
  return deploy ? turnOf(game, placement, deploy) : null;
}

export const turnComponents: readonly Component[] = [square, pick, turn, put];
