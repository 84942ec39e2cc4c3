import { Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { lastPut, withVerb } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  panelOf,
  partsOf,
  planted,
  playOn,
  pressVerb,
  quiet,
  typedPanel,
} from '../support/stage.ts';

/** Old, double, foreign and replayed presses never change a game, and each gets a helpful answer. */
describe('a press that must not act', () => {
  test('a number of an earlier turn is told that the table has moved on, with the present state', async () => {
    const game = await onTable();
    const old = withVerb(game.turn(), 'square')[0]!.custom_id!;
    const now = await playOn(game);
    const before = await game.stored(game.table);
    const left = await planted(game, old);

    const told = await answered(game.asked(), await game.asked().press(left, old));

    expect(told.content).toContain(en.refusal({ code: 'stale' }));
    expect(told.content.match(/newest message/g)).toHaveLength(1);
    expect(told.content).toContain(now.id);
    expect(await game.stored(game.table)).toEqual(before);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('a panel of an earlier turn commits nothing', async () => {
    const game = await onTable();
    const actor = game.asked();
    const [first, second] = [await panelOf(actor, game.turn()), await typedPanel(game, actor)];
    await actor.press(first.id, lastPut(first).custom_id!);
    await actor.waitFor((one) => !one.ephemeral && withVerb(one, 'square').length > 0 && one.id > first.id);
    const before = await game.stored(game.table);

    await actor.press(second.id, lastPut(second).custom_id!);
    const told = await changed(actor, second);

    expect(told.content).toContain(en.refusal({ code: 'stale' }));
    expect(await game.stored(game.table)).toEqual(before);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test.each([
    ['of another version', '2|square|aaaaaaaa|3|0,0'],
    ['of no version', 'hello'],
    ['with an unknown verb', '1|dance|aaaaaaaa|3|'],
    ['with too many parts', '1|square|aaaaaaaa|3|0,0|more'],
    ['with too few parts', '1|square|aaaaaaaa|3'],
    ['with an invalid revision', '1|square|aaaaaaaa|-3|0,0'],
    ['as long as Discord allows', 'x'.repeat(100)],
  ])('a button %s is told to be out of use', async (_, customId) => {
    const stage = await onStage();
    const message = await planted(stage, customId);
    const told = await answered(stage.actors[0]!, await stage.actors[0]!.press(message, customId));
    expect(told.content).toBe(en.refusal({ code: 'unknown-component' }));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a menu of a kind that this version does not make is told to be out of use', async () => {
    const stage = await onStage();
    const menu = { type: 5, custom_id: '1|invite|aaaaaaaa|3|' };
    const body = { content: 'Left behind', components: [{ type: 1, components: [menu] }] };
    const { id } = (await stage.rest.post(Routes.channelMessages(stage.channel), { body })) as { id: string };
    const [ada] = stage.actors;
    const told = await answered(ada!, await ada!.select(id, menu.custom_id, [ada!.id]));
    expect(told.content).toBe(en.refusal({ code: 'unknown-component' }));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  const argumentsThatAreNone = [
    'square|0',
    'square|a,b',
    'square|99999,1',
    'turn|0,0,45',
    'turn|0,0',
    'put|0,0,0',
    'put|x',
    'switch|sea',
  ];
  test.each(sampled('arguments that are none', argumentsThatAreNone, { short: 3 }))(
    'a button of the present turn with an invalid argument (%s) changes nothing',
    async (text) => {
      const game = await onTable();
      const [verb, argument] = text.split('|');
      const { revision } = await game.stored(game.table);
      const customId = `1|${verb}|${game.table}|${revision}|${argument}`;
      const message = await planted(game, customId);
      const before = await game.stored(game.table);
      const told = await answered(game.asked(), await game.asked().press(message, customId));
      expect(told.content).toBe(en.refusal({ code: 'unknown-component' }));
      expect(await game.stored(game.table)).toEqual(before);
    },
  );

  test('an illegal square and an illegal figure are refused', async () => {
    const game = await onTable();
    const { revision } = await game.stored(game.table);
    const before = await game.stored(game.table);
    const legal = partsOf(withVerb(await panelOf(game.asked(), game.turn()), 'put')[0]!.custom_id!).argument;
    const [x, y, rotation] = legal.split(',');
    for (const argument of ['500,500,0,0,none', '0,0,0,0,none', `${x},${y},${rotation},0,999`]) {
      const customId = `1|put|${game.table}|${revision}|${argument}`;
      const told = await answered(game.asked(), await game.asked().press(await planted(game, customId), customId));
      expect(told.content).toBe(en.refusal({ code: 'not-legal' }));
    }
    const customId = `1|square|${game.table}|${revision}|500,500`;
    const told = await answered(game.asked(), await game.asked().press(await planted(game, customId), customId));
    expect(told.content).toBe(en.refusal({ code: 'not-legal' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a missing table is told', async () => {
    const stage = await onStage();
    for (const verb of [
      'join',
      'leave',
      'settings',
      'start',
      'square',
      'tiles',
      'fields',
      'more',
      'here',
      'resign',
      'resign-now',
      'abandon',
      'agree',
    ]) {
      const customId = `1|${verb}|aaaaaaaa|3|0,0`;
      const told = await answered(
        stage.actors[0]!,
        await stage.actors[0]!.press(await planted(stage, customId), customId),
      );
      expect(told.content, verb).toBe(en.refusal({ code: 'no-such-table' }));
    }
  });

  test('a committing button, pressed by another player or by a user who is not at the table', async () => {
    const game = await onTable(2);
    const put = lastPut(await panelOf(game.asked(), game.turn())).custom_id!;
    const message = await planted(game, put);
    const before = await game.stored(game.table);
    const [other] = game.others();
    const stranger = game.actors[4]!;

    const toOther = await answered(other!, await other!.press(message, put));
    const toStranger = await answered(stranger, await stranger.press(message, put));

    expect(toOther.content).toBe(en.refusal({ code: 'not-your-turn', turnOf: game.asked().id }));
    expect(toStranger.content).toBe(en.refusal({ code: 'not-at-table' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('one of two devices that commit at the same time wins, and nothing happens twice', async () => {
    const game = await onTable();
    const actor = game.asked();
    const turn = game.turn();
    // The tile in hand may fit only one square.
    const [first, second] = [await panelOf(actor, turn), await typedPanel(game, actor)];
    const { revision } = await game.stored(game.table);
    await Promise.all([first, second].map((panel) => actor.press(panel.id, lastPut(panel).custom_id!)));
    await quiet(game);
    const after = await game.stored(game.table);
    expect(after.revision).toBe(revision + 1);
    const contents = [first, second].map(({ id }) => actor.message(id)!.content);
    expect(contents.filter((content) => content.includes(en.refusal({ code: 'stale' })))).toHaveLength(1);
    expect(contents.filter((content) => content.startsWith(en.panel.done([], [])))).toHaveLength(1);
    expect(game.playground.pings).toHaveLength(2);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('an interaction delivered twice is acted on once', async () => {
    const game = await onTable();
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    const { revision } = await game.stored(game.table);
    game.playground.faults.add({ kind: 'event-twice' });
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await quiet(game);
    expect((await game.stored(game.table)).revision).toBe(revision + 1);
    expect(actor.message(panel.id)!.content.startsWith(en.panel.done([], []))).toBe(true);
    expect(game.playground.pings).toHaveLength(2);
    // Discord got no answer to the copy.
    expect(game.playground.violations).toEqual([]);
  });

  test('an interaction delivered too late changes nothing', async () => {
    const game = await onTable();
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    const before = await game.stored(game.table);
    game.playground.faults.add({ kind: 'event-late', ms: 4000 });
    const pressed = actor.press(panel.id, lastPut(panel).custom_id!);
    game.playground.advance(4001);
    expect((await pressed).state).toBe('failed');
    await quiet(game);
    expect(await game.stored(game.table)).toEqual(before);
    expect(actor.message(panel.id)!.components).toEqual(panel.components);
  });

  test('a callback whose answer was lost still counts: the press goes on', async () => {
    const game = await onTable();
    const actor = game.asked();
    for (const fault of [{ kind: 'status', status: 502 }, { kind: 'hang-up' }] as const) {
      game.playground.faults.add({ ...fault, route: '/callback', applied: true });
      const acted = await pressVerb(actor, game.turn(), 'square');
      expect(withVerb(await acted.settled(), 'put').length).toBeGreaterThan(0);
    }
  });

  test('a panel of more than 15 minutes ago renews itself when it is pressed', async () => {
    const game = await onTable();
    const actor = game.asked();
    const panel = await panelOf(actor, game.turn());
    game.playground.advance(16 * 60_000);
    const { revision } = await game.stored(game.table);
    await actor.press(panel.id, lastPut(panel).custom_id!);
    await changed(actor, panel);
    await quiet(game);
    expect((await game.stored(game.table)).revision).toBe(revision + 1);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});
