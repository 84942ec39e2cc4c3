import { expect } from 'vitest';
import type { Child } from '../support/child.ts';

/** Where the playground is, once its bot is there to answer: on a busy machine the address is told before that. */
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
