import type { Game, GameRecord, Setup } from '../../src/engine/index.ts';
import { picturesIn } from './player.ts';
import type { StagedGame } from './stage.ts';
import { gameWhere } from './tables.ts';

/** Games of the Princess & the Dragon. */
export const DRAGONS = {
  sets: ['base', 'princess-and-dragon'],
  switches: ['fields', 'princess-dragon'],
  seats: 3,
} as const satisfies Partial<Setup>;

/** How many steps the dragon has made in its present movement. */
export const trailIn = (game: Game): number =>
  game.view(null).pieces.find(({ kind }) => kind === 'dragon')?.trail?.length ?? 0;

/** A game in which the dragon moves and the asked player has a choice. `step`: how many steps it has made. */
export const movement = (step: number): GameRecord =>
  gameWhere((game) => game.step === 'dragon' && trailIn(game) === step && game.legalActions().length > 1, {
    setup: DRAGONS,
  });

/** Public messages without a picture: calls and notices. */
export const linesIn = (game: StagedGame): string[] =>
  game.actors[5]!.messages(game.channel)
    .filter((one) => !one.ephemeral && picturesIn(one).length === 0)
    .map(({ content }) => content);
