import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsFiles } from '../../src/discord/words/sources.ts';
import { type MessageKey, speakerOf, type WordTrouble } from '../../src/discord/words/speaker.ts';
import { Game, type GameRecord, MAPS, Refused } from '../../src/engine/index.ts';
import { problemIn, type TileFile } from '../../src/engine/tiles/tile-file.ts';
import { readMap } from '../../src/game/maps/read.ts';
import { RecordSchema } from '../../src/game/table/table.ts';
import { game, HERE, service } from '../game/support.ts';
import { gameAfter, setupOf } from '../support/games.ts';
import { mutatedJson, mutatedText } from '../support/mutated.ts';
import { assertCases, runs } from '../support/runs.ts';

/**
 * Any cut, changed or huge text of a file or store becomes a value, or a refusal that names the fault. The test's time limit finds a hang.
 */

const plain = (record: GameRecord): unknown => JSON.parse(JSON.stringify(record));

describe('a damaged record', () => {
  const records = [
    plain(gameAfter(setupOf({ seats: 3 }), 5, 40).record),
    plain(
      gameAfter(setupOf({ sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] }), 3, 60)
        .record,
    ),
    plain(gameAfter(setupOf({ switches: ['fields', 'map'], map: MAPS[0]!.id } as never), 2, 30).record),
  ];

  test.each(records.map((record, index) => [index, record] as const))(
    'replays, or is refused with a code: %i',
    (_, record) => {
      assertCases(
        fc.property(mutatedJson(record), (changed) => {
          const read = RecordSchema.safeParse(changed);
          if (!read.success) return void expect(read.error.issues.length).toBeGreaterThan(0);
          try {
            expect(Game.of(read.data as GameRecord).view(null).board.length).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(Refused);
          }
        }),
        { numRuns: runs(600) },
      );
    },
  );

  test('in a table is shown, or reported as broken and left alone', async () => {
    const on = service();
    const { table } = await game(on, 3);
    const key = `table:${table.id}`;
    const lying = on.store.disk.get(key)!;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          mutatedJson(JSON.parse(lying.text)).map((json) => JSON.stringify(json)),
          mutatedText(lying.text),
        ),
        async (text) => {
          on.store.disk.set(key, { ...lying, text });
          const looked = await on.tables.look(table.id);
          if (looked.ok) return void expect(looked.value.table.id.length).toBeGreaterThan(0);
          expect(['table-broken', 'game-newer']).toContain(looked.refusal.code);
          const left = await on.tables.resign(table.id, table.members[0]!.user);
          expect(left).toMatchObject({ ok: false });
          expect(on.store.disk.get(key)!.text).toBe(text);
        },
      ),
      { numRuns: runs(600) },
    );
    expect(await on.tables.inChannel(HERE.channel)).toBeDefined();
  });
});

describe('a damaged map file', () => {
  const map = MAPS.find(({ id }) => id === 'benelux') ?? MAPS[0]!;
  const text = JSON.stringify(map);

  test('is playable, or is refused with sentences', () => {
    assertCases(
      fc.property(
        fc.oneof(
          mutatedJson(map).map((json) => JSON.stringify(json)),
          mutatedText(text),
        ),
        (changed) => {
          const read = readMap(changed);
          if (read.kind === 'broken') return void expect(read.errors.filter((error) => error === '')).toEqual([]);
          const setup = setupOf({ switches: ['fields', 'map'], map: read.map } as never);
          expect(Game.start(setup).legalActions().length).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs(400) },
    );
  });
});

describe('a damaged file of tiles', () => {
  const file = JSON.parse(
    readFileSync(new URL('../../src/engine/tiles/base.json', import.meta.url), 'utf8'),
  ) as TileFile;

  test('has only possible tiles, or a sentence says what is impossible', () => {
    assertCases(
      fc.property(mutatedJson(file), (changed) => {
        const problem = problemIn(changed as TileFile);
        expect(problem === null || problem.length > 10).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('a damaged file of messages', () => {
  const files = wordsFiles().filter(({ language }) => language === 'de');
  const inEnglish = wordsFiles()
    .filter(({ language }) => language === 'en')
    .map(({ text }) => text);
  const english = speakerOf({ language: 'en', texts: inEnglish, english: null, tell: () => {} });
  const keys = [...english.keys];

  test('costs its own messages at most: all others are said, and the bot reports each that it says in English', () => {
    assertCases(
      fc.property(
        fc.nat(files.length - 1).chain((at) => mutatedText(files[at]!.text).map((text) => [at, text] as const)),
        fc.nat(),
        ([at, text], first) => {
          const troubles: WordTrouble[] = [];
          const texts = files.map((file, index) => (index === at ? text : file.text));
          const german = speakerOf({ language: 'de', texts, english, tell: (trouble) => troubles.push(trouble) });
          for (let one = 0; one < 40; one++) {
            const key = keys[(first + one * 31) % keys.length]! as MessageKey;
            if (!key.includes('.')) expect(german.sayIfAny(key, {}) ?? key).not.toBe('');
          }
          expect(troubles.every(({ why }) => why !== '')).toBe(true);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
