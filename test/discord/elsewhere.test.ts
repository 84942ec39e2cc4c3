import { expect, test } from 'vitest';
import { optionsOf } from '../../src/discord/turn/options.ts';
import { imagine } from '../../src/discord/turn/plan.ts';
import { Game } from '../../src/engine/index.ts';
import { gameWhere, pathWhere } from '../support/tables.ts';

test('PD66: a portal’s offer while arrow 03 is active is not told as the arrow’s', () => {
  const setup = {
    seats: 2,
    sets: ['base', 'anniversary', 'princess-and-dragon'],
    switches: ['fields', 'arrows', 'princess-dragon'],
  } as const;
  const wanted = (game: Game) =>
    pathWhere(game, (imagined, { placement }) => {
      const isExtra = imagined.game.view(null).arrow?.symbol === 'extra-turn';
      return isExtra && optionsOf(imagined, placement).others.has('deploy');
    });
  const game = Game.of(gameWhere((one) => one.step === 'place' && wanted(one) !== null, { setup }));
  const path = wanted(game)!;
  expect(imagine(game, path, game.asked).game.elsewhereBy).toBeNull();
});
