import { expect, test } from 'vitest';
import { Game, type GameRecord, MAPS } from '../../src/engine/index.ts';
import type { OptionValues } from '../../src/playground/page-api.ts';
import { validateRequests } from '../playground/schema.ts';
import { chanceOf, openTable, playTurn, turnMessage } from '../support/player.ts';
import { onStage, pixels, quiet } from '../support/stage.ts';

export interface MapGame {
  readonly id: string;
  /** Among all maps. */
  readonly index: number;
}

export const ALL_MAPS: readonly MapGame[] = MAPS.map(({ id }, index) => ({ id, index }));

/** Maps with one choice of rules: a file for each choice, so that they run side by side. */
export function mapGames(name: string, options: OptionValues, boards: readonly MapGame[]): void {
  test.each(boards)(`$id is played to the end by clicks, ${name}`, async ({ id, index }) => {
    const seed = String(100 + index).padStart(64, '0');
    const stage = await onStage({ renderer: pixels(), seeds: { next: () => seed } });
    const { playground, channel } = stage;
    const users = playground.users.slice(0, 2 + (index % 2));
    await openTable(playground, channel, users, { preset: 'on-a-map', map: id, ...options });
    const chance = chanceOf(index);
    while (turnMessage(playground, channel)) await playTurn(playground, channel, chance);
    await quiet(stage);

    const result = stage.actors[0]!.messages(channel).at(-1)!;
    const file = result.attachments.find(({ filename }) => filename.endsWith('.json'))!;
    const { record } = JSON.parse(Buffer.from(playground.bytes(file.id)!).toString('utf8')) as { record: GameRecord };
    const game = Game.of(record);
    expect(game.over).toBe(true);
    expect(record.setup.map).toBe(id);
    for (const score of game.view(null).scores) expect(result.content).toContain(String(Math.abs(score)));
    expect(playground.violations.slice()).toEqual([]);
    expect(validateRequests(playground.requests.slice(-40))).toEqual([]);
    expect(stage.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });
}
