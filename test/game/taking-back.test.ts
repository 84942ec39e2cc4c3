import { describe, expect, test } from 'vitest';
import { type Action, Game, type GameRecord, readMove, type Setup, TILE_DESIGNS } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import type { LoadedTable } from '../../src/game/table/loaded-table.ts';
import type { Table } from '../../src/game/table/table.ts';
import type { Tables } from '../../src/game/table/tables.ts';
import { played } from '../../src/game/turn/playing.ts';
import { summaryOf } from '../../src/stats/index.ts';
import { laidOut } from '../support/board.ts';
import { chanceOf, choose, setupOf, withNeeded } from '../support/games.ts';
import { memoryStore } from '../support/memory-store.ts';
import { isLong, lucksUntil } from '../support/runs.ts';
import {
  ANN,
  BEN,
  CLEO,
  countedSeeds,
  done,
  fakeClock,
  firstLegal,
  keptLog,
  member,
  refusal,
  restarted,
  rewrite,
  type Service,
  service,
  shortGame,
  turnOf,
} from './support.ts';

const SECONDS = 10;
const NOBODY_GONE = null;

/** A game with turns that can be taken back, begun by Ann. */
async function table(on: Service, players = 2, options: Partial<Table['options']> = {}): Promise<LoadedTable> {
  const { table } = await done(
    on.tables.open({ guild: '100', channel: '200' }, ANN, { first: ANN.user, takeBack: SECONDS, ...options }),
  );
  for (let n = 1; n < players; n++) await done(on.tables.join(table.id, member(n)));
  return done(on.tables.start(table.id, ANN.user));
}

/** The game with its first turn pending. */
async function held(on: Service, players = 2, options: Partial<Table['options']> = {}): Promise<LoadedTable> {
  const begun = await table(on, players, options);
  return done(on.tables.play(turnOf(begun)));
}

const seen = ({ game }: LoadedTable): string => JSON.stringify([null, 0, 1].map((reader) => game!.view(reader)));

describe('a finished turn, while it can be taken back', () => {
  test('is shown, and the next tile is not drawn: nobody is asked, and it is the next player’s turn', async () => {
    const on = service();
    const begun = await table(on);
    const now = await done(on.tables.play(turnOf(begun)));
    const view = now.game!.view(null);
    expect(view.board).toHaveLength(2);
    expect(view).toMatchObject({ asked: null, step: null, drawn: null, turn: 1, turnOf: 1, winners: null });
    expect(view.tilesLeft).toBe(begun.game!.tilesLeft);
    expect(now.table).toMatchObject({ phase: 'playing', revision: begun.table.revision + 1 });
    expect(now.table.record).toEqual(begun.table.record);
    expect(now.events.some(({ type }) => type === 'drawn')).toBe(false);
    const looked = await done(on.tables.look(now.table.id));
    expect(seen(looked)).toBe(seen(now));
    expect(looked.story).toEqual(now.story);
  });

  test('is not waited for if it only leads to the draw of the player’s own tile', async () => {
    const begun = await table(service());
    const ring = 'BA-B@-1,-1r0 BA-B@0,-1r0 BA-B@1,-1r0 BA-B@-1,0r0 BA-B@1,0r0 BA-B@-1,1r0 BA-B@0,1r0 BA-B@1,1r0';
    const game = laidOut({ rules: 'abbey-mayor', board: ring, draws: 'BA-B BA-B' });
    expect(game.view(null)).toMatchObject({ step: 'abbey', asked: 0 });
    const { id, revision } = begun.table;
    const turn = { table: id, user: ANN.user, revision, actions: [readMove('pass') as Action] };
    const now = played({ ...begun, game }, turn, 0);
    expect(now.ok && now.value.table.held).toBe(undefined);
    expect(game.view(null)).toMatchObject({ step: 'place', asked: 0 });
  });

  test('leaves no trace once it is taken back, and its tile comes again', async () => {
    const on = service();
    const begun = await table(on);
    const { id, revision } = (await done(on.tables.play(turnOf(begun)))).table;
    const back = await done(on.tables.takeBack(id, ANN.user, revision));
    expect(seen(back)).toBe(seen(begun));
    expect(back.table.record).toEqual(begun.table.record);
    expect(back.table.held).toBeUndefined();
    expect(back.table.revision).toBe(revision + 1);
    const otherwise = await done(on.tables.play(turnOf(back, (legal) => legal.at(-1)!)));
    expect(seen(await done(on.tables.playHeld(id, ANN.user, otherwise.table.revision)))).not.toBe(seen(begun));
  });

  test.each([
    ['its own player', ANN.user],
    ['the next player', BEN.user],
  ])('is played for good by %s: the tile comes that would have come anyway', async (_, user) => {
    const [on, off] = [service(), service()];
    const now = await held(on, 3);
    const without = await table(off, 3, {});
    const { takeBack: __, ...options } = without.table.options;
    rewrite(off.store.disk, `table:${without.table.id}`, { ...without.table, options });
    const plain = await done(off.tables.play(turnOf(without)));
    const next = await done(on.tables.playHeld(now.table.id, user, now.table.revision));
    expect(seen(next)).toBe(seen(plain));
    expect(next.table.record).toEqual(plain.table.record);
    expect(next.table.held).toBeUndefined();
  });

  test('waits for no other player, and only its own player takes it back', async () => {
    const on = service();
    const { id, revision, held: what } = (await held(on, 3)).table;
    const waits = { code: 'tile-held', user: ANN.user, until: what!.until };
    expect(await refusal(on.tables.playHeld(id, CLEO.user, revision))).toEqual(waits);
    expect(await refusal(on.tables.playHeld(id, '99', revision))).toEqual(waits);
    const not = { code: 'not-yours-to-take-back', user: ANN.user };
    expect(await refusal(on.tables.takeBack(id, BEN.user, revision))).toEqual(not);
    expect(await refusal(on.tables.takeBack(id, '99', revision))).toEqual({ code: 'not-at-table' });
  });

  test('stands once the next tile is there: it is too late, and a second press says that another was faster', async () => {
    const on = service();
    const { id, revision } = (await held(on)).table;
    await done(on.tables.playHeld(id, BEN.user, revision));
    expect(await refusal(on.tables.takeBack(id, ANN.user, revision))).toEqual({ code: 'too-late-to-take-back' });
    expect(await refusal(on.tables.playHeld(id, ANN.user, revision))).toEqual({ code: 'stale' });
  });

  test('cannot be taken back by the button of an earlier turn', async () => {
    const on = service();
    const first = await held(on);
    const back = await done(on.tables.takeBack(first.table.id, ANN.user, first.table.revision));
    const again = await done(on.tables.play(turnOf(back)));
    const late = on.tables.takeBack(first.table.id, ANN.user, first.table.revision);
    expect(await refusal(late)).toEqual({ code: 'too-late-to-take-back' });
    expect((await done(on.tables.look(first.table.id))).table).toEqual(again.table);
  });

  test('is due when its seconds are over, also after a restart, and not before', async () => {
    const before = service();
    const now = await held(before);
    const { id } = now.table;
    const on = restarted(before);
    expect(await on.tables.due(0)).toEqual({ ids: [], next: before.clock.time + SECONDS * 1000 });
    expect(await refusal(on.tables.tick(id, NOBODY_GONE))).toEqual({ code: 'stale' });
    on.clock.time += SECONDS * 1000;
    expect((await on.tables.due(0)).ids).toEqual([id]);
    const ticked = await done(on.tables.tick(id, NOBODY_GONE));
    expect(ticked.happened).toBe('settled');
    expect(ticked.game!.asked).toBe(1);
    expect((await on.tables.due(0)).ids).toEqual([]);
    expect(await refusal(on.tables.takeBack(id, ANN.user, now.table.revision))).toEqual({
      code: 'too-late-to-take-back',
    });
  });

  test('is played first if another change of the table comes, and both are saved together', async () => {
    const on = service();
    const now = await held(on, 3);
    const resigned = await done(on.tables.resign(now.table.id, BEN.user));
    expect(resigned.table.record!.actions.slice(-1)).toEqual(['resign 1']);
    expect(resigned.table.record!.actions.length).toBeGreaterThan(1);
    expect(resigned.table.held).toBeUndefined();
    expect(Game.of(resigned.table.record!).asked).toBe(2);
  });

  test('counts at once if its player plays alone with computers', async () => {
    const on = service();
    const { table: lobby } = await done(
      on.tables.open({ guild: '100', channel: '200' }, ANN, { first: ANN.user, takeBack: SECONDS }),
    );
    await done(on.tables.addComputer(lobby.id, ANN.user, 'easy'));
    const begun = await done(on.tables.start(lobby.id, ANN.user));
    const next = await done(on.tables.play(turnOf(begun)));
    expect(next.table.held).toBeUndefined();
    expect(next.game!.asked).toBe(1);
  });

  test('counts at once if it is a computer’s', async () => {
    const on = service();
    const begun = await table(on);
    const next = await done(on.tables.play({ ...turnOf(begun), byComputer: true }));
    expect(next.table.held).toBeUndefined();
  });

  test('keeps the clock: if it is taken back, the elapsed time still counts, and so does the time of thinking again', async () => {
    const on = service();
    const begun = await table(on, 2, { pace: { kind: 'live', minutes: 5 } });
    on.clock.time += 60_000;
    const now = await done(on.tables.play(turnOf(begun)));
    expect(now.table.clock).toBeUndefined();
    on.clock.time += 5_000;
    const back = await done(on.tables.takeBack(now.table.id, ANN.user, now.table.revision));
    expect(back.table.clock).toEqual(begun.table.clock);
    const again = await done(on.tables.play(turnOf(back)));
    const next = await done(on.tables.playHeld(now.table.id, BEN.user, again.table.revision));
    expect(next.table.clock).toMatchObject({ seat: 1, turn: 2, since: on.clock.time, spent: 0 });
  });

  test('is left alone by a version that does not know taking back', async () => {
    const on = service();
    const { takeBack: _, ...plain } = (await table(on)).table.options;
    const now = await held(service());
    const others = GAME_FEATURES.of({ ...now.table, options: plain, held: undefined });
    expect(others).not.toContain('take back');
    for (const needs of [{ ...now.table, options: plain }, { ...now.table, held: undefined }, { undone: true }]) {
      expect(GAME_FEATURES.of(needs).filter((name) => !others.includes(name))).toEqual(['take back']);
    }
    expect(GAME_FEATURES.has('take back')).toBe(true);
  });

  test('that is the last of a game: the game is over, and told, when the turn cannot be taken back any more', async () => {
    const store = memoryStore();
    const [clock, seeds, log] = [fakeClock(), countedSeeds(), keptLog()];
    const over: Table[] = [];
    const tables = createTables({ store, clock, seeds, log, over: async (table) => void over.push(table) });
    const on = { tables, store, clock, log, seeds };
    const short = await shortGame(on, 2, 1);
    rewrite(store.disk, `table:${short.table.id}`, {
      ...short.table,
      options: { ...short.table.options, takeBack: SECONDS },
    });
    const now = await done(tables.play(turnOf(short, firstLegal)));
    expect(now.table.phase).toBe('playing');
    expect(now.game!.over).toBe(false);
    const back = await done(tables.takeBack(now.table.id, ANN.user, now.table.revision));
    const again = await done(tables.play(turnOf(back, firstLegal)));
    expect(over).toEqual([]);
    const end = await done(tables.playHeld(now.table.id, BEN.user, again.table.revision));
    expect(end.table.phase).toBe('finished');
    expect(end.game!.over).toBe(true);
    expect(over.map(({ revision }) => revision)).toEqual([end.table.revision]);
  });
});

describe('turns that have been played for good', () => {
  const asked = async (on: Service, id: string, user: string) => {
    const { revision } = (await done(on.tables.look(id))).table;
    return on.tables.askToUndo(id, user, revision);
  };
  /** Everybody plays in turn, the first member first, with no waiting. */
  const turns = async (on: Service, players: number, count: number): Promise<LoadedTable[]> => {
    const states = [await table(on, players)];
    for (let turn = 0; turn < count; turn++) {
      const now = await done(on.tables.play(turnOf(states.at(-1)!)));
      const { id, revision, held: what } = now.table;
      states.push(what ? await done(on.tables.playHeld(id, now.table.members[what.seat]!.user, revision)) : now);
    }
    return states;
  };

  test('are taken back once all others agree: all since the asker’s last turn began, and their tiles come again', async () => {
    const on = service();
    const states = await turns(on, 3, 5);
    const { id } = states[0]!.table;
    const wish = await done(asked(on, id, BEN.user));
    expect(wish).toMatchObject({ by: BEN.user, decided: null });
    expect(wish.undo.turns.map(({ turn, seat }) => [turn, seat])).toEqual([[5, 1]]);
    const { revision } = wish.table;
    expect(revision).toBe(states.at(-1)!.table.revision);
    const first = await done(on.tables.answerUndo(id, CLEO.user, true, revision));
    expect(first.decided).toBe(null);
    const second = await done(on.tables.answerUndo(id, ANN.user, true, revision));
    expect(second.decided).toBe('done');
    expect(seen(second)).toBe(seen(states[4]!));
    expect(second.table).toMatchObject({ undone: true, revision: revision + 1 });
    expect(second.table.undoing).toBeUndefined();
    expect(second.table.record).toEqual(states[4]!.table.record);
  });

  test('are told with their players before they are taken back', async () => {
    const on = service();
    const states = await turns(on, 3, 5);
    const wish = await done(asked(on, states[0]!.table.id, CLEO.user));
    expect(wish.undo.turns.map(({ turn, seat }) => [turn, seat])).toEqual([
      [3, 2],
      [4, 0],
      [5, 1],
    ]);
  });

  test('stay if a player declines, or plays on', async () => {
    const on = service();
    const states = await turns(on, 3, 4);
    const { id } = states[0]!.table;
    const wish = await done(asked(on, id, ANN.user));
    const off = await done(on.tables.answerUndo(id, BEN.user, false, wish.table.revision));
    expect(off.decided).toBe('declined');
    expect(off.table.undoing).toBeUndefined();
    expect(await refusal(on.tables.answerUndo(id, CLEO.user, true, wish.table.revision))).toEqual({ code: 'stale' });

    const again = await done(asked(on, id, ANN.user));
    await done(on.tables.answerUndo(id, CLEO.user, true, again.table.revision));
    const next = await done(on.tables.play(turnOf(again)));
    expect(next.table.undoing).toBeUndefined();
    expect(await refusal(on.tables.answerUndo(id, BEN.user, true, again.table.revision))).toEqual({ code: 'stale' });
    expect(next.table.undone).toBeUndefined();
  });

  test('are not agreed to twice by one player, nor by users who do not play', async () => {
    const on = service();
    const states = await turns(on, 3, 4);
    const { id } = states[0]!.table;
    const { revision } = (await done(asked(on, id, ANN.user))).table;
    expect(await refusal(on.tables.answerUndo(id, ANN.user, true, revision))).toEqual({ code: 'already-agreed' });
    await done(on.tables.answerUndo(id, BEN.user, true, revision));
    expect(await refusal(on.tables.answerUndo(id, BEN.user, true, revision))).toEqual({ code: 'already-agreed' });
    expect(await refusal(on.tables.answerUndo(id, '99', true, revision))).toEqual({ code: 'not-at-table' });
    expect(await refusal(asked(on, id, '99'))).toEqual({ code: 'not-at-table' });
  });

  test('are not taken back before the asker’s first turn, nor beyond a resignation', async () => {
    const on = service();
    const states = await turns(on, 3, 1);
    const { id } = states[0]!.table;
    expect(await refusal(asked(on, id, BEN.user))).toEqual({ code: 'nothing-to-take-back' });
    await done(on.tables.resign(id, CLEO.user));
    expect(await refusal(asked(on, id, ANN.user))).toEqual({ code: 'nothing-to-take-back' });
  });

  test('are taken back at once by a player alone with computers, with the computers’ turns', async () => {
    const on = service();
    const { table: lobby } = await done(on.tables.open({ guild: '100', channel: '200' }, ANN, { first: ANN.user }));
    await done(on.tables.addComputer(lobby.id, ANN.user, 'easy'));
    const begun = await done(on.tables.start(lobby.id, ANN.user));
    const own = await done(on.tables.play(turnOf(begun)));
    const theirs = await done(on.tables.play({ ...turnOf(own), byComputer: true }));
    const back = await done(on.tables.askToUndo(lobby.id, ANN.user, theirs.table.revision));
    expect(back).toMatchObject({ decided: 'done', by: ANN.user });
    expect(seen(back)).toBe(seen(begun));
  });

  test('make the game unrated once they are taken back', async () => {
    const on = service();
    const states = await turns(on, 2, 2);
    const { id } = states[0]!.table;
    const { revision } = (await done(asked(on, id, ANN.user))).table;
    const back = await done(on.tables.answerUndo(id, BEN.user, true, revision));
    const end = await done(on.tables.abandon(id));
    expect(back.table.undone).toBe(true);
    expect(summaryOf(end.table)).toMatchObject({ undone: true });
  });
});

/** A setup with only `tiles` tiles; the others are taken out. */
function shortened(setup: Setup, tiles: number, chance: () => number): Setup {
  const all = TILE_DESIGNS.filter(({ set }) => setup.sets.includes(set)).flatMap(({ id, count }) =>
    Array<string>(count).fill(id),
  );
  const start = Game.start(setup).view(null).board[0]!.tile;
  all.splice(all.indexOf(start), 1);
  while (all.length > tiles) {
    const [out] = all.splice(Math.floor(chance() * all.length), 1);
    setup = { ...setup, prepared: { removed: [...(setup.prepared?.removed ?? []), out!] } };
  }
  return setup;
}

const KINDS: readonly Partial<Setup>[] = [
  { sets: ['base'], switches: ['fields'] },
  { sets: ['base', 'traders-and-builders'], switches: ['fields', 'builders', 'pigs', 'goods'] },
  { sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] },
  { sets: ['base', 'princess-and-dragon'], switches: ['fields', 'princess-dragon'] },
];

/** The record of a random game to play again, line by line. */
function toBePlayed(luck: number): GameRecord {
  const chance = chanceOf(luck);
  const kind = KINDS[luck % KINDS.length]!;
  const sets = withNeeded(kind.sets!, kind.switches!);
  const seats = 2 + Math.floor(chance() * 3);
  const game = Game.start(shortened(setupOf({ ...kind, sets, seats, seed: `slips ${luck}` }), 14, chance));
  while (game.asked !== null) game.play(choose(game.legalActions(), chance));
  return game.record;
}

/** The next line to play, or all lines that the asked seat decides in this turn. */
function pressAt({ game, table }: LoadedTable, lines: readonly string[], isWhole: boolean): Action[] {
  const copy = game!.beforeDraw();
  const seat = copy.asked;
  const actions: Action[] = [];
  for (const line of lines.slice(table.record!.actions.length)) {
    if (copy.asked !== seat || (actions.length > 0 && !isWhole)) break;
    const action = readMove(line) as Action;
    actions.push(action);
    copy.play(action);
  }
  return actions;
}

/** Plays the record, with slips, turns taken back, and requests to the others. */
async function playedWithSlips(record: GameRecord, luck: number) {
  const chance = chanceOf(luck + 1);
  const over: Table[] = [];
  const store = memoryStore();
  const [clock, seeds, log] = [fakeClock(), countedSeeds(), keptLog()];
  const start = (): Tables => createTables({ store, clock, seeds, log, over: async (table) => void over.push(table) });
  let tables = start();
  const { table: lobby } = await done(tables.open({ guild: '100', channel: '200' }, ANN, { takeBack: SECONDS }));
  for (let n = 1; n < record.setup.seats; n++) await done(tables.join(lobby.id, member(n)));
  const { id } = lobby;
  const begun = await done(tables.start(id, ANN.user));
  rewrite(store.disk, `table:${id}`, { ...begun.table, record: { setup: record.setup, actions: [] } });
  const came = { takenBack: 0, undone: 0 };

  const user = ({ table, game }: LoadedTable): string => table.members[game!.asked!]!.user;
  const play = (now: LoadedTable, actions: readonly Action[]) =>
    tables.play({ table: id, user: user(now), revision: now.table.revision, actions });
  /** Makes the pending turn final in one of the possible ways. */
  const settle = async ({ table: { revision, members, held: what }, game }: LoadedTable): Promise<void> => {
    const way = chance();
    if (way < 0.3) {
      tables = start();
      clock.time += SECONDS * 1000;
      await done(tables.tick(id, null));
    } else await done(tables.playHeld(id, members[way < 0.6 ? what!.seat : game!.turnOf]!.user, revision));
  };
  const takeBack = async (now: LoadedTable, before: LoadedTable): Promise<void> => {
    const { members, held: what, revision } = now.table;
    const back = await done(tables.takeBack(id, members[what!.seat]!.user, revision));
    expect(seen(back)).toBe(seen(before));
    came.takenBack += 1;
  };

  for (;;) {
    const now = await done(tables.look(id));
    if (now.table.phase === 'finished') return { table: now.table, over, came };
    const at = now.table.record!.actions.length;
    expect(now.table.record!.actions).toEqual(record.actions.slice(0, at));
    const slip = choose(now.game!.legalActions(), chance);
    const ends = now.game!.beforeDraw();
    ends.play(slip);
    if (ends.asked === null && chance() < 0.3) {
      await takeBack(await done(play(now, [slip])), now);
      continue;
    }
    if (at > 0 && chance() < 0.05) {
      const { members } = now.table;
      const asker = members[Math.floor(chance() * members.length)]!.user;
      const wish = await tables.askToUndo(id, asker, now.table.revision);
      if (!wish.ok) continue;
      for (const other of members) {
        if (other.user !== asker) await done(tables.answerUndo(id, other.user, true, now.table.revision));
      }
      came.undone += 1;
      continue;
    }
    const next = await done(play(now, pressAt(now, record.actions, chance() < 0.5)));
    if (!next.table.held) continue;
    if (chance() < 0.15) await takeBack(next, now);
    else await settle(next);
  }
}

test('random games with slips that are taken back, at once or by agreement, end as they would without them', async () => {
  const all = { takenBack: 0, undone: 0 };
  const isEnough = (): boolean => all.takenBack > 5 && all.undone > 0;
  for (const luck of lucksUntil('slips', { short: 4, long: 200 }, isEnough)) {
    const record = toBePlayed(luck);
    const { table, over, came } = await playedWithSlips(record, luck);
    expect(table.record).toEqual(record);
    expect(Game.of(table.record!).scores).toEqual(Game.of(record).scores);
    expect(over.map(({ revision }) => revision)).toEqual([table.revision]);
    expect(table.undone ?? false).toBe(came.undone > 0);
    all.takenBack += came.takenBack;
    all.undone += came.undone;
  }
  expect(all.takenBack).toBeGreaterThan(isLong ? 200 : 5);
  expect(all.undone).toBeGreaterThan(isLong ? 50 : 0);
});
