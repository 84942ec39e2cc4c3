import { commit } from '../src/discord/answers/commit.ts';
import { gameInChannel, gameToComplete } from '../src/discord/answers/game.ts';
import { showSquare } from '../src/discord/answers/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import type { Completion } from '../src/discord/interaction/kinds.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { isDecision, whyNot } from '../src/discord/turn/decision.ts';
import { numberedSquares, rotationsAt } from '../src/discord/turn/numbers.ts';
import { optionsOf, placeName } from '../src/discord/turn/options.ts';
import { type Imagined, imagine, lookAt, turnActions } from '../src/discord/turn/plan.ts';
import { confirmPanel } from '../src/discord/views/confirm.ts';
import { cut, type Words } from '../src/discord/words/index.ts';
import type { Rotation, Square } from '../src/engine/index.ts';
import { type GameAtTable, seatOf } from '../src/game/tables.ts';
import { placeData } from './data.ts';

/** What a square may be called when typed: its name, or the number it has on the picture. */
function squareTyped(typed: string, { game }: GameAtTable, words: Words): Square | null {
  const numbered = numberedSquares(game.view(null)).find(({ label }) => label === typed.trim());
  return numbered ?? words.things.squareNamed(typed);
}

/** The typed way to place: with a figure (or `none`) it commits, without one it opens the panel for the square. */
export const place: Command = {
  data: placeData,

  async execute(interaction, bot) {
    const present = await gameInChannel(interaction, bot);
    if (!present) return;
    const { table, game } = present;
    const words = wordsOf(interaction).on(table.options);
    const seat = seatOf(present, interaction.user.id);
    if (seat === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
    if (table.held || isDecision(game.view(null))) return tellRefusal(interaction, words, whyNot(present, seat));
    if (seat !== game.asked) {
      return tellRefusal(interaction, words, { code: 'not-your-turn', turnOf: table.members[game.asked!]!.user });
    }
    const typed = interaction.options.getString('square', true);
    if (typed.length > 100) return tellRefusal(interaction, words, { code: 'text-too-long', most: 100 });
    const square = squareTyped(typed, present, words);
    if (!square) return tellRefusal(interaction, words, { code: 'not-a-square', typed });
    const rotations = rotationsAt(game.view(null), square);
    const tile = game.view(null).drawn;
    if (tile === null || game.step === 'keep') return tellRefusal(interaction, words, whyNot(present, seat));
    if (rotations.length === 0) return tellRefusal(interaction, words, { code: 'square-not-legal', typed, tile });
    const rotation = interaction.options.getInteger('rotation') as Rotation | null;
    const legal = game.view(null).placements.filter(({ x, y }) => x === square.x && y === square.y);
    const figure = interaction.options.getString('figure');
    const chosen = rotation ?? (rotations.length === 1 ? rotations[0]!.rotation : null);
    if (rotation !== null && !legal.some((one) => one.rotation === rotation)) {
      return tellRefusal(interaction, words, {
        code: 'rotation-not-legal',
        square,
        legal: rotations.map((one) => one.rotation),
      });
    }
    const press = { interaction, words };
    const look = lookAt(present, square, chosen);
    if (figure === null || chosen === null || !look) return showSquare(press, present, look, bot);
    const imagined = imagine(game, look.plan, seat);
    const option = figure === 'none' ? null : optionNamed(imagined, square, figure);
    const actions = option === undefined ? null : turnActions(imagined, option);
    if (!actions) return tellRefusal(interaction, words, { code: 'place-not-legal', typed: figure.slice(0, 100) });
    if ((await bot.people.of(interaction.user.id)).confirm) {
      return showPanel(interaction, await confirmPanel(look, imagined, option ?? 'none', words, bot));
    }
    await commit(press, present, actions, bot);
  },

  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    const present = await gameToComplete(interaction, bot);
    const choices = !present
      ? []
      : focused.name === 'figure'
        ? figures(interaction, present)
        : squares(interaction, present);
    const typed = focused.value.trim().toLowerCase();
    const found = choices.filter(({ name }) => name.toLowerCase().includes(typed));
    await interaction.respond((found.length > 0 ? found : choices).slice(0, 25));
  },
};

interface Choice {
  readonly name: string;
  readonly value: string;
}

function squares(interaction: Completion, { table, game }: GameAtTable): Choice[] {
  const words = wordsOf(interaction).on(table.options);
  return numberedSquares(game.view(null)).map(({ label, x, y }) => {
    const name = words.things.square({ x, y });
    return { name: `${label} · ${name}`, value: name };
  });
}

/** Depends on the square and rotation typed so far. */
function figures(interaction: Completion, present: GameAtTable): Choice[] {
  const words = wordsOf(interaction).on(present.table.options);
  const square = squareTyped(interaction.options.getString('square') ?? '', present, words);
  const rotation = interaction.options.getInteger('rotation');
  const look = square && lookAt(present, square, rotation);
  const none = { name: words.panel.noFigureLabel([], present.game.asked ?? 0, present.table.members), value: 'none' };
  if (!look) return [none];
  const imagined = imagine(present.game, look.plan, present.game.asked);
  const { onTile, returns } = optionsOf(imagined, square);
  return [
    none,
    ...onTile.map(({ option: { figure, on } }) => {
      const name = `${words.things.role(figure, on)} – ${words.things.place(on)}`;
      return { name: cut(name, 100), value: placeName(figure, on) };
    }),
    ...returns.map(({ option }) => {
      const events = imagined.game.clone().play(option);
      const name = words.panel.returnLabel(option, events, present.game.asked ?? 0, present.table.members);
      return { name: cut(name, 100), value: 'back' };
    }),
  ];
}

/** The number of the option that is called so, on the tile just laid; `back` takes the abbot back. */
function optionNamed(imagined: Imagined, square: Square, name: string): number | undefined {
  const { onTile, returns } = optionsOf(imagined, square);
  if (name === 'back') return returns[0]?.index;
  return onTile.find(({ option }) => placeName(option.figure, option.on) === name)?.index;
}
