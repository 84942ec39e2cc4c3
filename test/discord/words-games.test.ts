import { expect, test } from 'vitest';
import type { OpenLobby, OwnGame } from '../../src/discord/words/index.ts';
import { everyLanguage, inMadeUp, moreIn, oddPeople } from './words-support.ts';

const people = oddPeople(6);
const id = '9'.repeat(19);
const link = `https://discord.com/channels/${id}/${id}/${id}`;
const game = (isYours: boolean, asked = people[0]!): OwnGame => ({
  ...{ channel: id, link, asked, isYours, others: people.slice(1), since: 1.7e12 },
});
const lobby: OpenLobby = { channel: id, link, host: id, taken: 6, isInvited: true };

test.each([...everyLanguage, ['longer', inMadeUp()] as const])(
  '%s: the list fits with any number of games and tables, and says how many it leaves out',
  (_name, words) => {
    const { games } = words;
    for (const [own, open, running] of [
      [50, 50, 50],
      [50, 50, 0],
      [1, 50, 50],
      [50, 0, 0],
      [0, 0, 0],
    ] as const) {
      const looked = Array<OwnGame>(running).fill(game(false));
      const list = games.list(Array<OwnGame>(own).fill(game(true)), looked, Array<OpenLobby>(open).fill(lobby));
      expect(list.length).toBeLessThanOrEqual(2000);
      const told = list.split('\n').filter((line) => line.startsWith('- ') && line.includes(link)).length;
      if (own + open === 0) expect(told).toBe(0);
      else expect(told).toBeGreaterThan(own === 0 || open === 0 ? 0 : 1);
      if (open === 50) expect(moreIn(words, list)).toBeGreaterThan(0);
    }
    for (const one of [game(true), game(false), { ...game(false), asked: null, others: [], link: null }]) {
      expect(games.next(one, 49).length).toBeLessThanOrEqual(2000);
    }
    expect(new Set([0, 1, 2].map((running) => games.noNext(running))).size).toBe(3);
  },
);
