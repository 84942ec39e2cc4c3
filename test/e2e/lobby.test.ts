import { describe, expect, test } from 'vitest';
import { USUAL_TAKE_BACK } from '../../src/game/options.ts';
import { DEFAULT_OPTIONS } from '../../src/game/table.ts';
import { LOBBY_LIFE_MS } from '../../src/game/time/due.ts';
import type { PageMessage } from '../../src/playground/page-api.ts';
import { ticked } from '../support/lobby.ts';
import { buttonsOf, withVerb } from '../support/player.ts';
import { answered, changed, en, onStage, onTable, partsOf, pressVerb, quiet, type Stage } from '../support/stage.ts';

const lobbyOf = async (stage: Stage): Promise<PageMessage> => {
  await stage.actors[1]!.slash(stage.channel, 'play');
  return stage.actors[1]!.waitFor((one) => withVerb(one, 'join').length > 0);
};
const idOf = (lobby: PageMessage): string => partsOf(withVerb(lobby, 'join')[0]!.custom_id!).table;
const now = (stage: Stage, { id }: PageMessage): PageMessage => stage.actors[0]!.message(id)!;

/** Presses and waits for the lobby to change. */
const act = async (stage: Stage, who: number, lobby: PageMessage, verb: string): Promise<PageMessage> => {
  const before = now(stage, lobby);
  await pressVerb(stage.actors[who]!, before, verb);
  return changed(stage.actors[0]!, before);
};

describe('a lobby', () => {
  test('only the host starts and sets, once there are two; the others are told who that is', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    const [ada, bo] = stage.actors;
    expect(buttonsOf(lobby).find(({ label }) => label === en.buttons.start)!.disabled).toBe(true);
    const joined = await act(stage, 0, lobby, 'join');
    for (const verb of ['start', 'settings']) {
      const told = await answered(ada!, await pressVerb(ada!, joined, verb));
      expect(told.content).toBe(en.refusal({ code: 'not-host', host: bo!.id }));
    }
    const twice = await answered(ada!, await pressVerb(ada!, joined, 'join'));
    expect(twice.content).toBe(en.refusal({ code: 'already-joined' }));
    const stranger = await answered(stage.actors[4]!, await pressVerb(stage.actors[4]!, joined, 'leave'));
    expect(stranger.content).toBe(en.refusal({ code: 'not-at-table' }));
    expect((await stage.stored(idOf(lobby))).members).toHaveLength(2);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('the host who leaves hands it on; the last one closes it, and the message says just that', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    await act(stage, 0, lobby, 'join');
    await act(stage, 1, lobby, 'leave');
    expect((await stage.stored(idOf(lobby))).host).toBe(stage.actors[0]!.id);
    const closed = await act(stage, 0, lobby, 'leave');
    expect(closed.content).toBe(en.lobby.abandoned(await stage.stored(idOf(lobby)), null));
    expect(buttonsOf(closed)).toEqual([]);
    // The channel is free again.
    await lobbyOf(stage);
  });

  test('the host settles fields and who begins, and the game is played so', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    await act(stage, 0, lobby, 'join');
    const host = stage.actors[1]!;
    const panel = await (await pressVerb(host, now(stage, lobby), 'settings')).settled();
    const switched = await ticked(host, panel, 'parts', { 'parts.0': [] });
    await pressVerb(host, switched, 'more-settings');
    const more = await changed(host, switched);
    await host.select(more.id, withVerb(more, 'first')[0]!.custom_id!, [host.id]);
    const settled = await changed(host, more);
    expect(settled.content).toContain(`<@${host.id}>`);
    await quiet(stage);
    expect(now(stage, lobby).content).toContain(`<@${host.id}>`);
    expect((await stage.stored(idOf(lobby))).options.switches).toEqual([]);
    await pressVerb(host, now(stage, lobby), 'start');
    const turn = await host.waitFor((one) => withVerb(one, 'square').length > 0);
    expect(turn.content).toContain(`<@${host.id}>`);
    const { record } = await stage.stored(idOf(lobby));
    expect(record!.setup.switches).toEqual([]);
    await quiet(stage);
    expect(buttonsOf(now(stage, lobby))).toEqual([]);
    expect(now(stage, lobby).content).toBe(en.lobby.started(await stage.stored(idOf(lobby))));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('somebody who joins meanwhile makes the host’s panel fresh, and not useless', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    const host = stage.actors[1]!;
    const settings = await (await pressVerb(host, lobby, 'settings')).settled();
    await pressVerb(host, settings, 'box-menus');
    const panel = await changed(host, settings);
    await act(stage, 0, lobby, 'join');
    const none = (from: typeof panel) => host.select(from.id, withVerb(from, 'rules')[0]!.custom_id!, []);
    await none(panel);
    const fresh = await changed(host, panel);
    expect((await stage.stored(idOf(lobby))).options.switches).toEqual(['fields']);
    await none(fresh);
    await changed(host, fresh);
    expect((await stage.stored(idOf(lobby))).options.switches).toEqual([]);
  });

  test('/play takes the options at once', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors;
    await ada!.slash(stage.channel, 'play', { boxes: '-fields', first: bo!.id });
    const lobby = await ada!.waitFor((one) => withVerb(one, 'join').length > 0);
    expect((await stage.stored(idOf(lobby))).options).toEqual({
      ...DEFAULT_OPTIONS,
      takeBack: USUAL_TAKE_BACK,
      switches: [],
      first: bo!.id,
    });
  });

  test('a second /play in the channel is refused with what can be done, also of two at once', async () => {
    const stage = await onStage();
    const [ada, bo, chloe] = stage.actors;
    const both = await Promise.all([ada, bo].map((one) => one!.slash(stage.channel, 'play')));
    await chloe!.waitFor((one) => withVerb(one, 'join').length > 0);
    await quiet(stage);
    const lobbies = chloe!.messages(stage.channel).filter((one) => withVerb(one, 'join').length > 0);
    expect(lobbies).toHaveLength(1);
    const busy = en.refusal({ code: 'channel-busy', table: idOf(lobbies[0]!), phase: 'lobby' });
    expect(both.map(({ response }) => response?.content)).toContain(busy);
  });

  test('while a game is played, /play says so', async () => {
    const game = await onTable(2);
    const told = await answered(game.actors[4]!, await game.actors[4]!.slash(game.channel, 'play'));
    expect(told.content).toBe(en.refusal({ code: 'channel-busy', table: game.table, phase: 'playing' }));
  });

  test('a seventh is told that all seats are taken', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    for (const who of [0, 2, 3, 4, 5]) await act(stage, who, lobby, 'join');
    expect(buttonsOf(now(stage, lobby)).find(({ label }) => label === en.buttons.join)!.disabled).toBe(true);
    expect((await stage.stored(idOf(lobby))).members).toHaveLength(6);
  });

  test('expires after a day without anybody, and says so', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    await quiet(stage);
    stage.playground.advance(LOBBY_LIFE_MS - 1000);
    await quiet(stage);
    expect(withVerb(now(stage, lobby), 'join')).toHaveLength(1);
    stage.playground.advance(20 * 60_000);
    await quiet(stage);
    expect(now(stage, lobby).content).toBe(en.lobby.expired(await stage.stored(idOf(lobby))));
    expect(buttonsOf(now(stage, lobby))).toEqual([]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});
