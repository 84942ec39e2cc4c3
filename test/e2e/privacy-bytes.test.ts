import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../src/game/store/ports.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { openStore } from '../../src/storage/open.ts';
import { keptLog } from '../game/support.ts';
import { startRedis } from '../storage/redis-server.ts';
import { needs } from '../support/needs.ts';
import { openTable, withVerb } from '../support/player.ts';
import { endedTable } from '../support/results.ts';
import { isDrawn } from '../support/runs.ts';
import { changed, en, onStage, pressVerb, quiet, type Stage } from '../support/stage.ts';
import { ENDLESS_MS } from '../support/time.ts';

/** A name that appears nowhere else. */
const NAME = 'Zyxanthippe';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Files of a folder that contain a text, byte by byte. */
const filesWith = (path: string, ...texts: string[]): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => {
    try {
      const bytes = readFileSync(join(path, name));
      return texts.some((text) => bytes.includes(text));
    } catch {
      return false;
    }
  });

/** A user plays, wins, watches, learns and changes settings in many games, then deletes all data. `seen`: runs before the deletion. */
async function livedAndDeleted(
  store: Store,
  seen: (id: string) => void | Promise<void>,
): Promise<{ stage: Stage; id: string }> {
  const stage = await onStage({ store });
  const { playground, bot } = stage;
  const { id } = playground.addUser({ username: NAME, displayName: NAME, locale: 'en-US' }, [playground.guild]);
  const zed = playground.actor(id);
  const [ada, bo] = stage.actors;
  for (let luck = 1; luck <= 12; luck++) {
    const about = { users: [id, ada!.id], names: [NAME, 'Ada'], guild: playground.guild, luck };
    await bot.stats.record(endedTable({ ...about, ended: playground.now() + luck }));
  }
  for (let game = 0; game < 4; game++) {
    const { id: channel } = playground.addChannel(playground.guild, { name: `game-${game}` });
    await quiet(stage);
    await openTable(playground, channel, [ada!.id, id, bo!.id]);
    if (game === 0)
      await pressVerb(zed, await zed.slash(channel, 'resign').then((acted) => acted.settled()), 'resign-now');
    await quiet(stage);
  }
  await zed.slash(stage.channel, 'play');
  await zed.slash(stage.channel, 'me', { zone: 'Europe/Istanbul' });
  await zed.slash(stage.channel, 'learn');
  await zed.slash(stage.channel, 'puzzle');
  await quiet(stage);
  await seen(id);

  const asked = await (await zed.slash(stage.channel, 'privacy delete')).settled();
  expect(withVerb(asked, 'delete-data')).toHaveLength(1);
  await pressVerb(zed, asked, 'delete-data');
  expect((await changed(zed, asked)).content).toBe(en.privacy.deleted);
  await quiet(stage);
  return { stage, id };
}

const IS_DRAWN = isDrawn('bytes', { oneIn: 6, about: ['src/storage/', 'src/game/people/', 'src/stats/'] });

describe.runIf(IS_DRAWN)('after /privacy delete neither id nor name is left', () => {
  test('in any byte of the files of SQLite, while the bot still runs', async () => {
    const dataDir = folder();
    const store = await openStore({ dataDir, redisUrl: null, log: keptLog(), clock: systemClock });
    onTestFinished(() => store.close());
    const { id } = await livedAndDeleted(store, (one) => expect(filesWith(dataDir, one, NAME)).not.toEqual([]));
    expect(filesWith(dataDir, id, NAME)).toEqual([]);
  });

  const program = needs('redis-server');
  test.skipIf(program === null)(
    'in any byte of the memory of Redis, nor of its append-only file once that is rewritten',
    async () => {
      const data = folder();
      const server = await startRedis(program!, data, '--aof-use-rdb-preamble', 'no');
      onTestFinished(() => server.kill());
      const log = keptLog();
      const store = await openStore({
        dataDir: '',
        redisUrl: server.url,
        log,
        clock: systemClock,
        patience: ENDLESS_MS,
      });
      onTestFinished(() => store.close());
      const { id } = await livedAndDeleted(store, (one) => expect(filesWith(data, one, NAME)).not.toEqual([]));

      const client = createClient({ url: server.url });
      await client.connect();
      onTestFinished(() => client.destroy());
      const told = async (section: string): Promise<string> => String(await client.sendCommand(['INFO', section]));
      await expect.poll(() => told('persistence')).toContain('aof_rewrite_in_progress:0\r\n');
      expect(filesWith(data, id, NAME)).toEqual([]);
      // The append-only file, written in full, holds all data; the keys are searched, too.
      const keys = (await client.sendCommand(['KEYS', '*'])) as unknown as string[];
      expect(keys.length).toBeGreaterThan(20);
      expect(keys.filter((key) => key.includes(id) || key.includes(NAME))).toEqual([]);
    },
  );
});
