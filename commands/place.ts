import type { Bot } from '../src/discord/bot.ts';
import { commit } from '../src/discord/flows/commit.ts';
import { gameInChannel, gameToComplete } from '../src/discord/flows/game.ts';
import { showBefore, showSquare } from '../src/discord/flows/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import { optionNamed } from '../src/discord/interaction/ids.ts';
import type { Completion, Slash } from '../src/discord/interaction/kinds.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { optionsAhead, whyNot } from '../src/discord/turn/decision.ts';
import { isDeciding, isDecision } from '../src/discord/turn/moment.ts';
import { numberedSquares, rotationsAt } from '../src/discord/turn/numbers.ts';
import { letterOf } from '../src/discord/turn/options.ts';
import { imagine, lookAt, type PlannedTurn, turnActions } from '../src/discord/turn/plan.ts';
import { confirmPanel } from '../src/discord/views/confirm.ts';
import { decidedBy, decisionPanel } from '../src/discord/views/decision.ts';
import { offersOf } from '../src/discord/views/offers.ts';
import { stopLabels } from '../src/discord/views/placing.ts';
import { cut, type Words } from '../src/discord/words/index.ts';
import type { Seat, Square } from '../src/engine/index.ts';
import { type GameAtTable, seatOf } from '../src/game/table/tables.ts';
import { placeData } from './data.ts';

/** The longest name of a choice, and its longest value. */
const CHOICE_LENGTH = 100;
/** The most choices that Discord shows. */
const SHOWN = 25;

/** A typed square: its name, or its number on the picture. */
function squareTyped(typed: string, { game }: GameAtTable, words: Words): Square | null {
  const numbered = numberedSquares(game.view(null)).find(({ label }) => label === typed.trim());
  return numbered ?? words.things.squareNamed(typed);
}

/**
 * Plays by typing everything that buttons can do in a turn. With a figure (or `none`) it commits the turn. Without a figure it opens the
 * panel for the square. Without a square it answers a decision apart from the tile.
 */
export const place: Command = {
  data: placeData,

  async execute(interaction, bot) {
    const present = await gameInChannel(interaction, bot);
    if (!present) return;
    const { table, game } = present;
    const words = wordsOf(interaction).on(table.options);
    const seat = seatOf(present, interaction.user.id);
    if (seat === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
    const view = game.view(seat);
    const typed = interaction.options.getString('square');
    if (table.held) return tellRefusal(interaction, words, whyNot(present, seat));
    if (typed === null && isDeciding(game, seat)) return decide(interaction, present, words, bot);
    if (isDecision(view)) return tellRefusal(interaction, words, whyNot(present, seat));
    if (seat !== game.asked) {
      return tellRefusal(interaction, words, { code: 'not-your-turn', turnOf: table.members[view.asked!]!.user });
    }
    if (typed === null) return tellRefusal(interaction, words, { code: 'square-missing' });
    if (typed.length > CHOICE_LENGTH) {
      return tellRefusal(interaction, words, { code: 'text-too-long', most: CHOICE_LENGTH });
    }
    const square = squareTyped(typed, present, words);
    if (!square) return tellRefusal(interaction, words, { code: 'not-a-square', typed });
    const rotations = rotationsAt(view, square);
    if (rotations.length === 0) {
      return tellRefusal(interaction, words, { code: 'square-not-legal', typed, tile: view.drawn! });
    }
    const rotation = interaction.options.getInteger('rotation');
    const legal = view.placements.filter(({ x, y }) => x === square.x && y === square.y);
    const figure = interaction.options.getString('figure');
    const chosen = rotation ?? (rotations.length === 1 ? rotations[0]!.rotation : null);
    if (rotation !== null && !legal.some((one) => one.rotation === rotation)) {
      return tellRefusal(interaction, words, {
        code: 'rotation-not-legal',
        square,
        legal: rotations.map((one) => one.rotation),
      });
    }
    const choice = interaction.options.getString('choice') ?? '';
    const choices = choicesTyped(choice);
    if (choices === null) return tellRefusal(interaction, words, notThere(choice));
    const press = { interaction, words };
    const look = lookAt(present, square, { rotation: chosen, choices, reader: seat });
    if (figure === null || chosen === null || !look) return showSquare(press, present, look, bot);
    const imagined = imagine(game, look.plan, seat);
    if (choices.some((at, nth) => (imagined.stops[nth]?.chosen ?? -1) !== at)) {
      return tellRefusal(interaction, words, notThere(choice));
    }
    const offer = offersOf(look, imagined, words).find((one) => one.typed === figure);
    if (!offer) return tellRefusal(interaction, words, notThere(figure));
    if ((await bot.people.of(interaction.user.id)).confirm) {
      return showPanel(interaction, await confirmPanel(look, imagined, offer.index, words, bot));
    }
    await commit(press, present, turnActions(imagined, offer.index === 'none' ? null : offer.index)!, bot);
  },

  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    const present = await gameToComplete(interaction, bot);
    const seat = present && seatOf(present, interaction.user.id);
    const lists = { square: squares, choice: choicesOf, figure: figures };
    const list = Object.hasOwn(lists, focused.name) ? lists[focused.name as keyof typeof lists] : null;
    const typed = focused.value.trim().toLowerCase();
    const [first, found]: [TypedChoice[], TypedChoice[]] = [[], []];
    for (const choice of present && list ? list(interaction, present, seat) : []) {
      if (first.length < SHOWN) first.push(choice);
      if (choice.name.toLowerCase().includes(typed)) found.push(choice);
      // Choices that are not shown need no planned turn.
      if (found.length === SHOWN) break;
    }
    await interaction.respond(found.length > 0 ? found : first);
  },
};

/** The choices at the stops, by their letters on the picture: `b`, `a.c`; null if unreadable. */
function choicesTyped(text: string): readonly number[] | null {
  const marks = text.trim().toLowerCase().split('.').filter(Boolean);
  const choices = marks.map((mark) => LETTERS.indexOf(mark));
  return choices.includes(-1) ? null : choices;
}

/** The most options of a stop. */
const LETTERS = Array.from({ length: 1000 }, (_, index) => letterOf(index));

const notThere = (typed: string) => ({ code: 'place-not-legal', typed: typed.slice(0, CHOICE_LENGTH) }) as const;

/** A typed answer to a decision apart from the tile; without an answer, the decision's panel. */
async function decide(interaction: Slash, present: GameAtTable, words: Words, bot: Bot): Promise<void> {
  const press = { interaction, words };
  const typed = interaction.options.getString('choice');
  if (typed === null) {
    if (present.game.moment === 'before') return showBefore(press, present, bot);
    return showPanel(interaction, await decisionPanel(present, 0, words, bot));
  }
  // A typed number is the one on the picture and on the button, from 1.
  const isMark = /^\d{1,4}$/.test(typed.trim());
  const found = isMark ? decidedBy(present, words)[Number(typed) - 1] : optionNamed(optionsAhead(present.game), typed);
  if (!found) return tellRefusal(interaction, words, notThere(typed));
  await commit(press, present, found.actions, bot);
}

interface TypedChoice {
  readonly name: string;
  readonly value: string;
}

const named = (name: string, value: string): TypedChoice => ({ name: cut(name, CHOICE_LENGTH), value });

function squares(interaction: Completion, { table, game }: GameAtTable): TypedChoice[] {
  const words = wordsOf(interaction).on(table.options);
  return numberedSquares(game.view(null)).map(({ label, x, y }) => {
    const name = words.things.square({ x, y });
    return named(`${label} · ${name}`, name);
  });
}

/** The turn typed so far; null if the tile does not fit there, or if the user is not asked. */
function lookTyped(interaction: Completion, present: GameAtTable, seat: Seat | null, words: Words): PlannedTurn | null {
  const square = squareTyped(interaction.options.getString('square') ?? '', present, words);
  if (!square || seat === null || seat !== present.game.asked) return null;
  const rotation = interaction.options.getInteger('rotation');
  const choices = choicesTyped(interaction.options.getString('choice') ?? '') ?? [];
  return lookAt(present, square, { rotation, choices, reader: seat });
}

/** With a square: the choices at the stops after it. Without one: the decision apart from the tile. */
function choicesOf(interaction: Completion, present: GameAtTable, seat: Seat | null): TypedChoice[] {
  const words = wordsOf(interaction).on(present.table.options);
  if (interaction.options.getString('square')) {
    const look = lookTyped(interaction, present, seat, words);
    return look ? pathsOf(look, seat, words) : [];
  }
  if (present.table.held || !isDeciding(present.game, seat)) return [];
  return decidedBy(present, words).map(({ label, value }) => named(label, value));
}

/** More than anybody reads; each one costs a newly planned turn. */
const MOST_PATHS = 250;

function pathsOf(look: PlannedTurn, seat: Seat | null, words: Words): TypedChoice[] {
  const { table, game, plan } = look;
  const paths: TypedChoice[] = [];
  const follow = (choices: readonly number[], names: readonly string[]): void => {
    const stop = imagine(game, { ...plan, choices }, seat).stops[choices.length];
    if (!stop && choices.length > 0) paths.push(named(names.join(' · '), choices.map(letterOf).join('.')));
    if (!stop) return;
    for (const [index, label] of stopLabels(stop, table.members, words).entries())
      if (paths.length < MOST_PATHS) follow([...choices, index], [...names, label]);
  };
  follow([], []);
  return paths;
}

/** Depends on the square, the rotation and the choice typed so far. */
function* figures(interaction: Completion, present: GameAtTable, seat: Seat | null): Iterable<TypedChoice> {
  const words = wordsOf(interaction).on(present.table.options);
  const look = lookTyped(interaction, present, seat, words);
  if (!look) {
    yield named(words.panel.noFigureLabel([], 0, present.table.members), 'none');
    return;
  }
  for (const offer of offersOf(look, imagine(present.game, look.plan, seat), words)) {
    const { option, group } = offer;
    const isHere = group === 'here' && option.type === 'deploy';
    const told = isHere && `${words.things.role(option.figure, option.on)} – ${words.things.place(option.on)}`;
    yield named(told || offer.label(), offer.typed);
  }
}
