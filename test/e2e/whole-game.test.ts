import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRenderer } from '../../render/index.ts';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import { createPlayground } from '../../src/playground/playground.ts';
import { registerCommands, startTestBot } from '../support/bot.ts';
import { chanceOf, openTable, playTurn, turnMessage } from '../support/player.ts';

const renderer = createRenderer();
const dataDir = mkdtempSync(join(tmpdir(), 'carcassonne-'));
afterAll(async () => {
  await renderer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a whole game by clicks alone, with restarts in between, and its record replays to the same scores', async () => {
  const playground = await createPlayground();
  await registerCommands(playground);
  let bot = await startTestBot(playground, { dataDir, renderer });
  const { channel, users } = playground;
  const chance = chanceOf(7);
  await openTable(playground, channel, users.slice(0, 3));

  const clicks: number[] = [];
  while (turnMessage(playground, channel)) {
    clicks.push((await playTurn(playground, channel, chance)).clicks);
    if (clicks.length % 20 === 0) {
      await bot.stop();
      bot = await startTestBot(playground, { dataDir, renderer });
    }
  }
  const result = playground.actor(users[0]!).messages(channel).at(-1)!;
  const file = result.attachments.find(({ filename }) => filename.endsWith('.json'))!;
  const { record } = JSON.parse(Buffer.from(playground.bytes(file.id)!).toString('utf8')) as { record: GameRecord };
  const game = Game.of(record);
  const scores = game.view(null).scores;

  expect(game.over).toBe(true);
  for (const score of scores) expect(result.content).toContain(String(score));
  expect(clicks.length).toBeLessThanOrEqual(71);
  expect(clicks.filter((count) => count <= 3).length / clicks.length).toBeGreaterThanOrEqual(0.95);
  expect(playground.violations.slice()).toEqual([]);
  expect(bot.lines.filter(({ level }) => level === 'error')).toEqual([]);

  await bot.stop();
  await playground.close();
}, 120_000);
