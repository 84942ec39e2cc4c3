import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayground } from 'discord-playground';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Picture } from '../../render/index.ts';
import { wordsFor } from '../../src/discord/words/index.ts';
import { complaints, hasEnded } from '../chaos/bot-process.ts';
import { registerCommands } from '../support/bot.ts';
import { type Child, npmStart, runScript } from '../support/child.ts';
import { lastPut, openTable, turnMessage, withVerb } from '../support/player.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';
import { isPublicBoard, onTable, panelOf, pixels } from '../support/stage.ts';
import { ENDLESS_MS, SIMULATED } from '../support/time.ts';

describe('while the bot ends', () => {
  test('work in hand is finished, and a user who presses anew is told to repeat it in a minute', async () => {
    const held = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    let isHeld = false;
    const drawing = pixels();
    const board = async (...scene: Parameters<typeof drawing.board>): Promise<Picture> => {
      if (isHeld) {
        began.resolve();
        await held.promise;
      }
      return drawing.board(...scene);
    };
    const game = await onTable(3, { renderer: { ...drawing, board } });
    const [turn, actor] = [game.turn(), game.asked()];
    const panel = await panelOf(actor, turn);
    isHeld = true;
    const committed = actor.press(panel.id, lastPut(panel).custom_id!);
    await began.promise;
    const stopped = game.bot.stop();

    const locales = ['en-US', 'de', 'es-ES', 'fr'];
    for (const locale of locales) {
      const other = game.others()[0]!;
      other.setLocale(locale);
      const told = wordsFor(locale).refusal({ code: 'restarting' });
      const pressed = await other.press(turn.id, withVerb(turn, 'square')[0]!.custom_id!);
      expect((await pressed.settled()).content).toBe(told);
      expect((await (await other.slash(game.channel, 'board')).settled()).content).toBe(told);
      expect((await other.autocomplete(game.channel, 'place', 'square')).choices).toEqual([]);
    }
    expect(new Set(locales.map((locale) => wordsFor(locale).refusal({ code: 'restarting' }))).size).toBe(4);

    held.resolve();
    await committed;
    await stopped;
    const boards = actor.messages(game.channel).filter((one) => isPublicBoard(one, game.channel));
    expect(boards.at(-1)!.id).not.toBe(turn.id);
    expect(game.playground.violations.slice()).toEqual([]);
  });
});

/** The bot in a process of its own, at a table of two, while a press waits for Discord or for a drawing in vain. */
async function processInHand(preload: string, hang: 'discord' | 'drawing') {
  const playground = await createPlayground({ clock: SIMULATED });
  onTestFinished(() => playground.close());
  await registerCommands(playground);
  const cwd = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const child = runScript('src/main.ts', {
    cwd,
    env: {
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      DATA_DIR: cwd,
      NODE_OPTIONS: `--import ${new URL(preload, import.meta.url)}`,
    },
  });
  onTestFinished(() => void child.process.kill('SIGKILL'));
  await expect.poll(() => isUp(child)).toBe(true);
  if (hang === 'drawing') {
    // The lobby has no picture; the game's first turn waits for a picture, in vain.
    openTable(playground, playground.channel, playground.users.slice(0, 2)).catch(() => {});
    const answers = () => playground.requests.filter(({ route }) => route.endsWith('/callback')).length;
    await expect.poll(answers).toBe(3);
    return { child };
  }
  await openTable(playground, playground.channel, playground.users.slice(0, 2));
  const turn = turnMessage(playground, playground.channel)!;
  const actor = playground.actor(/<@(\d+)>/.exec(turn.content)![1]!);
  const panel = await (await actor.press(turn.id, withVerb(turn, 'square')[0]!.custom_id!)).settled();
  const posts = () => playground.requests.filter(({ method, route }) => method === 'POST' && route === MESSAGES).length;
  const before = posts();
  playground.faults.add({ kind: 'slow', method: 'POST', route: MESSAGES, ms: ENDLESS_MS, times: 100 });
  await actor.press(panel.id, lastPut(panel).custom_id!);
  await expect.poll(() => posts() > before).toBe(true);
  return { child };
}

const MESSAGES = '/channels/:channel/messages';

const isUp = (child: Child): boolean => child.stdout().includes('"connected"');

const isStopping = (child: Child): boolean => child.stdout().includes('"stopping"');

test.runIf(isDrawn('second signal', { oneIn: 8, about: ['src/main.ts', 'src/stopping.ts'] }))(
  'a second signal ends it at once, whatever it waits for',
  async () => {
    const { child } = await processInHand('drawless.ts', 'discord');
    child.process.kill('SIGTERM');
    await expect.poll(() => isStopping(child)).toBe(true);
    // A signal within a moment counts as the first one again.
    await expect.poll(() => !child.process.kill('SIGTERM')).toBe(true);
    expect(await child.ended).toBe(1);
  },
);

const SIGNALS = [
  ['SIGTERM that npm alone gets', 'SIGTERM', 1],
  ['Ctrl-C, which a terminal sends to npm and to the bot', 'SIGINT', -1],
] as const;

test.each(sampled('signals', SIGNALS, { short: 1 }))(
  'npm start ends as the bot does, with 0 and without a warning, at a %s',
  async (_, signal, sign) => {
    const playground = await createPlayground({ clock: SIMULATED });
    onTestFinished(() => playground.close());
    const cwd = mkdtempSync(join(tmpdir(), 'carcassonne-'));
    const env = { DISCORD_TOKEN: playground.token, DISCORD_API_URL: playground.apiUrl, DATA_DIR: cwd };
    const child = npmStart({ cwd, env });
    const { pid } = child.process;
    onTestFinished(() => {
      try {
        process.kill(-pid!, 'SIGKILL');
      } catch {
        // All processes have ended.
      }
      rmSync(cwd, { recursive: true, force: true });
    });
    const hasServed = (): boolean => isUp(child) && child.stdout().includes('"serving a shard"');
    await expect.poll(() => hasEnded(child) || hasServed()).toBe(true);
    const ended = once(child.process, 'exit');
    process.kill(sign * pid!, signal);
    expect(await ended).toEqual([0, null]);
    expect(child.stdout()).toContain('"stopping"');
    expect(complaints(child)).toEqual(new Map());
  },
);

test.runIf(isLong).each(['drawing', 'discord'] as const)('it ends with 0 all the same where %s hangs', async (hang) => {
  const { child } = await processInHand(hang === 'drawing' ? 'drawing-hangs.ts' : 'drawless.ts', hang);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});
