import type { PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { RenderError } from '../../render/index.ts';
import { PAUSES_MS } from '../../src/discord/publish/reconciler.ts';
import { USUAL_TAKE_BACK } from '../../src/game/lobby/options.ts';
import { DEFAULT_OPTIONS } from '../../src/game/table/table.ts';
import { LOBBY_LIFE_MS } from '../../src/game/time/due.ts';
import { ticked, withBoxOn } from '../support/lobby.ts';
import { buttonsOf, componentsOf, picturesIn, textIn, withVerb } from '../support/player.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  partsOf,
  pixels,
  pressVerb,
  quiet,
  type Stage,
} from '../support/stage.ts';

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
  test('only the host starts and sets, once there are two; the others are told who the host is', async () => {
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

  test('a host who leaves hands it on; the last member closes it, and the message says just that', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    await act(stage, 0, lobby, 'join');
    await act(stage, 1, lobby, 'leave');
    expect((await stage.stored(idOf(lobby))).host).toBe(stage.actors[0]!.id);
    const closed = await act(stage, 0, lobby, 'leave');
    expect(textIn(closed)).toBe(en.lobby.abandoned(await stage.stored(idOf(lobby)), null));
    expect(buttonsOf(closed)).toEqual([]);
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
    expect(textIn(now(stage, lobby))).toContain(`<@${host.id}>`);
    expect((await stage.stored(idOf(lobby))).options.switches).toEqual([]);
    await pressVerb(host, now(stage, lobby), 'start');
    const turn = await host.waitFor((one) => withVerb(one, 'square').length > 0);
    expect(turn.content).toContain(`<@${host.id}>`);
    const { record } = await stage.stored(idOf(lobby));
    expect(record!.setup.switches).toEqual([]);
    await quiet(stage);
    expect(buttonsOf(now(stage, lobby))).toEqual([]);
    expect(textIn(now(stage, lobby))).toBe(en.lobby.started(await stage.stored(idOf(lobby))));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a player who joins while the host’s panel is open makes the panel fresh, and not useless', async () => {
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

  test('a second /play in the channel is refused with the possible ways out, also if two come at once', async () => {
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

  test('a seventh player is told that all seats are taken', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    for (const who of [0, 2, 3, 4, 5]) await act(stage, who, lobby, 'join');
    expect(buttonsOf(now(stage, lobby)).find(({ label }) => label === en.buttons.join)!.disabled).toBe(true);
    expect((await stage.stored(idOf(lobby))).members).toHaveLength(6);
  });

  test('expires after a day without any player, and says so', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    await quiet(stage);
    stage.playground.advance(LOBBY_LIFE_MS - 1000);
    await quiet(stage);
    expect(withVerb(now(stage, lobby), 'join')).toHaveLength(1);
    stage.playground.advance(20 * 60_000);
    await quiet(stage);
    expect(textIn(now(stage, lobby))).toBe(en.lobby.expired(await stage.stored(idOf(lobby))));
    expect(buttonsOf(now(stage, lobby))).toEqual([]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});

const isCardOf = ({ flags }: PageMessage): boolean => (flags & (1 << 15)) !== 0;
/** The numbers of components: buttons row by row, and menus. */
const rowsOf = (message: PageMessage): number[] =>
  componentsOf(message).flatMap(({ type, components = [] }) => (type === 1 ? [(components as unknown[]).length] : []));
const REFUSED = { kind: 'refuse', code: 50035, method: 'POST', route: '/channels/:channel/messages' } as const;

describe('the message of a lobby', () => {
  test('is a card: the boxes in play as a picture, the rest in words, one row of buttons and a menu', async () => {
    const stage = await onStage();
    const lobby = await lobbyOf(stage);
    expect([isCardOf(lobby), rowsOf(lobby)]).toEqual([true, [5, 1]]);
    expect(picturesIn(lobby)).toEqual([en.lobby.boxesAlt(DEFAULT_OPTIONS)]);
    const host = stage.actors[1]!;
    await withBoxOn(host, lobby, 'large', 'inns-cathedrals');
    await quiet(stage);
    const changedLobby = now(stage, lobby);
    expect(picturesIn(changedLobby)).toEqual(['In play: Inns & Cathedrals.']);
    expect(textIn(changedLobby)).toContain('Inns & Cathedrals');
    await act(stage, 0, lobby, 'join');
    await pressVerb(host, now(stage, lobby), 'start');
    await quiet(stage);
    const begun = now(stage, lobby);
    expect([isCardOf(begun), picturesIn(begun), buttonsOf(begun)]).toEqual([true, [], []]);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('in words has no picture', async () => {
    const stage = await onStage();
    await stage.actors[1]!.slash(stage.channel, 'play', { text: true });
    const lobby = await stage.actors[1]!.waitFor((one) => withVerb(one, 'join').length > 0);
    await quiet(stage);
    expect([picturesIn(now(stage, lobby)), textIn(lobby).includes('Base game')]).toEqual([[], true]);
  });

  test('that calls a user is no card, since a phone shows nothing of a card; it still has its picture', async () => {
    const stage = await onStage();
    const [ada, bo] = stage.actors;
    await ada!.slash(stage.channel, 'play', { with: `<@${bo!.id}>` });
    const lobby = await bo!.waitFor((one) => withVerb(one, 'join').length > 0);
    await quiet(stage);
    expect([isCardOf(lobby), picturesIn(lobby).length]).toEqual([false, 1]);
    expect(stage.playground.pings).toMatchObject([{ message: lobby.id, users: [bo!.id] }]);
    const joined = await act(stage, 1, lobby, 'join');
    expect([isCardOf(joined), picturesIn(joined).length]).toEqual([false, 1]);
    expect(joined.content).toContain('(2 of 6)');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  // So are lobbies from before there were cards.
  test.each(['start', 'leave', 'expire'] as const)('that is none stays none, and its buttons work: %s', async (end) => {
    const stage = await onStage();
    stage.playground.faults.add(REFUSED);
    const lobby = await lobbyOf(stage);
    expect(isCardOf(lobby)).toBe(false);
    await stage.restart();
    const joined = await act(stage, 0, lobby, 'join');
    expect([isCardOf(joined), joined.content.includes('(2 of 6)'), picturesIn(joined).length]).toEqual([
      false,
      true,
      1,
    ]);
    if (end === 'expire') stage.playground.advance(LOBBY_LIFE_MS + 20 * 60_000);
    else await pressVerb(stage.actors[1]!, joined, end);
    if (end === 'leave') {
      await quiet(stage);
      await pressVerb(stage.actors[0]!, now(stage, lobby), 'leave');
    }
    await quiet(stage);
    const over = now(stage, lobby);
    const table = await stage.stored(idOf(lobby));
    const { abandoned, expired, started } = en.lobby;
    const says = { start: started(table), leave: abandoned(table, null), expire: expired(table) }[end];
    expect([isCardOf(over), over.content, picturesIn(over), buttonsOf(over)]).toEqual([false, says, [], []]);
    // Only the refusal that the test caused.
    expect(stage.playground.violations).toHaveLength(1);
  });

  test.each([true, false])(
    'that is brought down leaves its words, and nothing to press; a card: %s',
    async (isCard) => {
      const stage = await onStage();
      if (!isCard) stage.playground.faults.add(REFUSED);
      const lobby = await lobbyOf(stage);
      await stage.actors[0]!.slash(stage.channel, 'board');
      await quiet(stage);
      const old = now(stage, lobby);
      expect([isCardOf(old), buttonsOf(old), picturesIn(old)]).toEqual([isCard, [], []]);
      expect(textIn(old)).toContain(`${en.lobby.title}\n`);
      const next = stage.actors[0]!.messages(stage.channel).filter((one) => withVerb(one, 'join').length > 0);
      expect(next.map((one) => [isCardOf(one), rowsOf(one), picturesIn(one).length])).toEqual([[true, [5, 1], 1]]);
      expect(stage.playground.violations).toHaveLength(isCard ? 0 : 1);
    },
  );

  test('comes without its picture while nothing draws, and gets it later', async () => {
    let isDown = true;
    const drawing = pixels();
    const lobbyPicture = (scene: Parameters<typeof drawing.lobby>[0]) =>
      isDown ? Promise.reject(new RenderError('down', 'a test')) : drawing.lobby(scene);
    const renderer = { ...drawing, by: () => renderer, lobby: lobbyPicture };
    const stage = await onStage({ renderer });
    const lobby = await lobbyOf(stage);
    expect([isCardOf(lobby), picturesIn(lobby), rowsOf(lobby)]).toEqual([true, [], [5, 1]]);
    isDown = false;
    stage.playground.advance(PAUSES_MS[0]!);
    await quiet(stage);
    expect(picturesIn(now(stage, lobby))).toHaveLength(1);
  });

  test('is drawn once for all lobbies that have equal boxes', async () => {
    const drawing = pixels();
    let drawn = 0;
    const lobbyPicture = (scene: Parameters<typeof drawing.lobby>[0]) => {
      drawn += 1;
      return drawing.lobby(scene);
    };
    const renderer = { ...drawing, by: () => renderer, lobby: lobbyPicture };
    const stage = await onStage({ renderer });
    const lobby = await lobbyOf(stage);
    await act(stage, 0, lobby, 'join');
    await act(stage, 2, lobby, 'join');
    expect([drawn, picturesIn(now(stage, lobby)).length]).toEqual([1, 1]);
  });
});
