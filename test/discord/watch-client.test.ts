import { EventEmitter } from 'node:events';
import { type Client, Collection } from 'discord.js';
import { expect, test } from 'vitest';
import { watchClient } from '../../src/discord/connection/watch-client.ts';
import { shardOf } from '../../src/game/servers/shard.ts';
import type { Tables } from '../../src/game/table/tables.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { keptLog } from '../game/support.ts';

/** The watched parts of a shard's client. */
const connection = (isReady: boolean, servers: number): Client =>
  Object.assign(new EventEmitter(), {
    rest: new EventEmitter(),
    isReady: () => isReady,
    ws: { ping: 50, shards: new Collection() },
    guilds: { cache: { size: servers } },
  }) as unknown as Client;

const tables = { due: async () => ({ ids: ['tableone'] }) } as unknown as Tables;

test('each of several shards in one process has its own numbers, which go with it', async () => {
  const metrics = createMetrics();
  const read = async () =>
    (await metrics.text()).split('\n').filter((line) => /^carcassonne_(gateway_c|servers)/.test(line));
  expect(await read()).toEqual([]);
  const watch = (client: Client, id: number) =>
    watchClient(client, { shard: shardOf(id, 2, () => true), tables, metrics, log: keptLog() });
  const unwatch = watch(connection(false, 3), 0);
  watch(connection(true, 5), 1);
  expect(await read()).toEqual([
    'carcassonne_gateway_connected{shard="0"} 0',
    'carcassonne_gateway_connected{shard="1"} 1',
    'carcassonne_servers{shard="0"} 3',
    'carcassonne_servers{shard="1"} 5',
  ]);
  unwatch();
  expect((await read()).filter((line) => line.includes('shard="0"'))).toEqual([]);
});
