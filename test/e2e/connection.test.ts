import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayground, type Playground } from 'discord-playground';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createReach } from '../../src/discord/connection/reach.ts';
import { runScript } from '../support/child.ts';
import { isDrawn, sampled } from '../support/runs.ts';
import { SIMULATED } from '../support/time.ts';

async function server(): Promise<Playground> {
  const playground = await createPlayground({ clock: SIMULATED });
  onTestFinished(() => playground.close());
  return playground;
}

// The codes after which a bot must not reconnect, by Discord's documentation, "Gateway Close Event Codes".
test
  .runIf(isDrawn('closing codes', { oneIn: 8, about: ['src/discord/connection/'] }))
  .each(sampled('codes', [4004, 4010, 4011, 4012, 4013, 4014], { short: 1 }))(
  'if Discord closes the connection for good with %i, the process ends its parts and itself, and not with 0',
  async (code) => {
    const playground = await server();
    const cwd = mkdtempSync(join(tmpdir(), 'carcassonne-'));
    onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
    const env = { DISCORD_TOKEN: playground.token, DISCORD_API_URL: playground.apiUrl, DATA_DIR: cwd };
    const child = runScript('src/main.ts', { cwd, env });
    onTestFinished(() => void child.process.kill('SIGKILL'));
    await expect.poll(() => child.stdout().includes('"connected"')).toBe(true);
    playground.gateway.dropSockets(code);
    expect(await child.ended).toBe(1);
    expect(child.stdout()).toContain(`"code":${code}`);
  },
);

describe('asking Discord whether a shard may connect', () => {
  const never = new AbortController().signal;

  test('succeeds, and begins no session', async () => {
    const playground = await server();
    await createReach(playground)(never);
    expect(playground.gateway.identified).toBe(0);
    expect(playground.violations.slice()).toEqual([]);
  });

  test('fails with a token that Discord does not know, and fails again the next time', async () => {
    const { apiUrl } = await server();
    const reach = createReach({ apiUrl, token: 'not.the.token' });
    await expect(reach(never)).rejects.toMatchObject({ status: 401 });
    await expect(reach(never)).rejects.toMatchObject({ status: 401 });
  });

  test('fails if no session may begin today', async () => {
    const playground = await server();
    playground.gateway.startsLeft = 0;
    await expect(createReach(playground)(never)).rejects.toThrow('lets no session begin for 86400 s more');
  });

  test('fails if the gateway closes the connection, or says nothing', async () => {
    const playground = await server();
    playground.gateway.isSilent = true;
    const reach = createReach(playground);
    let isOver = false;
    const closed = reach(never).finally(() => {
      isOver = true;
    });
    closed.catch(() => {});
    await expect
      .poll(() => {
        playground.gateway.dropSockets();
        return isOver;
      })
      .toBe(true);
    await expect(closed).rejects.toThrow("Discord's gateway does not answer");
    const stopping = new AbortController();
    const silent = reach(stopping.signal);
    stopping.abort();
    await expect(silent).rejects.toThrow();
  });
});
