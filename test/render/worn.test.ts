import { describe, expect, test } from 'vitest';
import { SEAT_MARKS, type SeatColour } from '../../render/kit/palette/table.ts';
import type { SeatedPlayer } from '../../render/scene.ts';
import { wornOf } from '../../render/scoreboard/seat-marks.ts';
import { COLOURS } from '../../src/game/people/personal-settings.ts';

const NAMES = ['Ada', 'Bo', 'Chloé', 'Dag', 'Esra', 'Finn'];

/** The players' wishes by seat. */
const seated = (...wishes: readonly Pick<SeatedPlayer, 'colour' | 'letter'>[]): SeatedPlayer[] =>
  wishes.map((wish, seat) => ({ seat, name: NAMES[seat]!, ...wish }));

const coloursOf = (players: readonly SeatedPlayer[]): string[] =>
  wornOf(players, players.length).map(({ mark }) => SEAT_MARKS[mark]!.name);

const lettersOf = (players: readonly SeatedPlayer[]): string =>
  wornOf(players, players.length)
    .map(({ letter }) => letter)
    .join('');

test('players can wish for exactly the existing colours', () => {
  expect(SEAT_MARKS.map(({ name }) => name)).toEqual([...COLOURS]);
});

describe('a colour', () => {
  test('is that of the seat if no player wishes for a colour', () => {
    expect(coloursOf(seated({}, {}, {}))).toEqual(['blue', 'red', 'yellow']);
  });

  test('goes to the player who wishes for it, and its usual wearer takes a colour that is left', () => {
    expect(coloursOf(seated({}, { colour: 'blue' }))).toEqual(['red', 'blue']);
    expect(coloursOf(seated({}, { colour: 'pink' }, {}))).toEqual(['blue', 'pink', 'yellow']);
  });

  test('goes to the first of two players who wish for it; the second wears another colour', () => {
    expect(coloursOf(seated({ colour: 'black' }, { colour: 'black' }))).toEqual(['black', 'red']);
  });

  test('is never worn by two players, for any wishes', () => {
    const wishes: (SeatColour | undefined)[] = [undefined, ...COLOURS];
    for (let table = 0; table < 7 ** 4; table++) {
      const at = Array.from({ length: 6 }, (_, seat) => wishes[Math.floor(table / 7 ** (seat % 4)) % 7]);
      const players = seated(...at.map((colour) => (colour ? { colour } : {})));
      expect(new Set(coloursOf(players)).size, at.join()).toBe(6);
    }
  });
});

describe('a letter', () => {
  test('replaces the initial of the player who wishes for it', () => {
    expect(lettersOf(seated({ letter: 'Z' }, {}))).toBe('ZB');
  });

  test('is refused if it is the initial of another player, or an earlier seat has it', () => {
    expect(lettersOf(seated({ letter: 'B' }, {}))).toBe('AB');
    expect(lettersOf(seated({ letter: 'B' }, { letter: 'Q' }))).toBe('AQ');
    expect(lettersOf(seated({ letter: 'Z' }, { letter: 'Z' }))).toBe('ZB');
  });

  test('may be the player’s own initial, and settles who wears an initial that two names share', () => {
    expect(lettersOf(seated({ letter: 'A' }, {}))).toBe('AB');
    const alike: SeatedPlayer[] = [
      { seat: 0, name: 'Bo', letter: 'O' },
      { seat: 1, name: 'Ben' },
    ];
    expect(lettersOf(alike)).toBe('OB');
  });
});
