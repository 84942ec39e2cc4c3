import type { OptionValues } from 'discord-playground';
import { expect, test } from 'vitest';
import { MAPS } from '../../src/engine/index.ts';
import { openTable } from '../support/player.ts';
import { onStage, pixels } from '../support/stage.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';

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
    await playOut(stage, index);

    const { record } = await endOf(stage);
    expect(record.setup.map).toBe(id);
    expectNoFault(stage);
  });
}
