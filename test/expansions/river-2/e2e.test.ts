import { expect, test } from 'vitest';
import { Game } from '../../../src/engine/index.ts';
import { setupOf } from '../../support/games.ts';
import { contentsOf } from '../../support/lobby.ts';
import { withVerb } from '../../support/player.ts';
import { answered, changed, onStage, pressVerb, quiet, tilesInWords } from '../../support/stage.ts';
import { onPrepared } from '../../support/tables.ts';

const FORKED = { sets: ['base', 'river-2'], switches: ['fields', 'river-2'] } as const;

test('its tiles are chosen in the lobby, and bring its rule; the channel reads what it adds', async () => {
  const stage = await onStage();
  const [ada] = stage.actors;
  await ada!.slash(stage.channel, 'play');
  const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
  const panel = await (await pressVerb(ada!, lobby, 'settings')).settled();
  await pressVerb(ada!, panel, 'map-settings');
  const starts = await changed(ada!, panel);
  await ada!.select(panel.id, withVerb(starts, 'map')[0]!.custom_id!, ['start:river+river-2']);
  expect((await changed(ada!, starts)).content).toContain('start: The River + The River II');
  await quiet(stage);
  const shown = await contentsOf(stage.actors[1]!, lobby);
  expect(shown).toContain('96 tiles: Base game 72, The River 12, The River II 12');
  expect(shown).toContain('is laid first and forks');
  expect(stage.playground.violations.slice()).toEqual([]);
});

test('/rules answers about it, and /tiles tells its tiles in words', async () => {
  const setup = setupOf({ sets: [...FORKED.sets], switches: [...FORKED.switches] });
  const game = await onPrepared(Game.start(setup).record);
  const actor = game.asked();
  const rules = await answered(actor, await actor.slash(game.channel, 'rules', { topic: 'river-2' }));
  expect(rules.content).toContain('the fork is the first tile drawn');
  const tiles = (await tilesInWords(actor, game.channel)).join('\n');
  expect(tiles).toContain('city to the east, lake, where the river from the west ends');
  expect(tiles).toContain('with a volcano');
  expect(game.playground.violations.slice()).toEqual([]);
});
