import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/discord/bot.ts';
import { readCustomId } from '../../src/discord/interaction/custom-id.ts';
import {
  BOARD_SCOPES,
  type BoardChoice,
  FIRST_CHOICE,
  readBoardChoice,
  THIS_SEASON,
  writeBoardChoice,
} from '../../src/discord/past/board-choice.ts';
import { lookAtBoard, openingBoard, type SeenBoard } from '../../src/discord/past/leaderboard.ts';
import { boardPanel, publicBoard, seasonsOffered } from '../../src/discord/views/leaderboard.ts';
import { wordsFor } from '../../src/discord/words/index.ts';
import { DEFAULT_SERVER_SETTINGS, type ServerSettings } from '../../src/game/servers/server-settings.ts';
import {
  ALL_TIME,
  BOARD_KINDS,
  EVERYWHERE,
  type Leaderboard,
  type LeaderboardQuery,
  MEASURES,
  POOLS,
} from '../../src/stats/index.ts';
import { pixels } from '../support/stage.ts';
import { anyText } from '../support/text.ts';

const NOW = Date.UTC(2026, 10, 5);
const WHERE = { guild: '100', user: '7' };
const words = wordsFor('en');

/** Statistics that record their queries, with so many players on each board. */
function asking(
  about: { known?: string[]; settings?: Partial<ServerSettings>; size?: (query: LeaderboardQuery) => number } = {},
) {
  const queries: LeaderboardQuery[] = [];
  const leaderboard = async (query: LeaderboardQuery): Promise<Leaderboard> => {
    queries.push(query);
    const size = about.size?.(query) ?? 0;
    const pages = Math.max(1, Math.ceil(size / 10));
    return { page: query.page === 'own' ? 0 : Math.min(query.page, pages - 1), pages, size, rows: [], own: null };
  };
  const bot = {
    stats: {
      leaderboard,
      seasons: async () => about.known ?? [],
      privacy: { choices: async () => ({ hidden: false, everywhere: false }) },
    },
    servers: { settings: async () => ({ ...DEFAULT_SERVER_SETTINGS, ...about.settings }) },
    clock: { now: () => NOW },
    renderer: pixels(),
    log: { warn: () => {}, error: () => {} },
  } as unknown as Bot;
  return { bot, queries };
}

const choices: fc.Arbitrary<BoardChoice> = fc.record({
  scope: fc.constantFrom(...BOARD_SCOPES),
  pool: fc.constantFrom(...POOLS),
  season: fc.constantFrom(THIS_SEASON, ALL_TIME, '2026-10+3', '2026-01+12'),
  kind: fc.constantFrom(...BOARD_KINDS),
  measure: fc.constantFrom(...MEASURES),
  page: fc.oneof(fc.constant('own' as const), fc.nat({ max: 9_999_999 })),
});

describe('the choice of a board', () => {
  test('stands in a custom id and is read as it was written', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(writeBoardChoice(choice).length).toBeLessThanOrEqual(60);
        expect(readBoardChoice(writeBoardChoice(choice))).toEqual(choice);
      }),
    );
  });

  test('any other text is read as some board, never as an error', () => {
    fc.assert(fc.property(anyText({ maxLength: 80 }), (text) => void readBoardChoice(text)));
    expect(readBoardChoice('')).toEqual(FIRST_CHOICE);
    expect(readBoardChoice('moon.trio.2026-13+5.chess.luck.-1')).toEqual(FIRST_CHOICE);
    expect(readBoardChoice('all.duel.2026-10+5.maps.wins.1e9')).toEqual({
      ...FIRST_CHOICE,
      ...{ scope: 'all', pool: 'duel', kind: 'maps', measure: 'wins' },
    });
  });
});

describe('the board of a choice', () => {
  test('a board of this season is that of the server’s length', async () => {
    for (const [seasonMonths, season] of [
      [1, '2026-11+1'],
      [3, '2026-10+3'],
      [12, '2026-01+12'],
    ] as const) {
      const { bot, queries } = asking({ settings: { seasonMonths } });
      expect((await lookAtBoard(bot, FIRST_CHOICE, WHERE))!.about).toMatchObject({ season, isOpen: true });
      expect(queries[0]).toMatchObject({ scope: '100', season, reader: '7' });
      const everywhere = await lookAtBoard(bot, { ...FIRST_CHOICE, scope: 'all' }, WHERE);
      expect(everywhere!.about.season).toBe('2026-10+3');
      expect(queries[1]!.scope).toBe(EVERYWHERE);
    }
  });

  test('a season that is gone gives way to the present one; a known one stays', async () => {
    const { bot } = asking({ known: ['2026-07+3'] });
    const of = async (season: string) => (await lookAtBoard(bot, { ...FIRST_CHOICE, season }, WHERE))!.about;
    expect(await of('2026-07+3')).toMatchObject({ season: '2026-07+3', isOpen: false });
    expect(await of('2020-07+3')).toMatchObject({ season: '2026-10+3', isOpen: true });
    expect(await of(ALL_TIME)).toMatchObject({ season: ALL_TIME, isOpen: true });
  });

  test('a server that keeps no board has none', async () => {
    const { bot, queries } = asking({ settings: { leaderboard: false } });
    expect(await lookAtBoard(bot, FIRST_CHOICE, WHERE)).toBeNull();
    expect(await openingBoard(bot, WHERE)).toBeNull();
    expect(queries).toEqual([]);
  });

  test('the board that opens is the one with people on it', async () => {
    const opened = async (size: (query: LeaderboardQuery) => number) =>
      (await openingBoard(asking({ size }).bot, WHERE))!.choice.pool;
    expect(await opened(() => 5)).toBe('table');
    expect(await opened(({ pool }) => (pool === 'duel' ? 5 : 0))).toBe('duel');
    expect(await opened(() => 0)).toBe('table');
  });
});

describe('the panel', () => {
  const panelOf = async (choice: Partial<BoardChoice>, about: Parameters<typeof asking>[0] = {}) => {
    const { bot } = asking(about);
    const seen = (await lookAtBoard(bot, { ...FIRST_CHOICE, ...choice }, WHERE))!;
    return { seen, ...(await boardPanel(seen, words, bot)), shown: await publicBoard(seen, words, bot) };
  };
  type Part = { custom_id: string; disabled?: boolean; options?: { value: string; label: string; default: boolean }[] };
  const partsIn = ({ components = [] }: { components?: readonly unknown[] }): Part[] =>
    (components as { components: Part[] }[]).flatMap((row) => row.components);

  test('fits a message, with ids that differ and are read', async () => {
    for (const page of [0, 1, 2, 9]) {
      for (const scope of BOARD_SCOPES) {
        const panel = await panelOf({ page, scope }, { size: () => 25, known: ['2026-07+3'] });
        const parts = partsIn(panel);
        expect(panel.components).toHaveLength(5);
        expect(new Set(parts.map(({ custom_id }) => custom_id)).size).toBe(parts.length);
        for (const { custom_id, options = [] } of parts) {
          expect(custom_id.length).toBeLessThanOrEqual(100);
          expect(readCustomId(custom_id)).not.toBeNull();
          expect(options.length).toBeLessThanOrEqual(25);
          if (options.length > 0) expect(options.filter((one) => one.default)).toHaveLength(1);
          for (const { value } of options) expect(writeBoardChoice(readBoardChoice(value))).toBe(value);
        }
      }
    }
  });

  test('pages lead no further than the last one', async () => {
    const [, , , , previous, next] = partsIn(await panelOf({ page: 0 }, { size: () => 25 }));
    expect([previous!.disabled, next!.disabled]).toEqual([true, undefined]);
    const last = partsIn(await panelOf({ page: 99 }, { size: () => 25 }));
    expect([last[4]!.disabled, last[5]!.disabled]).toEqual([undefined, true]);
    expect(last[4]!.custom_id).toContain('.1');
  });

  test('the other scope opens at its own present season', async () => {
    const parts = partsIn(await panelOf({}, { settings: { seasonMonths: 1 } }));
    expect(readBoardChoice(readCustomId(parts[7]!.custom_id)!.argument)).toMatchObject({
      scope: 'all',
      season: THIS_SEASON,
    });
  });

  test('the public message has one button, which leads to the same board', async () => {
    const { shown, seen } = await panelOf({ measure: 'wins', season: ALL_TIME });
    const parts = partsIn(shown);
    expect(parts).toHaveLength(1);
    expect(readBoardChoice(readCustomId(parts[0]!.custom_id)!.argument)).toEqual(seen.choice);
  });

  test('without its picture the rows are told in words', async () => {
    const { bot } = asking();
    const { RenderError } = await import('../../render/index.ts');
    const renderer = { leaderboard: () => Promise.reject(new RenderError('busy', 'busy')) };
    const seen = (await lookAtBoard(bot, FIRST_CHOICE, WHERE))!;
    const panel = await boardPanel(seen, words, { ...bot, renderer } as unknown as Bot);
    expect(panel.files).toEqual([]);
    expect(panel.content).toContain('Leaderboard of this server. Rating, ');
  });

  test('every season can be reached, however many there are', () => {
    const seasons = ['2026-11+1', ...Array.from({ length: 60 }, (_, index) => `past-${index}`)];
    const offered = (season: string) =>
      seasonsOffered({ choice: { ...FIRST_CHOICE, season, page: 0 }, seasons } as unknown as SeenBoard);
    const reached = new Set<string>();
    for (let next: string | undefined = '2026-11+1'; next !== undefined; ) {
      const options = offered(next);
      expect(options.length).toBeLessThanOrEqual(25);
      expect(options).toContain(next);
      for (const one of options) reached.add(one);
      const furthest: string = options.at(-1)!;
      next = furthest === next ? undefined : furthest;
    }
    expect([...reached].sort()).toEqual([ALL_TIME, ...seasons].sort());
  });
});
