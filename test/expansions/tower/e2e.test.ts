import { expect, test } from 'vitest';
import { Game } from '../../../src/engine/index.ts';
import { contentsOf, withBoxOn } from '../../support/lobby.ts';
import { othersMenu, withVerb } from '../../support/player.ts';
import { onStage, quiet } from '../../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere } from '../../support/tables.ts';

const TOWERS = { sets: ['base', 'tower'], switches: ['fields', 'tower'], seats: 3 } as const;

test('its rule is switched on in the lobby, and brings its tiles; the channel is told what it adds', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play');
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const panel = await withBoxOn(ada!, lobby, 'large', 'tower');
  expect(panel.content).toContain('The Tower');
  await quiet(stage);
  const shown = await contentsOf(stage.actors[1]!, lobby);
  expect(shown).toContain('90 tiles: Base game 72, The Tower 18');
  expect(shown).toContain('capture meeples in their reach');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('TW13: the meeple that a floor takes is chosen in a menu of the turn’s panel, in one press', async () => {
  const record = gameWhere(
    (game) =>
      game.step === 'place' &&
      pathWhere(game, ({ options }) => options.filter(({ type }) => type === 'capture').length > 1) !== null,
    { setup: TOWERS },
  );
  const path = pathWhere(Game.of(record), ({ options }) => {
    return options.filter(({ type }) => type === 'capture').length > 1;
  })!;
  const game = await onPrepared(record);
  const actor = game.asked();
  const panel = await panelAt(game, actor, path);
  const menu = othersMenu(panel);
  const choices = menu.options as { label: string; value: string }[];
  const captures = choices.filter(({ label }) => /^Tower [A-Z]+\d+: (capture|bring back your) .+ at /.test(label));
  expect(captures.length).toBeGreaterThan(1);
  await actor.select(panel.id, menu.custom_id!, [captures[0]!.value]);
  await quiet(game);
  const { actions } = (await game.stored(game.table)).record!;
  expect(actions.slice(record.actions.length).join()).toMatch(/place .*,capture /);
  expect(game.playground.violations.slice()).toEqual([]);
});
