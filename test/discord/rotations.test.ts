import { describe, expect, test } from 'vitest';
import { ROTATIONS, type Rotation, SIDES, type Side, TILE_DESIGNS, withoutTwins } from '../../src/engine/index.ts';
import { sampled } from '../support/runs.ts';
import { everyLanguage, isReworded } from './words-support.ts';

/** The characters of a button that a phone shows; the distinguishing ones stand at the end. */
const SHOWN_WHOLE = 38;

type Design = (typeof TILE_DESIGNS)[number];

/** All prints at the sides of a turned tile, except fields; equal rotations give equal texts. */
function printed({ cities, roads, river, arrow }: Design, rotation: Rotation): string {
  const turned = (sides: readonly Side[]) => sides.map((side) => (SIDES.indexOf(side) + rotation / 90) % 4).sort();
  const segments = [...cities, ...roads].map(({ sides, ...rest }) => JSON.stringify([turned(sides), rest]));
  return JSON.stringify([segments.sort(), turned(river), arrow && turned([arrow.side])]);
}

const LANGUAGES = sampled('languages of rotations', everyLanguage, { short: 1, always: isReworded });

describe.each(LANGUAGES)('the buttons that turn a tile, in %s', (_language, { panel, things }) => {
  test.each(TILE_DESIGNS.map((design) => [design.id, design] as const))(
    '%s: tell how the edges would lie',
    (id, design) => {
      const offered = withoutTwins(
        id,
        ROTATIONS.map((rotation) => ({ x: 0, y: 0, rotation })),
      );
      const labels = offered.map(({ rotation }) => panel.rotationLabel(id, rotation));
      expect(new Set(labels).size).toBe(labels.length);
      for (const [index, { rotation }] of offered.entries()) {
        const label = labels[index]!;
        expect(label).toMatch(new RegExp(`^↻ ${rotation}°(\\s?: .*[^…])?$`));
        expect(label.length).toBeLessThanOrEqual(SHOWN_WHOLE);
        for (const other of offered) {
          if (printed(design, other.rotation) === printed(design, rotation)) continue;
          expect(things.edges(id, other.rotation)).not.toBe(things.edges(id, rotation));
        }
      }
    },
  );
});

test.each([
  ['BA-D', 90, '↻ 90°: city E, road N S', '↻ 90°: Stadt O, Straße N S'],
  ['BA-B', 180, '↻ 180°', '↻ 180°'],
  ['TB-X', 0, '↻ 0°: city N-W (wine) E-S', '↻ 0°: Stadt N-W (Wein) O-S'],
  ['PD-F', 90, '↻ 90°: city E S-W', '↻ 90°: Stadt O S-W'],
  ['AN-L', 180, '↻ 180°: city E S, road N W, → W', '↻ 180°: Stadt O S, Straße N W, → W'],
] as const)('%s turned by %i°', (id, rotation, ...labels) => {
  expect(everyLanguage.map(([, { panel }]) => panel.rotationLabel(id, rotation))).toEqual(
    expect.arrayContaining(labels),
  );
});
