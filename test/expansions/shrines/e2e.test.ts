import { describe, expect, test } from 'vitest';
import { Game, type GameRecord } from '../../../src/engine/index.ts';
import { laidOut } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { contentsOf, withBoxOn } from '../../support/lobby.ts';
import { withVerb } from '../../support/player.ts';
import { answered, onStage, pixels, quiet, tilesInWords } from '../../support/stage.ts';
import { onPrepared } from '../../support/tables.ts';

const KINDS = { sets: ['base', 'cult-places'], switches: ['fields', 'shrines'] } as const;

/** Heretic against monk: any tile west of the shrine finishes it. */
const duel = (): GameRecord =>
  laidOut({
    rules: 'shrines',
    board:
      'CU-01@0,0r0 BA-B@1,0r0 BA-V@-1,-1r90 BA-E@0,-1r0 BA-V@1,-1r180 BA-V@-1,1r0 BA-E@0,1r180 BA-V@1,1r270 BA-E@2,0r90',
    figures: 'A monastery:0,0, B monastery:1,0',
    draws: 'BA-E BA-V BA-V BA-V',
  }).record;

describe('shrines in a channel', () => {
  test('the rule is switched on in the lobby, and brings its tiles; the channel is told what it adds', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    const panel = await withBoxOn(ada!, lobby, 'small', 'shrines');
    expect(panel.content).toContain('Shrines');
    await quiet(stage);
    const shown = await contentsOf(stage.actors[1]!, lobby);
    expect(shown).toContain('77 tiles: Base game 72, Shrines 5');
    expect(shown).toContain('the first one finished takes all');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('/rules answers about it, and /tiles calls its tiles by their shrine', async () => {
    const game = await onPrepared(Game.start(setupOf({ sets: [...KINDS.sets], switches: [...KINDS.switches] })).record);
    const actor = game.asked();
    const rules = await answered(actor, await actor.slash(game.channel, 'rules', { topic: 'shrines' }));
    expect(rules.content).toContain('A meeple on it is a heretic');
    const tiles = await tilesInWords(actor, game.channel);
    expect(tiles.join('\n')).toContain('1 × shrine');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('SH13: a duel is won: the channel reads who scored the shrine, and who lost', async () => {
    const game = await onPrepared(duel(), { renderer: pixels() });
    const actor = game.asked();
    await actor.slash(game.channel, 'place', { square: 'M20', rotation: 270, figure: 'none' });
    await quiet(game);
    const { content } = game.turn();
    expect(content).toMatch(/shrine at N20/);
    expect(content).toMatch(/Home without points after the lost duel: \*\*Player 02\*\* 1 meeple\./);
    expect(content).not.toContain('monastery');
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
