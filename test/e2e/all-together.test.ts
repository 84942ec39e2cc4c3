import type { PageMessage } from 'discord-playground';
import { expect, test } from 'vitest';
import { Game, SETS_ON_MAPS, type Setup, TILE_SETS } from '../../src/engine/index.ts';
import { playedByClicks } from '../support/by-clicks.ts';
import { RULES_BESIDE_MAP, RULES_WITHOUT_MAP, setupOf } from '../support/games.ts';
import type { TurnPlayed } from '../support/player.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';
import { pixels, type StagedGame } from '../support/stage.ts';
import { onPrepared } from '../support/tables.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';

/** A map has no room for a river (M12). */
const RULES_ON_MAPS = [...RULES_BESIDE_MAP, 'map'] as const;

/** With so many rules players try first: all rules, for few and for many players, and on a map. */
const KINDS: readonly { readonly name: string; readonly setup: Partial<Setup> }[] = [
  { name: 'everything for two', setup: { seats: 2, switches: RULES_WITHOUT_MAP } },
  { name: 'everything for six', setup: { seats: 6, switches: RULES_WITHOUT_MAP } },
  { name: 'a map with all of it', setup: { seats: 3, sets: SETS_ON_MAPS, switches: RULES_ON_MAPS, map: 'germany' } },
];

/** Tiles of a game in `npm test`. */
const FEW = 120;

const pressed = new Set<string>();

async function playedOf(name: string, setup: Partial<Setup>): Promise<void> {
  const options = { ...setup.options, ...(!isLong && { most: FEW }) };
  const all = { sets: [...TILE_SETS], seed: `all together: ${name}`, ...setup, options };
  // The players do not look around, since looking is no part of a turn.
  const habits = { looking: 0, elsewhere: 0.25, figures: 0.25 };
  const turns: TurnPlayed[] = [];
  // One game has too few turns to tell 95 % from 94.
  for (let game = 0; game < (isLong ? 4 : 1); game++)
    turns.push(...(await playedByClicks({ setup: all, luck: name.length + game, habits })));
  const share = (most: number): number => turns.filter(({ clicks }) => clicks <= most).length / turns.length;
  // On Germany, and with 120 tiles, there are fewer turns than in a whole game without a map.
  expect(turns.length).toBeGreaterThanOrEqual(isLong && setup.map === undefined ? 150 : 80);
  expect(share(3)).toBeGreaterThanOrEqual(0.95);
  expect(share(4)).toBeGreaterThanOrEqual(0.99);
  for (const one of turns.flatMap((turn) => turn.pressed)) pressed.add(one);
}

async function playedAtPace(): Promise<void> {
  const setup = setupOf({
    seats: 3,
    sets: [...TILE_SETS],
    seed: 'at a good pace',
    switches: RULES_WITHOUT_MAP,
    ...(!isLong && { options: { most: FEW / 2 } }),
  });
  const game = await onPrepared(Game.start(setup).record, { renderer: pixels() }, { takeBack: 10 });
  const turns = await playOut(game, 3, {
    habits: { looking: 0, elsewhere: 0.25, standing: true, ahead: (held) => nextOf(game, held) },
  });
  await endOf(game);
  expectNoFault(game);
  const pressed = turns.flatMap((turn) => turn.pressed);
  expect(pressed).toContain('standing');
  expect(pressed.length / turns.length).toBeLessThanOrEqual(3.2);
}

const IS_DRAWN = isDrawn('clicks of a turn', { oneIn: 8, about: ['src/discord/turn/'] });

test.runIf(IS_DRAWN).each(
  sampled<readonly [string, () => Promise<void>]>(
    'all together',
    [
      // Six players build their bridges, a click each, in the first third of a game: only whole games tell their share.
      ...KINDS.filter(({ setup }) => isLong || setup.seats !== 6).map(
        ({ name, setup }) =>
          [`${name}: at most 3 clicks for 95 % of turns, and at most 4 for 99 %`, () => playedOf(name, setup)] as const,
      ),
      [
        'for three who can take their turns back, a turn takes at most 3.2 clicks: a number of the next player ends the wait',
        playedAtPace,
      ],
    ],
    { short: 1 },
  ),
)('with all rules, %s', async (_, play) => {
  expect.hasAssertions();
  await play();
});

test.runIf(isLong)('over these games every kind of placing that a turn offers is pressed', () => {
  for (const one of ['figure', 'put figure', 'put elsewhere', 'put', 'far']) expect(pressed).toContain(one);
});

/** The next player, as a pending turn names them. */
const nextOf = ({ players }: StagedGame, { content }: PageMessage): string | null =>
  players.find(({ id }) => content.includes(`Next: Player ${id.slice(-2)}`))?.id ?? null;
