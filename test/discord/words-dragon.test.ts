import { expect, test } from 'vitest';
import { turnText } from '../../src/discord/views/turn.ts';
import { type FeatureView, Game, type GameEvent } from '../../src/engine/index.ts';
import { latestOf, storyOf } from '../../src/game/table/event-log.ts';
import { DRAGONS } from '../support/dragons.ts';
import { testsDrawn } from '../support/runs.ts';
import { de, en } from '../support/stage.ts';
import { gameWhere, tableOf } from '../support/tables.ts';

const drawn = testsDrawn('dragon steps', {
  oneIn: 4,
  about: ['src/discord/words/', 'src/expansions/princess-dragon/'],
});

const SIX = { ...DRAGONS, seats: 6 };
const latest = (game: Game): readonly GameEvent[] => latestOf(storyOf(game.record));
const steps = (events: readonly GameEvent[]): number => events.filter(({ type }) => type === 'dragon-moved').length;

const tableFor = (game: Game, name: string) => {
  const users = [1, 2, 3, 4, 5, 6].map((seat) => `${seat}`.repeat(18));
  const table = tableOf({ guild: '1', channel: '2', users, record: game.record });
  return { ...table, members: table.members.map(({ user }) => ({ user, name })) };
};

test('PD54: a step without another choice is told as forced', () => {
  const isForced = (game: Game) => latest(game).some(({ type }) => type === 'forced') && steps(latest(game)) === 6;
  const game = Game.of(gameWhere(isForced, { setup: SIX }));
  const events = latest(game);
  const { members } = tableFor(game, 'Ada');
  const count = events.filter(({ type }) => type === 'forced').length;
  const marked = (text: string, word: string) => text.split('\n').filter((line) => line.endsWith(word)).length;
  expect(marked(en.log.lines(events, members, 4000).join('\n'), 'of 6 (the only way).')).toBe(count);
  expect(marked(de.log.lines(events, members, 4000).join('\n'), 'von 6 (anders ging es nicht).')).toBe(count);
});

drawn('PD16: six steps by people with long names leave room for their results', () => {
  const fits = (game: Game) => {
    if (game.step !== 'place') return false;
    const events = latest(game);
    return steps(events) === 6 && events.some(({ type }) => type === 'scored');
  };
  const game = Game.of(gameWhere(fits, { setup: SIX }));
  for (const words of [en, de]) {
    const text = turnText({ table: tableFor(game, '_*~'.repeat(10)), game, story: storyOf(game.record) }, words);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).not.toMatch(/and \d+ more line|weitere Zeile/);
  }
});

test('PD15: a feature that the tile has finished is told as finished also if the dragon moves before it is scored', () => {
  const on = { kind: 'road', x: 0, y: 0, at: 'E.W' } as const;
  const feature = { kind: 'road', places: [on], tiles: 3, open: 0, pointsNow: 3 } as unknown as FeatureView;
  const choice = { figure: 'meeple', on, feature, twin: false, events: [] } as const;
  expect(en.panel.figureLabel(choice, 0, [])).toBe('Highwayman – road 3 tiles, finished');
  expect(de.panel.figureLabel(choice, 0, [])).toBe('Wegelagerer – Straße 3 Teile, fertig');
});

test('PD69: points that the fairy brings on a swept road are told as hers, before and after', () => {
  const on = { kind: 'road', x: 0, y: 0, at: 'E.W' } as const;
  const working = [{ of: 'tiles', count: 2, each: 1 }] as const;
  const opening = { type: 'open', gift: 'road-sweeper', figure: null, on, to: null } as const;
  const events: GameEvent[] = [
    { type: 'gift-opened', seat: 0, gift: 'road-sweeper', figure: null, on, to: null },
    { type: 'scored', seat: 0, points: 2, reason: 'road.incomplete', on, working, votes: [] },
    {
      type: 'scored',
      seat: 0,
      points: 3,
      reason: 'fairy.completed',
      on,
      working: [{ of: 'fairy', count: 1, each: 3 }],
      votes: [],
    },
  ];
  const people = [{ user: '1'.repeat(18), name: 'Ada' }];
  const { text: told } = en.decision.preview(opening, events, people, { seat: 0 });
  expect(told).toContain('**+2**: unfinished road at N20, 2 tiles × 1.');
  expect(told).toContain('**+3**: fairy beside the figure at N20, 1 fairy × 3.');
});
