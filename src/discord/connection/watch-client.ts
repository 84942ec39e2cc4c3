import { type Client, Events, RESTEvents } from 'discord.js';
import type { Shard } from '../../game/servers/shard.ts';
import type { Log } from '../../game/store/ports.ts';
import type { Tables } from '../../game/table/tables.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { isConnected } from './client.ts';

interface WatchPorts {
  readonly shard: Pick<Shard, 'id'>;
  readonly tables: Pick<Tables, 'due'>;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Called if Discord has closed the connection for good. */
  readonly refused?: (() => void) | undefined;
}

/** Reports the connection to Discord and its limits to log and metrics. Returns a function that ends it. */
export function watchClient(client: Client, { shard: { id }, tables, metrics, log, refused }: WatchPorts): () => void {
  const count = (event: string): void => metrics.gatewayEvents.inc({ event });
  client.on(Events.Error, (error) => {
    count('error');
    log.error({ error }, 'the connection to Discord had an error');
  });
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    count('disconnected');
    log.error({ code, shard }, 'Discord has closed the connection for good');
    refused?.();
  });
  client.on(Events.ShardError, (error, shard) => {
    count('error');
    log.error({ error, shard }, 'the connection of a shard had an error');
  });
  client.on(Events.ShardReconnecting, (shard) => {
    count('reconnecting');
    log.warn({ shard }, 'the connection to Discord was lost; it is made anew');
  });
  client.on(Events.ShardResume, () => count('resumed'));
  client.on(Events.ShardReady, () => count('ready'));
  client.rest.on(RESTEvents.RateLimited, ({ global, scope, method, route, timeToReset }) => {
    metrics.rateLimits.inc({ scope: global ? 'global' : scope });
    log.warn({ global, scope, method, route, timeToReset }, "one of Discord's limits holds a request up");
  });
  client.rest.on(RESTEvents.InvalidRequestWarning, ({ count: refused, remainingTime }) => {
    log.error({ refused, remainingTime }, 'many requests are refused: at 10,000 Discord locks this address out');
  });
  const numbers = [metrics.connected, metrics.ping, metrics.servers];
  const ofShard = { shard: String(id) };
  const readNoMore = metrics.onRead(async () => {
    metrics.connected.set(ofShard, isConnected(client) ? 1 : 0);
    metrics.ping.set(ofShard, Math.max(0, client.ws.ping) / 1000);
    metrics.servers.set(ofShard, client.guilds.cache.size);
    metrics.clocksDue.set((await tables.due(0)).ids.length);
  });
  return () => {
    // discord.js reports this for every ended connection, though it opens no new one.
    client.removeAllListeners(Events.ShardReconnecting);
    readNoMore();
    for (const number of numbers) number.remove(ofShard);
  };
}
