import { describe, expect, test } from 'vitest';
import { Game } from '../../../src/engine/index.ts';
import type { Animal } from '../../../src/expansions/big-top/vocabulary.ts';
import { contentsOf, withBoxOn } from '../../support/lobby.ts';
import { plain } from '../../support/looking.ts';
import { othersMenu, textIn, withVerb } from '../../support/player.ts';
import { isDrawn } from '../../support/runs.ts';
import { telling } from '../../support/secrets.ts';
import { answered, en, onStage, pressVerb, quiet, type StagedGame } from '../../support/stage.ts';
import { onPrepared, panelAt, pathWhere, placeOnly } from '../../support/tables.ts';
import { game as circus, hiding, LATER, pyramids, turn } from './support.ts';

/** Two pyramids beside monasteries. */
const BOARD = `BA-D@0,0r0 ${pyramids('0,1 2,2')} BA-B@1,1r0 BA-B@0,2r0`;
const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);
const at = (of: Game, x: number, y: number, rotation = 0) =>
  pathWhere(of, (_, { placement }) => placement.x === x && placement.y === y && placement.rotation === rotation)!;
const linesAfter = async (game: StagedGame, before: { readonly actions: readonly string[] }): Promise<string[]> =>
  (await game.stored(game.table)).record!.actions.slice(before.actions.length);

/** A record of a game whose pyramid at 0,1 has these acrobats, placed in turns. */
function withAcrobats(count: number) {
  const of = circus({ board: BOARD });
  const squares = ['1,2', '-1,1', '-1,2'];
  for (const square of squares.slice(0, count)) turn(of, `BA-B@${square}r0`, 'acrobat meeple 0,1');
  return of.record;
}

describe('Under the Big Top in a channel', () => {
  test.runIf(isDrawn('big-top in the lobby', { oneIn: 4, about: ['src/expansions/big-top/'] }))(
    'BT1: switched on in the lobby it brings its tiles; /rules and tiles in words tell of it',
    async () => {
      const stage = await onStage();
      const [ada] = stage.actors;
      await ada!.slash(stage.channel, 'play');
      const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
      const panel = await withBoxOn(ada!, lobby, 'large', 'big-top');
      expect(panel.content).toContain('Under the Big Top');
      await quiet(stage);
      expect(await contentsOf(stage.actors[1]!, lobby)).toContain('92 tiles: Base game 72, Under the Big Top 20');
      const rules = await answered(ada!, await ada!.slash(stage.channel, 'rules', { topic: 'circus' }));
      expect(rules.content).toContain('the tent shows its animal');
      expect(en.things.tile('BT-06', 0)).toContain('a circus');
      expect(stage.playground.violations.slice()).toEqual([]);
    },
  );

  test('BT20: of two pyramids in reach one is chosen in the menu of other actions, in one press', async () => {
    const record = withAcrobats(0);
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, at(Game.of(record), 1, 2));
    const menu = othersMenu(panel);
    const choices = menu.options as { label: string; value: string }[];
    expect(choices.map(({ label }) => label)).toEqual([
      'Meeple onto the pyramid at N21',
      'Meeple onto the pyramid at P22',
    ]);
    await actor.select(panel.id, menu.custom_id!, [choices[0]!.value]);
    await quiet(game);
    expect(await linesAfter(game, record)).toEqual(['place 1,2 0', 'acrobat meeple 0,1']);
    expect(textIn(game.turn())).toContain('acrobat');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('BT22: a full pyramid is scored by a button, and the channel reads for whom', async () => {
    const record = withAcrobats(3);
    const game = await onPrepared(record);
    const actor = game.asked();
    const panel = await panelAt(game, actor, at(Game.of(record), 0, 3));
    const button = withVerb(panel, 'put').find(({ label }) => String(label).includes('Score the pyramid'))!;
    expect(button.label).toBe('Score the pyramid at N21, acrobats +5 for you, acrobats +10 for Player 01');
    await actor.press(panel.id, button.custom_id!);
    await quiet(game);
    expect(game.turn().content).toContain('acrobats at N21, 2 acrobats × 5');
    expect((await gameOf(game)).scores).toEqual([10, 5]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('BT20, BT21: what cannot be typed is answered in one sentence, and nothing is lost', async () => {
    const record = withAcrobats(3);
    const game = await onPrepared(record);
    const before = await game.stored(game.table);
    for (const figure of ['acrobat/meeple/0,1', 'acrobat/large/2,2', 'acrobat/meeple/9,9', 'score-pyramid/2,2']) {
      const acted = await game.asked().slash(game.channel, 'place', { square: 'Q22', rotation: 0, figure });
      const { content } = await answered(game.asked(), acted);
      expect(content).toBe(en.refusal({ code: 'place-not-legal', typed: figure }));
      expect(content.split(/[.!?](?: |$)/).filter(Boolean).length).toBeLessThanOrEqual(2);
      expect(await game.stored(game.table)).toEqual(before);
    }
    await game.asked().slash(game.channel, 'place', { square: 'Q22', rotation: 0, figure: 'acrobat/meeple/2,2' });
    await quiet(game);
    expect(await linesAfter(game, record)).toEqual(['place 3,2 0', 'acrobat meeple 2,2']);
  });

  test('BT12, BT51: the panel announces the show; the channel reads animal, points and the way of the tent', async () => {
    const of = circus({
      board: 'BA-D@0,0r0 BA-B@0,1r0 BA-B@1,1r0',
      figures: 'A monastery:0,1',
      draws: `BT-10 BT-06 ${LATER}`,
      animals: ['elephant'],
    });
    const first = await onPrepared(of.record, {}, { takeBack: 10 });
    const pitched = await panelAt(first, first.asked(), at(Game.of(of.record), -1, 1));
    expect(pitched.content).toContain('The tent is pitched here, with a hidden animal.');
    turn(of, 'BT-10@-1,1r0', 'pass');
    const game = await onPrepared(of.record, {}, { takeBack: 10 });
    const actor = game.asked();
    const panel = await panelAt(game, actor, at(Game.of(of.record), 2, 1));
    expect(panel.content).toContain('Then the tent shows its animal and moves here');
    await placeOnly(game, actor, panel);
    // The turn is final: the animal has been seen.
    expect((await game.stored(game.table)).held).toBeUndefined();
    const { content } = game.turn();
    expect(content).toContain('The tent at M21 shows an elephant: 7 points for each meeple');
    expect(content).toContain('**+7**');
    expect(content).toContain('The tent moves on to P21');
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test.runIf(
    isDrawn('hidden animals in a channel', { oneIn: 4, about: ['src/expansions/big-top/', 'src/discord/turn/'] }),
  )('BT15: is in no message, button, picture or text of one, until the turn that shows it is played', async () => {
    const seen = async (animal: Animal): Promise<{ before: string[]; after: string }> => {
      const { record } = hiding(animal);
      const staged = await onPrepared(record, { renderer: telling() }, { takeBack: 10 });
      const asked = staged.asked();
      const { playground, channel, actors } = staged;
      const path = pathWhere(Game.of(record), () => true)!;
      await (await pressVerb(asked, staged.turn(), 'more')).settled();
      for (const command of ['tiles', 'board']) await actors[0]!.slash(channel, command);
      const panel = await panelAt(staged, asked, path);
      await quiet(staged);
      const all = () => actors.flatMap((one) => one.messages(channel).map((message) => plain(staged, message)));
      const sofar = all();
      await pressVerb(asked, panel, 'put');
      await quiet(staged);
      expect(playground.violations.slice()).toEqual([]);
      return { before: sofar, after: all().join() };
    };
    const [elephant, flea] = [await seen('elephant'), await seen('flea')];
    expect(elephant.before.length).toBeGreaterThan(5);
    expect(elephant.before).toEqual(flea.before);
    expect([elephant.after, flea.after].map((text) => /shows an? (\w+)/.exec(text)?.[1])).toEqual(['elephant', 'flea']);
  });
});
