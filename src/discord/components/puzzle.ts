import { hiddenIn, presentOfPuzzle, showPuzzle } from '../flows/puzzle.ts';
import type { Component } from '../handlers.ts';
import { publicWords } from '../interaction/language.ts';
import { postForAll, tellPrivately } from '../interaction/reply.ts';
import { sharedPuzzle } from '../views/puzzle.ts';

const puzzle: Component = {
  verb: 'puzzle',
  answer: 'private',
  run: (press, bot) => showPuzzle(press, bot),
};

const puzzleShow: Component = {
  verb: 'puzzle-show',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words } = press;
    const found = await bot.puzzles.today(interaction.guildId);
    if (found === null) return tellPrivately(interaction, words.puzzle.over);
    const wording = await publicWords(bot, interaction.guildId);
    const hidden = await hiddenIn(found, bot);
    const content = await sharedPuzzle(found, presentOfPuzzle(found, interaction, false), hidden, wording, bot);
    await postForAll(press, content, bot);
  },
};

export const puzzleComponents: readonly Component[] = [puzzle, puzzleShow];
