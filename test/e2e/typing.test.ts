import type { Actor } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { Game, type Square, squareName, TILE_SETS, writeMove } from '../../src/engine/index.ts';
import { movement } from '../support/dragons.ts';
import { RULES_WITHOUT_MAP, setupOf, withNeeded } from '../support/games.ts';
import { picturesIn, textIn, withVerb } from '../support/player.ts';
import { sampled } from '../support/runs.ts';
import {
  answered,
  changed,
  en,
  onStage,
  onTable,
  partsOf,
  pressVerb,
  quiet,
  type StagedGame,
  tableOn,
  tilesInWords,
} from '../support/stage.ts';
import { onPrepared } from '../support/tables.ts';

const viewOf = async (game: StagedGame) => Game.of((await game.stored(game.table)).record!).view(null);

/** The first square with a number, and its name. */
const firstSquare = (game: StagedGame): Square & { name: string } => {
  const [x, y] = partsOf(withVerb(game.turn(), 'square')[0]!.custom_id!).argument.split(',').map(Number);
  const square = { x: x!, y: y! };
  return { ...square, name: squareName(square) };
};

describe('commands in places where they do not work', () => {
  test.each(['board', 'resign', 'tiles'])('/%s in a channel without a game', async (command) => {
    const stage = await onStage();
    const told = await answered(stage.actors[0]!, await stage.actors[0]!.slash(stage.channel, command));
    expect(told.content).toBe(en.refusal({ code: 'no-game-here' }));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('/place in a channel without a game, and in a channel with a table that waits for players', async () => {
    const stage = await onStage();
    const ada = stage.actors[0]!;
    const place = async () => (await answered(ada, await ada.slash(stage.channel, 'place', { square: 'N20' }))).content;
    expect(await place()).toBe(en.refusal({ code: 'no-game-here' }));
    await ada.slash(stage.channel, 'play');
    await ada.waitFor((one) => withVerb(one, 'join').length > 0);
    expect(await place()).toBe(en.refusal({ code: 'not-playing' }));
  });

  test('a command and its completion outside a server are answered', async () => {
    const stage = await onStage();
    const { gateway, interactions, world } = stage.playground.stage;
    const user = world.users.get(stage.actors[0]!.id)!;
    const send = (kind: 'command' | 'component' | 'autocomplete', data: object, message?: object) => {
      const one = interactions.begin({ kind, user: user.id, guild: stage.playground.guild, channel: stage.channel });
      one.reached = gateway.dispatch(stage.playground.guild, 'INTERACTION_CREATE', {
        id: one.id,
        application_id: stage.playground.bot,
        type: { command: 2, component: 3, autocomplete: 4 }[kind],
        token: one.token,
        version: 1,
        channel: { id: '1400000000000000001', type: 1 },
        channel_id: '1400000000000000001',
        user: { id: user.id, username: user.username, discriminator: '0', global_name: null, avatar: null },
        locale: 'en-US',
        app_permissions: '0',
        entitlements: [],
        authorizing_integration_owners: {},
        context: 1,
        attachment_size_limit: 1,
        data,
        ...message,
      });
      return one;
    };
    const command = send('command', { id: '1', name: 'play', type: 1 });
    const typing = send('autocomplete', {
      id: '1',
      name: 'place',
      type: 1,
      options: [{ name: 'square', type: 3, value: 'N', focused: true }],
    });
    await quiet(stage);
    expect(command).toMatchObject({ state: 'answered', callback: 4 });
    expect(world.messages.get(command.original!)!.content).toBe(en.refusal({ code: 'guild-only' }));
    expect(typing).toMatchObject({ state: 'answered', callback: 8 });
  });
});

describe('/place', () => {
  test('with a square and a figure commits the turn, by name and by number', async () => {
    const game = await onTable(2);
    const old = game.turn();
    await game.asked().slash(game.channel, 'place', {
      square: firstSquare(game).name.toLowerCase(),
      figure: 'none',
      rotation: (await viewOf(game)).placements[0]!.rotation,
    });
    await quiet(game);
    expect(game.turn().id).not.toBe(old.id);
    const second = game.turn();
    await game.asked().slash(game.channel, 'place', {
      square: ' 1 ',
      figure: 'none',
      rotation: (await viewOf(game)).placements[0]!.rotation,
    });
    await quiet(game);
    expect(game.turn().id).not.toBe(second.id);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('without a figure opens the panel of the square', async () => {
    const game = await onTable(2);
    const panel = await answered(
      game.asked(),
      await game.asked().slash(game.channel, 'place', { square: firstSquare(game).name }),
    );
    expect(withVerb(panel, 'put').length).toBeGreaterThan(0);
    expect((await game.stored(game.table)).record!.actions).toEqual([]);
  });

  const refusedSquares = [
    ['', 'not-a-square'],
    ['**', 'not-a-square'],
    ['N', 'not-a-square'],
    ['20N', 'not-a-square'],
    ['@everyone', 'not-a-square'],
    ['999', 'not-a-square'],
    ['N999999999', 'not-a-square'],
    ['x'.repeat(100), 'not-a-square'],
    ['A1', 'square-not-legal'],
    ['N20', 'square-not-legal'],
  ];
  test.each(sampled('refused squares', refusedSquares, { short: 3 }))(
    'with the square %o is refused and changes nothing',
    async (typed, code) => {
      const game = await onTable(2);
      const before = await game.stored(game.table);
      const tile = (await viewOf(game)).drawn!;
      const acted = await game.asked().slash(game.channel, 'place', { square: typed || ' ', figure: 'none' });
      const told = await answered(game.asked(), acted);
      const refusal = code === 'not-a-square' ? { code, typed: typed || ' ' } : { code, typed, tile };
      expect(told.content).toBe(en.refusal(refusal as never));
      expect(await game.stored(game.table)).toEqual(before);
      expect(game.playground.pings).toHaveLength(1);
    },
  );

  test('with an impossible figure or rotation', async () => {
    const game = await onTable(2);
    const before = await game.stored(game.table);
    const square = firstSquare(game).name;
    const told = async (options: Record<string, string | number>) =>
      (await answered(game.asked(), await game.asked().slash(game.channel, 'place', { square, ...options }))).content;
    const rotation = (await viewOf(game)).placements[0]!.rotation;
    expect(await told({ rotation, figure: 'dragon' })).toBe(en.refusal({ code: 'place-not-legal', typed: 'dragon' }));
    const figure = 'meeple/city/N/N/N';
    expect(await told({ rotation, figure })).toBe(en.refusal({ code: 'place-not-legal', typed: figure }));
    const view = await viewOf(game);
    const at = firstSquare(game);
    const legal = view.placements.filter(({ x, y }) => x === at.x && y === at.y).map((one) => one.rotation);
    const wrong = [0, 90, 180, 270].find((one) => !legal.includes(one as never));
    if (wrong !== undefined)
      expect(await told({ rotation: wrong, figure: 'none' })).toMatch(/does not fit on \S+ turned that way/);
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('by a player who is not asked, and by a user who does not play', async () => {
    const game = await onTable(2);
    const { name: square } = firstSquare(game);
    const [other] = game.others();
    const told = await answered(other!, await other!.slash(game.channel, 'place', { square, figure: 'none' }));
    expect(told.content).toBe(en.refusal({ code: 'not-your-turn', turnOf: game.asked().id }));
    const stranger = game.actors[4]!;
    const alsoTold = await answered(stranger, await stranger.slash(game.channel, 'place', { square }));
    expect(alsoTold.content).toBe(en.refusal({ code: 'not-at-table' }));
  });

  test('text that a client would not let through is told to be too long', async () => {
    const game = await onTable(2);
    for (const command of game.playground.stage.world.commands.values()) {
      // Like a client that ignores the option's limits.
      for (const option of (command.options ?? []) as { max_length?: number }[]) delete option.max_length;
    }
    const square = 'N'.repeat(6000);
    const told = await answered(game.asked(), await game.asked().slash(game.channel, 'place', { square }));
    expect(told.content).toBe(en.refusal({ code: 'text-too-long', most: 100 }));
    const figure = await answered(
      game.asked(),
      await game.asked().slash(game.channel, 'place', {
        square: firstSquare(game).name,
        rotation: (await viewOf(game)).placements[0]!.rotation,
        figure: square,
      }),
    );
    expect(figure.content.length).toBeLessThan(300);
    expect(figure.content).toBe(en.refusal({ code: 'place-not-legal', typed: square }));
    const tiles = await answered(game.asked(), await game.asked().slash(game.channel, 'tiles', { square }));
    expect(tiles.content).toBe(en.refusal({ code: 'not-a-square', typed: square }));
    const typed = await game.asked().autocomplete(game.channel, 'place', 'square', { square });
    expect(typed.state).toBe('answered');
  });

  test('completes squares and figures, in the typing user’s language', async () => {
    const game = await onTable(2);
    const actor = game.asked();
    const { name } = firstSquare(game);
    const squares = await actor.autocomplete(game.channel, 'place', 'square', { square: '' });
    expect(squares.choices!.length).toBe(withVerb(game.turn(), 'square').length);
    expect(squares.choices!.map(({ value }) => value)).toContain(name);
    const figures = await actor.autocomplete(game.channel, 'place', 'figure', { square: name, figure: '' });
    expect(figures.choices![0]).toEqual({ name: en.panel.noFigureLabel([], 0, []), value: 'none' });
    expect(figures.choices!.length).toBeGreaterThan(1);
    const value = String(figures.choices!.at(-1)!.value);
    const legal = (await viewOf(game)).placements[0]!.rotation;
    await actor.slash(game.channel, 'place', { square: name, rotation: legal, figure: value });
    await quiet(game);
    expect((await game.stored(game.table)).record!.actions.at(-1)).toContain('deploy');
    const elsewhere = await actor.autocomplete(
      game.playground.stage.world.channelsOf(game.playground.guild)[1]!.id,
      'place',
      'square',
      { square: 'N' },
    );
    expect(elsewhere).toMatchObject({ state: 'answered', choices: [] });
  });
});

describe('/place without a square', () => {
  const typedBy = async (game: StagedGame, actor: Actor, options: Record<string, string> = {}) =>
    answered(actor, await actor.slash(game.channel, 'place', options));

  test('asks for a square while a tile is to be placed', async () => {
    const game = await onTable(2);
    const before = await game.stored(game.table);
    for (const options of [{}, { figure: 'none' }, { choice: '0' }]) {
      const told = await typedBy(game, game.asked(), options);
      expect(told.content).toBe(en.refusal({ code: 'square-missing' }));
    }
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('answers a question apart from the tile: by a panel, or by the completed choice', async () => {
    const game = await onPrepared(movement(1));
    const actor = game.asked();
    const ways = withVerb(game.turn(), 'choose');
    const before = await game.stored(game.table);
    expect(withVerb(await typedBy(game, actor), 'choose').map(({ label }) => label)).toEqual(
      ways.map(({ label }) => label),
    );
    const { choices } = await actor.autocomplete(game.channel, 'place', 'choice', { choice: '' });
    expect(choices!.map(({ name }) => name)).toEqual(ways.map(({ label }) => label));
    // The others have nothing to choose, and are offered nothing.
    const [other] = game.others();
    const value = String(choices!.at(-1)!.value);
    const told = await typedBy(game, other!, { choice: value });
    expect(told.content).toBe(en.refusal({ code: 'decide-first', asked: actor.id }));
    const offered = await other!.autocomplete(game.channel, 'place', 'choice', { choice: '' });
    expect(offered.choices).toEqual([]);
    const stranger = await typedBy(game, game.actors[4]!, { choice: value });
    expect(stranger.content).toBe(en.refusal({ code: 'not-at-table' }));
    expect(await game.stored(game.table)).toEqual(before);

    const options = Game.of(before.record!).legalActions();
    await typedBy(game, actor, { choice: value });
    await quiet(game);
    const { record } = await game.stored(game.table);
    expect(record!.actions.slice(before.record!.actions.length)[0]).toBe(writeMove(options.at(-1)!));
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test.each(
    sampled('refused choices', ['', 'x', '-1', '99', 'none', '0.abcd', 'page:1', 'x'.repeat(100)], { short: 3 }),
  )('a choice that does not exist is refused and changes nothing (%o)', async (choice) => {
    const game = await onPrepared(movement(1));
    const before = await game.stored(game.table);
    const told = await typedBy(game, game.asked(), { choice: choice || ' ' });
    expect(told.content).toBe(en.refusal({ code: 'place-not-legal', typed: choice || ' ' }));
    expect(await game.stored(game.table)).toEqual(before);
  });

  test('a number typed by hand never plays the option of another number', async () => {
    const game = await onPrepared(movement(1));
    const before = (await game.stored(game.table)).record!;
    const ways = withVerb(game.turn(), 'choose').map(({ label }) => String(label));
    expect(ways[0]).toMatch(/^1: /);
    await typedBy(game, game.asked(), { choice: '1' });
    await quiet(game);
    const [played] = (await game.stored(game.table)).record!.actions.slice(before.actions.length);
    const numbered = writeMove(Game.of(before).legalActions()[0]!);
    // The move with the number, or none.
    expect([undefined, numbered]).toContain(played);
  });
});

describe('/tiles', () => {
  test('tells the tiles left, and the tiles that fit an open square', async () => {
    const game = await onTable(2);
    const ada = game.actors[4]!;
    const all = await answered(ada, await ada.slash(game.channel, 'tiles'));
    // The picture says it all; a button gives words.
    expect(all.content).toBe('### 70 tiles left');
    expect(all.attachments[0]!.description).toBeTruthy();
    await pressVerb(ada, all, 'tiles');
    const inWords = await changed(ada, all);
    expect(picturesIn(inWords)).toEqual([]);
    const counted = [...textIn(inWords).matchAll(/^(\d+) × /gm)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(textIn(inWords)).toMatch(/^### 70 tiles left\n/);
    expect(counted).toBe(70);
    const { name } = firstSquare(game);
    const some = await answered(ada, await ada.slash(game.channel, 'tiles', { square: name }));
    expect(some.content).toMatch(new RegExp(`^### \\d+ of the 70 unseen tiles fit on ${name}\n`));
    // A screen reader would read signs of Markdown aloud.
    expect(some.attachments[0]!.description).toMatch(new RegExp(`^Tiles that fit on ${name}: \\d+ × [^#\n]*\\.$`));
    expect(some.ephemeral).toBe(true);
  });

  test('names every tile in words, by pages if there are many', async () => {
    const sets = withNeeded(TILE_SETS, RULES_WITHOUT_MAP);
    const { record } = Game.start(setupOf({ sets, switches: RULES_WITHOUT_MAP }));
    const game = await onPrepared(record);
    const ada = game.actors[4]!;
    const texts = await tilesInWords(ada, game.channel);
    const { unseen } = Game.of(record).view(null);
    const kinds = new Set(Object.keys(unseen).map((tile) => en.things.tile(tile)));
    expect(texts.length).toBeGreaterThan(1);
    expect([...texts.join('\n').matchAll(/^\d+ × (.*)$/gm)].map(([, name]) => name)).toEqual([...kinds]);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test.each([
    ['nonsense', 'not-a-square'],
    ['N20', 'square-not-open'],
    ['A1', 'square-not-open'],
  ])('on the square %s is refused with the reason', async (square, code) => {
    const game = await onTable(2);
    const told = await answered(game.actors[4]!, await game.actors[4]!.slash(game.channel, 'tiles', { square }));
    expect(told.content).toBe(en.refusal({ code, typed: square } as never));
  });
});

test('commands work in a thread as in a channel', async () => {
  const stage = await onStage();
  const thread = stage.playground.addThread(stage.channel, stage.actors[0]!.id, 'Here').id;
  const game = await tableOn(stage, 2, thread);
  const acted = await game.asked().slash(thread, 'place', { square: '1' });
  expect(withVerb(await answered(game.asked(), acted), 'put').length).toBeGreaterThan(0);
  const outside = await answered(game.asked(), await game.asked().slash(stage.channel, 'board'));
  expect(outside.content).toBe(en.refusal({ code: 'no-game-here' }));
});

test.each([
  ['late', { kind: 'event-late', ms: 4000 }],
  ['lost', { kind: 'hang-up', route: '/callback', applied: true }],
] as const)('suggestions that come %s are no trouble', async (_, fault) => {
  const game = await onTable(2);
  await quiet(game);
  game.playground.faults.add(fault);
  const asked = game
    .asked()
    .autocomplete(game.channel, 'place', 'square')
    .catch(() => null);
  await quiet(game);
  game.playground.advance(4000);
  await asked;
  await quiet(game);
  expect(game.playground.faults.pending).toEqual([]);
  expect(game.bot.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
