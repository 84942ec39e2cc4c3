/** `npm run -s player -- NAME`: runs a computer player as a program that speaks `carc/1` (docs/players.md). */
import { createInterface } from 'node:readline';
import { PLAYER_NAMES, playerNamed } from './arena/players.ts';
import { written } from './arena/protocol/messages.ts';
import { ServedPlayer } from './arena/protocol/served.ts';

async function main([name = '', ...more]: readonly string[]): Promise<number> {
  if (!PLAYER_NAMES.includes(name) || more.length > 0) {
    console.error(`usage: npm run -s player -- ${PLAYER_NAMES.join('|')}`);
    return 2;
  }
  const served = new ServedPlayer(name, (ms) => playerNamed(name, ms)!);
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await served.hear(line);
    if (answer) process.stdout.write(`${written(answer)}\n`);
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
