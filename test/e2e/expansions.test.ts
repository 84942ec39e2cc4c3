import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run as verify } from '../../tools/verify/run.ts';
import { chanceOf, openTable, type TurnPlayed } from '../support/player.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';
import { onStage, pixels, type Stage } from '../support/stage.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';

interface Kind {
  readonly seats: number;
  readonly fields: boolean;
  readonly luck: number;
}

const ALL = 'abbot, arrows, gifts';

/** Plays the channel's game to its end by clicks alone; now and then the bot restarts, and time passes. */
async function playedOut(stage: Stage, luck: number): Promise<TurnPlayed[]> {
  const chance = chanceOf(luck);
  let expired = 0;
  const pause = async (): Promise<void> => {
    const what = chance();
    if (what > 0.05) return;
    // The bot has sent all its messages by then.
    await stage.restart();
    if (what > 0.03) return;
    // Longer than an interaction's token lives, so the next press renews the open panel.
    stage.playground.advance(16 * 60_000);
    expired += 1;
  };
  const turns = await playOut(stage, luck, { chance, habits: { pause } });
  expect(expired).toBeGreaterThan(0);
  return turns;
}

function verified(name: string, bytes: Buffer): void {
  const folder = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), bytes);
  const lines: string[] = [];
  const print = { out: (line: string) => void lines.push(line), err: (line: string) => void lines.push(line) };
  expect(verify([join(folder, name)], print), lines.join('\n')).toBe(0);
}

const IS_DRAWN = isDrawn('clicks', {
  oneIn: 8,
  about: ['src/expansions/gifts/', 'src/expansions/anniversary/', 'src/discord/turn/'],
});

const played: TurnPlayed[] = [];
const actions: string[] = [];

const KINDS: Kind[] = [
  { seats: 2, fields: true, luck: 27 },
  { seats: 3, fields: true, luck: 37 },
  { seats: 4, fields: false, luck: 49 },
  { seats: 5, fields: true, luck: 42 },
];

test.runIf(IS_DRAWN).each(sampled('abbots, arrows and gifts', KINDS, { short: 1 }))(
  'a whole game of $seats with abbots, arrows and gifts by clicks alone',
  async ({ seats, fields, luck }) => {
    const stage = await onStage({ renderer: pixels(), seeds: { next: () => String(luck).padStart(64, '0') } });
    const { playground, channel } = stage;
    const users = playground.users.slice(0, seats);
    await openTable(playground, channel, users, { boxes: fields ? ALL : `-fields, ${ALL}` });
    const turns = await playedOut(stage, luck);
    played.push(...turns);

    const { record, file } = await endOf(stage);
    expect(record.setup.switches).toEqual([...(fields ? ['fields'] : []), 'abbot', 'arrows', 'gifts']);
    verified(file.name, file.bytes);
    actions.push(...record.actions);
    // One notice a turn (extra turns included), each to one player, and no message with buttons is left.
    expect(playground.pings).toHaveLength(turns.length);
    expect(playground.pings.every((ping) => ping.users.length === 1 && users.includes(ping.users[0]!))).toBe(true);
    expectNoFault(stage);
  },
);

test.runIf(IS_DRAWN)(
  'over these games: at most 3 clicks for 90 % of turns, and an act before the tile costs at most 3 more',
  () => {
    const usual = played.filter(({ clicks }) => clicks <= 3);
    expect(usual.length / played.length).toBeGreaterThanOrEqual(0.9);
    const gifts = played.flatMap(({ before }) => (before === null ? [] : [before]));
    expect(gifts.length).toBeGreaterThan(isLong ? 10 : 3);
    expect(Math.max(...gifts)).toBeLessThanOrEqual(3);
    // A single game need not have them all.
    if (!isLong) return;
    const pressed = new Set(played.flatMap((turn) => turn.pressed));
    for (const one of ['stop', 'far', 'put elsewhere', 'before-choose', 'choose']) {
      expect(pressed, one).toContain(one);
    }
    const verbs = new Set(actions.map((line) => line.split(' ')[0]));
    for (const one of ['activate', 'deploy', 'return', 'open', 'keep']) expect(verbs, one).toContain(one);
  },
);
