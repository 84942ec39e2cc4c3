import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createRenderer, type Renderer } from '../../render/index.ts';
import { run as verify } from '../../tools/verify/run.ts';
import { openTable } from '../support/player.ts';
import { isDrawn, runs } from '../support/runs.ts';
import { onStage, pixels } from '../support/stage.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';

interface Kind {
  readonly seats: number;
  readonly fields: boolean;
  readonly luck: number;
}

/** Plays a game to its end by clicks alone; now and then the bot restarts. */
async function wholeGame({ seats, fields, luck }: Kind, renderer: Renderer, restartEach: number): Promise<void> {
  const stage = await onStage({ renderer });
  const { playground, channel } = stage;
  const users = playground.users.slice(0, seats);
  await openTable(playground, channel, users, fields ? {} : { boxes: '-fields' });
  const clicks: number[] = [];
  await playOut(stage, luck, {
    async each(turn) {
      clicks.push(turn.clicks);
      if (clicks.length % restartEach === 0) await stage.restart();
    },
  });

  const { record, file } = await endOf(stage);
  expect(record.setup.switches).toEqual(fields ? ['fields'] : []);
  expect(clicks.length).toBeLessThanOrEqual(71);
  expect(clicks.filter((count) => count <= 3).length / clicks.length).toBeGreaterThanOrEqual(0.95);
  // One notice a turn, each to one player, and no message with buttons is left.
  expect(playground.pings).toHaveLength(clicks.length);
  expect(playground.pings.every((ping) => ping.users.length === 1 && users.includes(ping.users[0]!))).toBe(true);
  expectNoFault(stage);

  const folder = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, file.name);
  writeFileSync(path, file.bytes);
  const lines: string[] = [];
  const print = { out: (line: string) => void lines.push(line), err: (line: string) => void lines.push(line) };
  expect(verify([path], print), lines.join('\n')).toBe(0);
}

/** Draws the first picture of each kind and a sample of the others; all in `npm run test:long`. */
function mostlyPixels(renderer: Renderer): Renderer {
  const asked = new Map<string | symbol, number>();
  return new Proxy(renderer, {
    get(drawn, kind: keyof Renderer) {
      if (kind === 'close') return drawn.close;
      const number = asked.get(kind) ?? 0;
      asked.set(kind, number + 1);
      return runs(number + 1) > runs(number) ? drawn[kind] : pixels()[kind];
    },
  });
}

const IS_DRAWN = isDrawn('all its pictures', { oneIn: 8, about: ['render/process/', 'tools/verify/'] });

test.runIf(IS_DRAWN)(
  'a whole game with all its pictures, and restarts in between; its record replays to the same scores',
  async () => {
    const renderer = createRenderer();
    onTestFinished(() => renderer.close());
    await wholeGame({ seats: 3, fields: true, luck: 7 }, mostlyPixels(renderer), 20);
  },
);
