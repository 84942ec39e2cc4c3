import { createPlayground, type Playground, WIDE } from 'discord-playground';
import { expect, onTestFinished, test } from 'vitest';
import { type Shard, shardOf } from '../../src/game/servers/shard.ts';
import { registerCommands, startTestBot } from '../support/bot.ts';
import { type MemoryStore, memoryStore, newDisk } from '../support/memory-store.ts';
import { openTable, turnMessage, withVerb } from '../support/player.ts';
import { changed, en, pixels, pressVerb, quiet } from '../support/stage.ts';
import { SIMULATED } from '../support/time.ts';

const COUNT = 2;

/** Two bots on one store, each for one half of the servers, and a channel in each half. */
async function halves() {
  const playground = await createPlayground({ clock: SIMULATED, rateLimits: WIDE });
  onTestFinished(() => playground.close());
  await registerCommands(playground);
  const disk = newDisk();
  const renderer = pixels();
  const bots = [];
  for (const id of [0, 1]) {
    const store: MemoryStore = memoryStore(disk);
    const shard: Shard = shardOf(id, COUNT, () => true);
    const bot = await startTestBot(playground, { dataDir: '', store, renderer, shard });
    onTestFinished(() => bot.stop());
    bots.push(bot);
  }
  const channels = [0, 1].map((id) => {
    const guild = guildOf(playground, id);
    return playground.addChannel(guild, { name: 'table' }).id;
  });
  await quiet({ playground });
  return { playground, bots, channels };
}

function guildOf(playground: Playground, shard: number): string {
  const own = (guild: string): number => Number((BigInt(guild) >> 22n) % BigInt(COUNT));
  if (own(playground.guild) === shard) return playground.guild;
  const id = String(((BigInt(playground.guild) >> 22n) + 1n) << 22n);
  return playground.addGuild({ id, name: 'Other half', members: [...playground.users] }).id;
}

test.each([0, 1])(
  'a user whose data is deleted leaves a game on a server of another process, and its players see it (%i)',
  async (here) => {
    const { playground, bots, channels } = await halves();
    const [asking, playing] = [channels[here]!, channels[1 - here]!];
    await openTable(playground, playing, playground.users.slice(0, 3));
    const [ada] = playground.users.map((user) => playground.actor(user));
    const list = await (await ada!.slash(playing, 'games', { dashboard: true })).settled();
    await quiet({ playground });
    playground.advance(60_000);
    await quiet({ playground });
    const before = turnMessage(playground, playing)!;
    const user = /<@(\d+)>/.exec(before.content)![1]!;
    const actor = playground.actor(user);
    const asked = await (await actor.slash(asking, 'privacy delete')).settled();
    await pressVerb(actor, asked, 'delete-data');
    await changed(actor, asked);
    await quiet({ playground });
    playground.advance(60_000);
    await quiet({ playground });

    const now = turnMessage(playground, playing)!;
    const [next] = /<@\d+>/.exec(now.content)!;
    expect(next).not.toBe(`<@${user}>`);
    expect(playground.pings.filter(({ users }) => users.includes(next.slice(2, -1)))).toHaveLength(1);
    expect(withVerb(now, 'square').length).toBeGreaterThan(0);
    const everybody = () => playground.actor(playground.users[3]!).messages(playing);
    const withNumbers = everybody().filter((one) => withVerb(one, 'square').length > 0);
    expect(withNumbers.map(({ id }) => id)).toEqual([now.id]);
    playground.advance(60_000);
    await quiet({ playground });
    // She manages only one of the servers.
    const lists = everybody().filter(({ content }) => content.startsWith('### Games'));
    expect(lists).toHaveLength(list.content === en.games.dashboardPlaced ? 1 : 0);
    for (const { content } of lists) expect(content).toContain(`Waiting for ${next}`);
    const troubles = bots.flatMap(({ lines }) => lines.filter(({ level }) => level === 'warn' || level === 'error'));
    expect(troubles).toEqual([]);
  },
);
