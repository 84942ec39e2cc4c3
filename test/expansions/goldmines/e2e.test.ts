import { expect, test } from 'vitest';
import { outcomeAlone } from '../../../src/discord/turn/plan.ts';
import { Game } from '../../../src/engine/index.ts';
import { contentsOf, withBoxOn } from '../../support/lobby.ts';
import { withVerb } from '../../support/player.ts';
import { onStage, quiet } from '../../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere, placeOnly } from '../../support/tables.ts';

const MINES = { sets: ['base', 'goldmines'], switches: ['fields', 'goldmines'], seats: 2 } as const;

test('its rule is switched on in the lobby, and brings its tiles; the channel is told what it adds', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play');
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const panel = await withBoxOn(ada!, lobby, 'small', 'goldmines');
  expect(panel.content).toContain('The Goldmines');
  await quiet(stage);
  const shown = await contentsOf(stage.actors[1]!, lobby);
  expect(shown).toContain('80 tiles: Base game 72, The Goldmines 8');
  expect(stage.playground.violations.slice()).toEqual([]);
});

const choosing = (game: Game) =>
  pathWhere(game, ({ stops, options }, { choices }) => {
    return stops[0]?.step === 'gold' && choices[0] === 1 && options.some(({ type }) => type === 'deploy');
  });

/** A game whose next tile has a goldmine, with several tiles around it. */
const found = () => gameWhere((game) => game.moment === 'tile' && choosing(game) !== null, { setup: MINES });

test('GM3: tile, second ingot and figure are one plan of the panel, and one press plays them', async () => {
  const record = found();
  const path = choosing(Game.of(record))!;
  const game = await onPrepared(record);
  const actor = game.asked();
  const panel = await panelAt(game, actor, path);
  expect(panel.content).toContain('The second ingot goes on a tile around it: choose which.');
  const stops = withVerb(panel, 'stop').map(({ label }) => String(label));
  expect(stops[0]).toMatch(/^a: Gold ingot onto [A-Z]+\d+$/);
  const figure = withVerb(panel, 'put').find(({ custom_id }) => !custom_id!.includes(',none.'))!;
  await actor.press(panel.id, figure.custom_id!);
  await quiet(game);
  const lines = (await game.stored(game.table)).record!.actions.slice(record.actions.length);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['place', 'gold', 'deploy']);
  // On the board, or with a seat that has already taken them.
  const { pieces } = Game.of((await game.stored(game.table)).record!).view(null);
  const ingots = pieces.filter(({ kind, seat }) => kind === 'laid-ingot' || seat !== null);
  expect(ingots.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(1);
  expect(game.playground.violations.slice()).toEqual([]);
});

test('GM3: the second ingot is typed by its letter, as it is completed', async () => {
  const record = found();
  const { placement } = choosing(Game.of(record))!;
  const game = await onPrepared(record);
  const { label } = withVerb(game.turn(), 'square').find(({ custom_id }) =>
    custom_id!.endsWith(`|${placement.x},${placement.y}`),
  )!;
  const typed = { square: String(label), rotation: placement.rotation };
  const { choices } = await game.asked().autocomplete(game.channel, 'place', 'choice', { ...typed, choice: '' });
  expect(choices!.map(({ value }) => value).slice(0, 2)).toEqual(['a', 'b']);
  await game.asked().slash(game.channel, 'place', { ...typed, choice: 'b', figure: 'none' });
  await quiet(game);
  const lines = (await game.stored(game.table)).record!.actions.slice(record.actions.length);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['place', 'gold', 'pass']);
  const [, square] = lines[1]!.split(' ');
  expect(choices![1]!.name).toContain('Gold ingot onto');
  expect(square).toMatch(/^-?\d+,-?\d+$/);
});

test('GM6: the channel reads the ingots that a finished feature gives, and they stand with the player from then on', async () => {
  const takes = (game: Game) =>
    pathWhere(game, (imagined) => outcomeAlone(imagined).some(({ type }) => type === 'ingots-taken'));
  const record = gameWhere((game) => game.moment === 'tile' && takes(game) !== null, { setup: MINES });
  const game = await onPrepared(record);
  await placeOnly(game, game.asked(), await panelAt(game, game.asked(), takes(Game.of(record))!));
  expect(game.turn().content).toMatch(/took (a gold ingot|\d+ gold ingots)/);
  expect(game.turn().content).toContain('🪙');
});
