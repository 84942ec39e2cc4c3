import { expect, test } from 'vitest';
import { Game } from '../../../src/engine/index.ts';
import { setupOf } from '../../support/games.ts';
import { menusOf, withVerb } from '../../support/player.ts';
import { changed, onStage, pixels, pressVerb, quiet } from '../../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere } from '../../support/tables.ts';
import { endOf, expectNoFault, playOut } from '../../support/whole-game.ts';

const TOWERS = { sets: ['base', 'tower'], switches: ['fields', 'tower'], seats: 3 } as const;

test('its rule is switched on in the lobby, and brings its tiles; the channel is told what it adds', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play');
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
  await ada!.select(panel.id, withVerb(panel, 'rules')[0]!.custom_id!, ['fields', 'tower']);
  expect((await changed(ada!, panel)).content).toContain('The Tower');
  await quiet(stage);
  const shown = stage.actors[1]!.message(lobby.id)!.content;
  expect(shown).toContain('90 tiles: Base game 72, The Tower 18');
  expect(shown).toContain('take meeples in their reach prisoner');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('TW13: whom a floor takes is chosen in a menu of the turn’s panel, in one press', async () => {
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
  const group = withVerb(panel, 'far').find(({ label }) => `${label}`.includes('capture'))!;
  expect(group.label).toMatch(/^Tower: floor and capture \(\d+\) …$/);
  await actor.press(panel.id, group.custom_id!);
  const menu = await changed(actor, panel);
  expect(menu.content).toContain('Whom does your floor take?');
  const [select] = menusOf(menu);
  const choices = select!.options as { label: string; value: string }[];
  expect(choices[0]!.label).toMatch(/^1: Tower [A-Z]+\d+: (capture|bring back your) .+ at /);
  await actor.select(menu.id, select!.custom_id!, [choices[0]!.value]);
  await quiet(game);
  const { actions } = (await game.stored(game.table)).record!;
  expect(actions.slice(record.actions.length).join()).toMatch(/place .*,capture /);
  expect(game.playground.violations.slice()).toEqual([]);
});

test('a whole game by clicks: towers, prisoners and ransoms are told, shown and scored', async () => {
  const record = Game.start(setupOf({ ...TOWERS, sets: [...TOWERS.sets], switches: [...TOWERS.switches], seed: '71' }));
  const game = await onPrepared(record.record, { renderer: pixels() });
  const texts: string[] = [];
  await playOut(game, 71, {
    each: (_turn, next) => void (next && texts.push(JSON.stringify([next.content, next.attachments]))),
  });
  const all = texts.join('\n');
  for (const text of ['put a floor on the tower at', 'took a prisoner', '🧱', '⛓️', 'prisoner of', 'a tower of'])
    expect(all).toContain(text);
  expect(endOf(game).game.over).toBe(true);
  expectNoFault(game);
});
