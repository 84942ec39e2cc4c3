import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { setupOf } from '../support/games.ts';
import { contentsOf, withBoxOn } from '../support/lobby.ts';
import { withVerb } from '../support/player.ts';
import { answered, onStage, quiet, tilesInWords } from '../support/stage.ts';
import { onPrepared } from '../support/tables.ts';

describe('King and Robber in a channel', () => {
  test('its rule is switched on in the lobby, and brings its tiles; the channel is told what it adds', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    const panel = await withBoxOn(ada!, lobby, 'small', 'king-robber');
    expect(panel.content).toContain('King & Robber');
    await quiet(stage);
    const shown = await contentsOf(stage.actors[1]!, lobby);
    expect(shown).toContain('77 tiles: Base game 72, King & Robber 5');
    expect(shown).toContain('for the largest city and longest road');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('/rules answers about it, and /tiles shows its tiles', async () => {
    const record = Game.start(setupOf({ sets: ['base', 'king-and-robber'], switches: ['king-robber'] })).record;
    const game = await onPrepared(record);
    const actor = game.asked();
    const rules = await answered(actor, await actor.slash(game.channel, 'rules', { topic: 'king-robber' }));
    expect(rules.content).toContain('the King brings 1 point for each finished city');
    const tiles = await tilesInWords(actor, game.channel);
    expect(tiles.join('\n')).toContain('1 × city joining north and south, city joining east and west');
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
