import { describe, expect, test } from 'vitest';
import { CHARACTERS, isOwnComputer } from '../../src/game/computers/computer-players.ts';
import { type ComputerPlay, createComputerPlay } from '../../src/game/computers/computers.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import type { Computers } from '../../src/game/store/ports.ts';
import type { LoadedTable } from '../../src/game/table/loaded-table.ts';
import { FORMER_USER, isComputer } from '../../src/game/table/table.ts';
import { LEVELS } from '../../src/players/levels.ts';
import { quickComputers } from '../support/computers.ts';
import { memoryStore, newDisk } from '../support/memory-store.ts';
import {
  ANN,
  BEN,
  CLEO,
  countedSeeds,
  done,
  fakeClock,
  game,
  keptLog,
  lobby,
  mover,
  refusal,
  type Service,
  service,
  serviceOn,
  turnOf,
} from './support.ts';

/** A lobby of the first `people`, with computers of these levels. */
async function withComputers(on: Pick<Service, 'tables'>, people: number, ...levels: (typeof LEVELS)[number][]) {
  const id = await lobby(on, people);
  for (const level of levels) await done(on.tables.addComputer(id, ANN.user, level));
  return id;
}

/** Begun by Ann. */
async function begun(on: Pick<Service, 'tables'>, people: number, ...levels: (typeof LEVELS)[number][]) {
  const id = await withComputers(on, people, ...levels);
  const { table } = await done(on.tables.look(id));
  await done(on.tables.setOptions(id, ANN.user, { first: ANN.user }, table.revision));
  return done(on.tables.start(id, ANN.user));
}

describe('a lobby with computers', () => {
  test('each computer has an id of its own and a name of its own, told apart by a number', async () => {
    const on = service();
    const { table } = await done(on.tables.look(await withComputers(on, 1, 'easy', 'hard', 'easy', 'easy')));
    expect(table.members).toEqual([
      ANN,
      { user: '1', name: CHARACTERS.easy.name, colour: CHARACTERS.easy.colour, computer: 'easy' },
      { user: '2', name: CHARACTERS.hard.name, colour: CHARACTERS.hard.colour, computer: 'hard' },
      { user: '3', name: `${CHARACTERS.easy.name} 2`, colour: CHARACTERS.easy.colour, computer: 'easy' },
      { user: '4', name: `${CHARACTERS.easy.name} 3`, colour: CHARACTERS.easy.colour, computer: 'easy' },
    ]);
    expect(table.members.slice(1).every(({ user }) => isComputer(user) && user !== FORMER_USER)).toBe(true);
  });

  test('a place that becomes free is taken again', async () => {
    const on = service();
    const id = await withComputers(on, 1, 'easy', 'easy');
    await done(on.tables.removeComputer(id, ANN.user, '1'));
    const { table } = await done(on.tables.addComputer(id, ANN.user, 'easy'));
    expect(table.members.map(({ user, name }) => [user, name])).toEqual([
      [ANN.user, ANN.name],
      ['2', `${CHARACTERS.easy.name} 2`],
      ['1', CHARACTERS.easy.name],
    ]);
  });

  test('computers’ figures wear their own colours, except a colour that a person wishes for', async () => {
    const on = service();
    const { colour } = CHARACTERS.easy;
    const id = await withComputers(on, 1, 'easy', 'hard');
    await done(on.tables.join(id, { ...BEN, colour }));
    const { table } = await done(on.tables.start(id, ANN.user));
    const worn = Object.fromEntries(table.members.map((member) => [member.name, member.colour]));
    expect(worn).toEqual({
      [ANN.name]: undefined,
      [BEN.name]: colour,
      [CHARACTERS.easy.name]: undefined,
      [CHARACTERS.hard.name]: CHARACTERS.hard.colour,
    });
  });

  test('computers’ names begin with letters of their own', () => {
    const letters = LEVELS.map((level) => CHARACTERS[level].name[0]);
    expect(new Set(letters).size).toBe(LEVELS.length);
  });

  test('only the host seats computers and sends them away, and cannot send people away like this', async () => {
    const on = service();
    const id = await withComputers(on, 2, 'easy');
    const notHost = { code: 'not-host', host: ANN.user };
    expect(await refusal(on.tables.addComputer(id, BEN.user, 'easy'))).toEqual(notHost);
    expect(await refusal(on.tables.removeComputer(id, BEN.user, '1'))).toEqual(notHost);
    expect(await refusal(on.tables.removeComputer(id, ANN.user, BEN.user))).toEqual({ code: 'not-at-table' });
    expect(await refusal(on.tables.removeComputer(id, ANN.user, '2'))).toEqual({ code: 'not-at-table' });
  });

  test('a table has six members at most', async () => {
    const on = service();
    const id = await withComputers(on, 2, 'easy', 'easy', 'easy', 'easy');
    expect(await refusal(on.tables.addComputer(id, ANN.user, 'easy'))).toEqual({ code: 'table-full', seats: 6 });
    expect(await refusal(on.tables.join(id, CLEO))).toEqual({ code: 'table-full', seats: 6 });
  });

  test('computers cannot come or go once the game has begun', async () => {
    const on = service();
    const { table } = await begun(on, 1, 'easy');
    expect(await refusal(on.tables.addComputer(table.id, ANN.user, 'easy'))).toEqual({ code: 'not-in-lobby' });
    expect(await refusal(on.tables.removeComputer(table.id, ANN.user, '1'))).toEqual({ code: 'not-in-lobby' });
  });

  test('one person and one computer are enough to begin', async () => {
    const on = service();
    const { table, game: begun_ } = await begun(on, 1, 'novice');
    expect(table.phase).toBe('playing');
    expect(begun_!.record.setup.seats).toBe(2);
  });

  test('a host who leaves hands on to a person; with the last person the lobby closes', async () => {
    const on = service();
    const id = await lobby(on, 1);
    await done(on.tables.addComputer(id, ANN.user, 'easy'));
    await done(on.tables.join(id, BEN));
    const { table } = await done(on.tables.leave(id, ANN.user));
    expect(table.host).toBe(BEN.user);
    expect(table.members.map(({ user }) => user)).toEqual(['1', BEN.user]);
    const closed = await done(on.tables.leave(id, BEN.user));
    expect(closed.table).toMatchObject({ phase: 'expired', members: [] });
  });

  test('a computer may be chosen to begin; when it goes, the lot decides', async () => {
    const on = service();
    const id = await withComputers(on, 1, 'easy');
    const { table } = await done(on.tables.look(id));
    await done(on.tables.setOptions(id, ANN.user, { first: '1' }, table.revision));
    const first = await done(on.tables.start(id, ANN.user));
    expect(first.table.members[0]!.user).toBe('1');

    const again = service();
    const lobbyId = await withComputers(again, 1, 'easy');
    const { revision } = (await done(again.tables.look(lobbyId))).table;
    await done(again.tables.setOptions(lobbyId, ANN.user, { first: '1' }, revision));
    const gone = await done(again.tables.removeComputer(lobbyId, ANN.user, '1'));
    expect(gone.table.options.first).toBe('random');
  });

  test('an older version of the bot leaves such a table alone; others need nothing new', async () => {
    const on = service();
    const plain = await done(on.tables.look(await lobby(on, 2)));
    expect(GAME_FEATURES.of(plain.table)).not.toContain('computers');
    const { table } = await done(on.tables.addComputer(plain.table.id, ANN.user, 'easy'));
    expect(GAME_FEATURES.of(table)).toContain('computers');
    expect(GAME_FEATURES.has('computers')).toBe(true);
    for (const more of [{ away: { seat: 0, agreed: [] } }, { members: [{ ...ANN, aided: true }] }]) {
      expect(GAME_FEATURES.of({ ...plain.table, ...more })).toContain('computers');
    }
    const { options } = plain.table;
    for (const more of [{ members: [{ ...ANN, hinted: true }] }, { options: { ...options, hints: false } }]) {
      expect(GAME_FEATURES.of({ ...plain.table, ...more })).toEqual(['hints']);
    }
    expect(GAME_FEATURES.has('hints')).toBe(true);
    for (const wish of [{ colour: 'red' }, { letter: 'Q' }]) {
      expect(GAME_FEATURES.of({ ...plain.table, members: [{ ...ANN, ...wish }] })).toEqual(['wishes']);
    }
    expect(GAME_FEATURES.has('wishes')).toBe(true);
    expect(GAME_FEATURES.of({ ...plain.table, options: { ...options, text: true } })).toEqual(['words']);
    expect(GAME_FEATURES.has('words')).toBe(true);
  });
});

describe('people who resign beside computers', () => {
  test('leave the win to a single computer', async () => {
    const on = service();
    const { table } = await begun(on, 1, 'easy');
    const over = await done(on.tables.resign(table.id, ANN.user));
    expect(over.table.phase).toBe('finished');
    expect(over.game!.view(null).winners).toEqual([1]);
  });

  test('leave the game abandoned beside several computers, since nobody looks on', async () => {
    const on = service();
    const { table } = await begun(on, 2, 'easy', 'easy');
    const going = await done(on.tables.resign(table.id, ANN.user));
    expect(going.table.phase).toBe('playing');
    const over = await done(on.tables.resign(table.id, BEN.user));
    expect(over.table.phase).toBe('abandoned');
  });

  test('computers are not asked whether the game is abandoned', async () => {
    const on = service();
    const { table } = await begun(on, 2, 'easy');
    expect((await done(on.tables.agreeToAbandon(table.id, BEN.user))).table.phase).toBe('playing');
    expect((await done(on.tables.agreeToAbandon(table.id, ANN.user))).table.phase).toBe('abandoned');
  });
});

describe('handing over to a computer', () => {
  test('the seat keeps its person, and says that a computer plays; old buttons are stale', async () => {
    const on = service();
    const before = await game(on, 3);
    const after = await done(on.tables.handOver(before.table.id, ANN.user, 'medium'));
    expect(after.table.members[0]).toEqual({ ...ANN, computer: 'medium', aided: true, exit: 'given-up' });
    expect(after.table.revision).toBe(before.table.revision + 1);
    expect(after.game!.resigned).toEqual([]);
    expect(await refusal(on.tables.play(turnOf(before)))).toEqual({ code: 'stale' });
    expect(await refusal(on.tables.handOver(before.table.id, ANN.user, 'medium'))).toEqual({ code: 'computer-plays' });
  });

  test('one person has to remain who plays', async () => {
    const on = service();
    const { table } = await begun(on, 2, 'easy');
    await done(on.tables.handOver(table.id, ANN.user, 'medium'));
    expect(await refusal(on.tables.handOver(table.id, BEN.user, 'medium'))).toEqual({ code: 'last-person' });
    expect((await done(on.tables.resign(table.id, BEN.user))).table.phase).toBe('abandoned');
  });

  test('a person who comes back decides again, and the seat remembers that a computer did', async () => {
    const on = service();
    const before = await game(on, 2);
    const { id } = before.table;
    expect(await refusal(on.tables.comeBack(id, ANN.user))).toEqual({ code: 'not-replaced' });
    const handed = await done(on.tables.handOver(id, ANN.user, 'medium'));
    const back = await done(on.tables.comeBack(id, ANN.user));
    expect(back.table.members[0]).toEqual({ ...ANN, aided: true, exit: 'given-up' });
    expect(await refusal(on.tables.play({ ...turnOf(handed), byComputer: true }))).toEqual({ code: 'stale' });
    await done(on.tables.play(turnOf(back)));
  });

  test('a person who plays their own turn before the computer comes back, too', async () => {
    const on = service();
    const { table } = await game(on, 2);
    const handed = await done(on.tables.handOver(table.id, ANN.user, 'medium'));
    const played = await done(on.tables.play(turnOf(handed)));
    expect(played.table.members[0]).toEqual({ ...ANN, aided: true, exit: 'given-up' });
  });

  test('a wish to abandon the game has to be agreed to anew', async () => {
    const on = service();
    const { table } = await game(on, 3);
    await done(on.tables.agreeToAbandon(table.id, BEN.user));
    const handed = await done(on.tables.handOver(table.id, ANN.user, 'medium'));
    expect(handed.table.abandoning).toEqual([]);
    await done(on.tables.agreeToAbandon(table.id, BEN.user));
    expect((await done(on.tables.agreeToAbandon(table.id, CLEO.user))).table.phase).toBe('abandoned');
  });

  test('a person with a substitute has their data deleted, and the game goes on', async () => {
    const on = service();
    const { table } = await game(on, 3);
    await done(on.tables.handOver(table.id, ANN.user, 'medium'));
    const [after] = await on.tables.forget(ANN.user);
    expect(after!.table.members[0]).toEqual({ user: FORMER_USER, name: '', aided: true, exit: 'given-up' });
    expect(after!.game!.resigned).toEqual([0]);
    expect(mover(after!)).toBe(BEN.user);
  });
});

/** A service with computers that play, and the list of what it has shown. */
function playingOn(on: Service, computers: Computers) {
  const shown: LoadedTable[] = [];
  const stuck: LoadedTable[] = [];
  const under = new Set<Promise<void>>();
  const later: (() => void)[] = [];
  const log = keptLog();
  const play: ComputerPlay = createComputerPlay({
    tables: on.tables,
    computers,
    log,
    clock: {
      now: () => on.clock.now(),
      after(_, fn) {
        later.push(fn);
        return () => void later.splice(later.indexOf(fn), 1);
      },
    },
    begun(work) {
      const followed = work.finally(() => under.delete(followed));
      under.add(followed);
    },
    show: async (present) => void shown.push(present),
    showStuck: async (present) => void stuck.push(present),
  });
  on.tables.listen(play.attend);
  const settled = async (): Promise<void> => {
    while (under.size > 0) await Promise.all(under);
  };
  return { play, shown, stuck, log, later, settled };
}

describe('computers that are asked', () => {
  test('play one after another until a person is asked, and it is shown once', async () => {
    const on = service();
    const { shown, settled } = playingOn(on, quickComputers());
    const before = await begun(on, 2, 'easy', 'hard', 'novice');
    await settled();
    expect(shown).toEqual([]);
    const bens = await done(on.tables.play(turnOf(before)));
    await done(on.tables.play(turnOf(bens)));
    await settled();
    expect(shown).toHaveLength(1);
    expect(mover(shown[0]!)).toBe(ANN.user);
    const seats = shown[0]!.game!.view(null).board.map(({ seat }) => seat);
    expect(seats).toEqual([null, 0, 1, 2, 3, 4]);
    expect((await done(on.tables.look(before.table.id))).table.revision).toBe(shown[0]!.table.revision);
  });

  test('share two seconds, and have 0.3 each at least', async () => {
    for (const [levels, each] of [
      [['easy'], 2000],
      [['easy', 'easy'], 1000],
      [['easy', 'easy', 'easy', 'easy', 'easy'], 400],
    ] as const) {
      const on = service();
      const computers = quickComputers();
      const { settled } = playingOn(on, computers);
      const before = await begun(on, 1, ...levels);
      await done(on.tables.play(turnOf(before)));
      await settled();
      const tiles = computers.thoughts.filter(({ ms }) => ms >= each);
      expect(tiles.length).toBeGreaterThan(0);
      expect(computers.thoughts[0]!.ms).toBe(each);
      expect(Math.min(...computers.thoughts.map(({ ms }) => ms))).toBeGreaterThanOrEqual(300);
      expect(new Set(computers.thoughts.map(({ level }) => level))).toEqual(new Set(['easy']));
    }
  });

  test('play a game to its end beside people who press', async () => {
    const on = service();
    const { shown, settled, log } = playingOn(on, quickComputers());
    let now: LoadedTable = await begun(on, 1, 'easy', 'medium', 'master');
    while (now.table.phase === 'playing') {
      const played: LoadedTable = await done(on.tables.play(turnOf(now)));
      await settled();
      now = shown.at(-1) ?? played;
      if (played.table.phase !== 'playing') now = played;
    }
    expect(now.game!.over).toBe(true);
    expect(log.lines).toEqual([]);
  });

  test('after a restart they go on by themselves', async () => {
    const on = service();
    const before = await begun(on, 1, 'easy', 'hard');
    const waiting = await done(on.tables.play(turnOf(before)));
    expect(isOwnComputer(waiting.table.members[waiting.game!.asked!]!)).toBe(true);
    const { play, shown, settled } = playingOn(on, quickComputers());
    play.attend(await done(on.tables.look(before.table.id)));
    await settled();
    expect(mover(shown[0]!)).toBe(ANN.user);
  });

  test('two processes never move twice', async () => {
    const disk = newDisk();
    const [one, two] = [0, 1].map((n) =>
      serviceOn(memoryStore(disk), { clock: fakeClock(), seeds: countedSeeds(n * 1000) }),
    );
    const before = await begun(one!, 1, 'easy', 'hard', 'medium');
    const waiting = await done(one!.tables.play(turnOf(before)));
    const processes = [one!, two!].map((on) => playingOn(on, quickComputers()));
    for (const { play } of processes) play.attend(waiting);
    await Promise.all(processes.map(({ settled }) => settled()));
    const { game: now } = await done(two!.tables.look(before.table.id));
    expect(now!.view(null).board.map(({ seat }) => seat)).toEqual([null, 0, 1, 2, 3]);
    expect(processes.flatMap(({ log }) => log.lines)).toEqual([]);
  });

  test('leave the turn to a person who comes back while the computer thinks', async () => {
    const on = service();
    const { table } = await game(on, 2);
    const thinking = Promise.withResolvers<void>();
    const quick = quickComputers();
    const { shown, settled, log } = playingOn(on, {
      async choose(...about) {
        await thinking.promise;
        return quick.choose(...about);
      },
    });
    await done(on.tables.handOver(table.id, ANN.user, 'medium'));
    const back = await done(on.tables.comeBack(table.id, ANN.user));
    thinking.resolve();
    await settled();
    const now = await done(on.tables.look(table.id));
    expect(now.table.revision).toBe(back.table.revision);
    expect(now.table.record!.actions).toEqual([]);
    expect(shown.map(({ table: { revision } }) => revision)).toEqual([back.table.revision]);
    expect(log.lines).toEqual([]);
  });

  test('are told of once if one fails, with the table as it stands, and are tried again until they play', async () => {
    const on = service();
    const quick = quickComputers();
    let broken = true;
    const { shown, stuck, settled, log, later } = playingOn(on, {
      choose: (...about) => (broken ? Promise.reject(new Error('no worker')) : quick.choose(...about)),
    });
    const before = await begun(on, 1, 'easy');
    await done(on.tables.play(turnOf(before)));
    await settled();
    expect(stuck).toHaveLength(1);
    later.shift()!();
    await settled();
    expect(log.lines.map(({ level }) => level)).toEqual(['error']);
    expect(stuck).toHaveLength(1);
    broken = false;
    later.shift()!();
    await settled();
    expect(later).toEqual([]);
    expect(mover(shown.at(-1)!)).toBe(ANN.user);
  });

  test('fail if they choose an illegal action, and play nothing', async () => {
    const on = service();
    const { settled, log } = playingOn(on, { choose: async () => [] });
    const before = await begun(on, 1, 'easy');
    const waiting = await done(on.tables.play(turnOf(before)));
    await settled();
    expect(log.lines).toHaveLength(1);
    expect((await done(on.tables.look(before.table.id))).table.revision).toBe(waiting.table.revision);
  });

  test('begin nothing more once stopped', async () => {
    const on = service();
    const computers = quickComputers();
    const { play, settled } = playingOn(on, computers);
    const before = await begun(on, 1, 'easy');
    play.stop();
    await done(on.tables.play(turnOf(before)));
    await settled();
    expect(computers.thoughts).toEqual([]);
  });
});
