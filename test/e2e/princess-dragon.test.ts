import { describe, expect, test } from 'vitest';
import { RenderError } from '../../render/index.ts';
import type { Imagined } from '../../src/discord/turn/plan.ts';
import { SELECT_OPTIONS } from '../../src/discord/views/buttons.ts';
import { Game, writeMove } from '../../src/engine/index.ts';
import { DRAGONS, linesIn, movement } from '../support/dragons.ts';
import { setupOf } from '../support/games.ts';
import { contentsOf, withBoxOn } from '../support/lobby.ts';
import { menusOf, othersMenu, verbOf, withVerb } from '../support/player.ts';
import {
  answered,
  changed,
  en,
  onStage,
  partsOf,
  pixels,
  pressVerb,
  quiet,
  type StagedGame,
  told,
} from '../support/stage.ts';
import { gameWhere, onPrepared, panelAt, pathWhere } from '../support/tables.ts';

const gameOf = async (game: StagedGame): Promise<Game> => Game.of((await game.stored(game.table)).record!);

describe('the Princess & the Dragon in a channel', () => {
  test('its rule is switched on in the lobby, and brings its tiles; the channel is told what it adds', async () => {
    const stage = await onStage();
    const [ada] = stage.actors;
    await ada!.slash(stage.channel, 'play');
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    const panel = await withBoxOn(ada!, lobby, 'large', 'princess-dragon');
    expect(panel.content).toContain('Princess & Dragon');
    await quiet(stage);
    const shown = await contentsOf(stage.actors[1]!, lobby);
    expect(shown).toContain('102 tiles: Base game 72, Princess & Dragon 30');
    expect(shown).toContain('a dragon eats figures');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('/rules answers about it, and /tiles shows its tiles', async () => {
    const game = await onPrepared(Game.start(setupOf(DRAGONS)).record);
    const actor = game.asked();
    for (const [topic, text] of [
      ['dragon', 'six steps'],
      ['fairy', '3 more'],
      ['princess', 'send one of them home'],
    ] as const) {
      const rules = await answered(actor, await actor.slash(game.channel, 'rules', { topic }));
      expect(rules.content).toContain(text);
    }
    const tiles = await answered(actor, await actor.slash(game.channel, 'tiles'));
    expect(tiles.content).toContain('100 tiles left');
    expect(tiles.attachments.length).toBeGreaterThan(0);
    expect(en.things.tile('PD-2')).toBe('field, with a volcano');
    expect(en.things.tile('PD-Q')).toContain('through a tunnel, with a dragon');
    expect(en.things.tile('PD-W')).toContain('with a magic portal');
    expect(en.things.tile('PD-B')).toContain('with a princess');
  });
});

/** Whether the dragon's first possible step is followed by a step of the other player. */
function goesToTheOther(game: Game): boolean {
  if (game.step !== 'dragon' || game.turn < 3) return false;
  const next = game.imagine(game.asked);
  next.play(next.legalActions()[0]!);
  return next.step === 'dragon' && next.asked !== game.asked;
}

describe('the steps of the dragon', () => {
  test('PD16: the message of the turn names the asked player and the question, and is changed instead of posted anew', async () => {
    const record = movement(1);
    const game = await onPrepared(record);
    const now = Game.of(record);
    const message = game.turn();
    expect(game.asked().id).toBe(game.players[now.asked!]!.id);
    expect(message.content).toContain('move the dragon, step 1 of 6');
    expect(withVerb(message, 'choose')).toHaveLength(now.legalActions().length);
    expect(message.attachments[0]!.description).toContain('the dragon at');
    expect(message.attachments[0]!.description).toMatch(/To choose from: 1 = [A-Z]+\d+, 2 = /);

    const actor = game.asked();
    await actor.press(message.id, withVerb(message, 'choose')[0]!.custom_id!);
    await quiet(game);
    const after = await gameOf(game);
    expect(after.record.actions).toEqual([...record.actions, writeMove(now.legalActions()[0]!)]);
    if (after.step === 'dragon') expect(game.turn().id).toBe(message.id);
    expect(told(game, actor)).toEqual([]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('without its picture the message says the meaning of the numbers, however long it gets', async () => {
    const renderer = { ...pixels(), board: () => Promise.reject(new RenderError('failed', 'no picture today')) };
    const game = await onPrepared(movement(4), { renderer });
    const [message] = game.actors[5]!.messages(game.channel).filter((one) => withVerb(one, 'choose').length > 0);
    expect(message!.content).toContain('To choose from: 1 = ');
    expect(message!.content.length).toBeLessThanOrEqual(2000);
  });

  test('the next player is called once, by a message of its own that goes again', async () => {
    const game = await onPrepared(movement(1));
    const calls = new Map<string, number>();
    const { turn } = await gameOf(game);
    for (;;) {
      const before = await gameOf(game);
      if (before.step !== 'dragon' || before.turn !== turn) break;
      const actor = game.asked();
      await pressVerb(actor, game.turn(), 'choose');
      await quiet(game);
      for (const line of linesIn(game)) calls.set(line.split(' ')[0]!, (calls.get(line.split(' ')[0]!) ?? 0) + 1);
      expect(linesIn(game).length).toBeLessThanOrEqual(1);
    }
    expect(calls.size).toBeGreaterThan(0);
    expect([...calls.values()].every((count) => count === 1)).toBe(true);
    expect(linesIn(game)).toEqual([]);
  });

  test.each([
    ['just now', 0, 0],
    ['two minutes ago', 1, 120_000],
  ])(
    'the player of the turn before, which ended %s, is asked with this number of own messages: %s',
    async (_, calls, ago) => {
      const game = await onPrepared(gameWhere(goesToTheOther, { setup: { ...DRAGONS, seats: 2 } }));
      const first = game.asked();
      game.playground.advance(ago);
      await quiet(game);
      await pressVerb(first, game.turn(), 'choose');
      await quiet(game);
      expect(game.asked().id).not.toBe(first.id);
      expect(linesIn(game)).toHaveLength(calls);
    },
  );

  test.each([false, true])(
    'the player of the turn before is called once they may have left, the bot restarted meanwhile: %s',
    async (isRestarted) => {
      const game = await onPrepared(gameWhere(goesToTheOther, { setup: { ...DRAGONS, seats: 2 } }));
      await pressVerb(game.asked(), game.turn(), 'choose');
      await quiet(game);
      expect(linesIn(game)).toEqual([]);
      if (isRestarted) await game.restart();
      await quiet(game);
      game.playground.advance(120_000);
      await quiet(game);
      expect(linesIn(game)).toEqual([expect.stringContaining(`<@${game.asked().id}>`)]);
      game.playground.advance(120_000);
      await quiet(game);
      expect(linesIn(game)).toHaveLength(1);
    },
  );

  test('the player of the turn before is not called after the dragon has gone on', async () => {
    const game = await onPrepared(gameWhere(goesToTheOther, { setup: { ...DRAGONS, seats: 2 } }));
    const first = game.asked();
    await pressVerb(first, game.turn(), 'choose');
    await quiet(game);
    const second = game.asked();
    await pressVerb(second, game.turn(), 'choose');
    await quiet(game);
    game.playground.advance(120_000);
    await quiet(game);
    expect(game.asked().id).not.toBe(second.id);
    expect(linesIn(game).filter((line) => line.includes(second.id))).toEqual([]);
  });

  test('no other player moves it, and no tile is placed before', async () => {
    const record = movement(2);
    const game = await onPrepared(record);
    const before = await game.stored(game.table);
    const [other] = game.others();
    const { id } = game.asked();
    const choice = withVerb(game.turn(), 'choose')[0]!.custom_id!;
    const no = async (who: StagedGame['players'][number]) => {
      await who.press(game.turn().id, choice);
      await quiet(game);
      return told(game, who).at(-1);
    };
    expect(await no(other!)).toBe(en.refusal({ code: 'decide-first', asked: id }));
    expect(await no(game.actors[4]!)).toBe(en.refusal({ code: 'not-at-table' }));
    const placed = await game.asked().slash(game.channel, 'place', { square: 'N20' });
    expect((await placed.settled()).content).toBe(en.refusal({ code: 'decide-first', asked: null }));
    const tried = await other!.slash(game.channel, 'place', { square: 'N20' });
    expect((await tried.settled()).content).toBe(en.refusal({ code: 'decide-first', asked: id }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a button made for another step does not act: the present step is shown', async () => {
    const game = await onPrepared(movement(2));
    const before = await game.stored(game.table);
    const message = game.turn();
    const [first, second] = withVerb(message, 'choose').map(({ custom_id }) => partsOf(custom_id!).argument.split('.'));
    // An option's number with another option's check, as if their order had changed in between.
    const crossed = `1|choose|${game.table}|${before.revision}|${first![0]}.${second![1]}`;
    const actor = game.asked();
    // A turn's message, as another version left it.
    const button = { type: 2, style: 1, label: 'x', custom_id: crossed };
    await game.rest.patch(`/channels/${game.channel}/messages/${message.id}`, {
      body: { components: [{ type: 1, components: [button] }] },
    });
    const posted = (await game.rest.post(`/channels/${game.channel}/messages`, {
      body: {
        content: '.',
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: crossed }] }],
      },
    })) as { id: string };
    await actor.press(posted.id, crossed);
    await quiet(game);
    expect(await game.stored(game.table)).toEqual(before);
    expect(withVerb(game.turn(), 'choose').map(({ custom_id }) => custom_id)).toEqual(
      withVerb(message, 'choose').map(({ custom_id }) => custom_id),
    );
  });

  test('a standing answer makes the steps at once, away from the own figures, until it is taken back', async () => {
    const record = movement(1);
    const game = await onPrepared(record);
    const now = Game.of(record);
    const actor = game.asked();
    await pressVerb(actor, game.turn(), 'standing');
    await quiet(game);
    expect(told(game, actor).at(-1)).toContain('From now on');
    const after = await gameOf(game);
    expect(after.record.actions[record.actions.length]).toBe(writeMove(now.answerBy('away')!));
    expect((await game.stored(game.table)).standing).toEqual([{ seat: now.asked, step: 'dragon', answer: 'away' }]);
    expect(after.step === 'dragon' && after.asked === now.asked).toBe(false);

    const more = await answered(actor, await pressVerb(actor, game.turn(), 'more'));
    expect(withVerb(more, 'standing')[0]!.label).toContain('Ask me about the dragon again');
    await pressVerb(actor, more, 'standing');
    await quiet(game);
    expect((await game.stored(game.table)).standing).toBeUndefined();
  });
});

test('PD30: a menu of pages finds each of many places that a portal leads to, from the top of the board to the bottom', async () => {
  const many = (imagined: Imagined): boolean =>
    imagined.options.filter(({ type }) => type === 'deploy').length > 4 * SELECT_OPTIONS;
  const record = gameWhere((game) => game.step === 'place' && pathWhere(game, many) !== null, { setup: DRAGONS });
  const game = await onPrepared(record);
  const actor = game.asked();
  const panel = await panelAt(game, actor, pathWhere(Game.of(record), many)!);
  await actor.select(panel.id, othersMenu(panel).custom_id!, ['open:deploy']);
  const first = await changed(actor, panel);
  const pages = menusOf(first).find((one) => verbOf(one) === 'far')!;
  const leaves = pages.options as { label: string; value: string }[];
  expect(leaves.length).toBeGreaterThan(4);
  await actor.select(first.id, pages.custom_id!, [leaves.at(-1)!.value]);
  const last = await changed(actor, first);
  expect(last.content).toContain(`Places ${leaves.at(-1)!.label.split(' ')[0]} of`);
  await actor.select(last.id, withVerb(last, 'put')[0]!.custom_id!, [
    (withVerb(last, 'put')[0]!.options as { value: string }[]).at(-1)!.value,
  ]);
  await quiet(game);
  expect((await gameOf(game)).record.actions.slice(record.actions.length).join()).toMatch(/place .*,deploy /);
  expect(game.playground.violations.slice()).toEqual([]);
});
