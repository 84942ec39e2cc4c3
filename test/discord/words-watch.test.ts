import { expect, test } from 'vitest';
import type { WatchedGame } from '../../src/discord/words/index.ts';
import { everyLanguage, inMadeUp, oddPeople } from './words-support.ts';

const id = '9'.repeat(19);
const game = (winners: number[] | null): WatchedGame => ({
  channel: id,
  link: `https://discord.com/channels/${id}/${id}/${id}`,
  view: { scores: [-2, 1234, 7, 7, 0, 88], winners, resigned: [] },
  people: oddPeople(6),
});

test.each([...everyLanguage, ['longer', inMadeUp()] as const])(
  '%s: the news of a watched game fits, leads there and calls nobody, with any names',
  (_name, { watch, buttons }) => {
    const direct = [
      watch.began(game(null)),
      watch.leads(1, game(null)),
      watch.over(game([1])),
      watch.over(game([2, 3])),
    ];
    for (const text of [...direct, watch.stopped(game(null))]) {
      expect(text.length).toBeLessThanOrEqual(2000);
      expect(text).toContain(game(null).link);
      expect(text).not.toMatch(/undefined|null\b|<@\d|@everyone/);
    }
    for (const text of direct) expect(text.split('\n').at(-1)).toMatch(/88.* 7 .* 7 .*−2$/);
    expect(new Set([...direct, watch.stopped(game(null)), watch.on, watch.off]).size).toBe(7);
    expect(watch.stopped({ channel: id, link: null })).toContain(`<#${id}>`);
    expect(watch.on).toContain(`*${buttons['stop-watching']}*`);
  },
);
