import { expect } from 'vitest';
import type { Child } from '../support/child.ts';

/** The playground's address, once its bot answers; a busy machine prints the address before that. */
export async function playedAt(child: Child): Promise<string> {
  const address = () => /Play at (http:\S+)/.exec(child.stdout())?.[1];
  await expect.poll(() => address() !== undefined || child.process.exitCode !== null).toBe(true);
  expect(address(), child.stderr()).toBeDefined();
  const isOnline = async () => {
    const world = await (await fetch(`${address()}/page/api/world`)).json();
    return (world as { bot: { online: boolean } }).bot.online;
  };
  await expect.poll(isOnline).toBe(true);
  return address()!;
}
