import { CHARACTERS, levelOf } from '../../../game/computers/computer-players.ts';
import { optionsOf } from '../../../game/lobby/options.ts';
import { turnsPlayed } from '../../../game/past/report.ts';
import { wishesOf } from '../../../game/table/table.ts';
import type { Level } from '../../../players/levels.ts';
import type { Summary } from '../../../stats/index.ts';
import { cut } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { type Calling, nameIn, type SpokenLanguage, shortNameIn } from './language.ts';
import { mapNameIn, presetNameIn } from './lobby.ts';

/** A finished game in a line: players, kind, and date. */

const MAP_NAME = 24;

export const peopleIn = ({ seats }: Pick<Summary, 'seats'>): Members =>
  seats.map(({ player, name, aided, hinted, ...seat }) => ({
    ...{ user: player, name },
    ...wishesOf(seat),
    ...(aided && { aided }),
    ...(hinted && { hinted }),
  }));

/** `Base game`, `Map: Germany`: plain; the name of a map file can be anything. */
function kindNameIn(language: SpokenLanguage, { record: { setup } }: Pick<Summary, 'record'>): string {
  if (setup.map === undefined) return presetNameIn(language, optionsOf(setup));
  const map = typeof setup.map === 'string' ? { id: setup.map, name: setup.map } : setup.map;
  return language.say('history-map', { name: cut(mapNameIn(language, map.id, map.name), MAP_NAME) });
}

/** `Base game · 72 turns · ended by resignation`: plain. */
export function whatIn(language: SpokenLanguage, game: Pick<Summary, 'record' | 'ending'>): string {
  const { say } = language;
  return [
    kindNameIn(language, game),
    say('history-turns', { turns: turnsPlayed(game.record) }),
    ...(game.ending === 'finished' ? [] : [say(`history-ending-${game.ending}`)]),
  ].join(' · ');
}

/** Seats by rank, then by points. */
export const inOrder = ({ seats }: Pick<Summary, 'seats'>): number[] =>
  seats
    .map((_, seat) => seat)
    .sort((a, b) => (seats[a]!.rank ?? 0) - (seats[b]!.rank ?? 0) || seats[b]!.score - seats[a]!.score || a - b);

/** `**Ada 87**, Bo 75`: winners are bold in Markdown. `most`: the length of names there. */
export function scoresIn(language: SpokenLanguage, game: Pick<Summary, 'seats'>, most: number | 'plain'): string {
  return inOrder(game)
    .map((seat) => {
      const { rank, score, ...one } = game.seats[seat]!;
      const name = most === 'plain' ? shortNameIn(language, one) : nameIn(language, one, most);
      const text = `${name} ${language.number(score)}`;
      return most !== 'plain' && rank === 1 ? `**${text}**` : text;
    })
    .join(', ');
}

/** The distance from the first to another seat: `close` up to a tenth of the first one's points, `far` from three tenths. */
const marginOf = (first: number, behind: number): 'close' | 'clear' | 'far' => {
  const tenths = (first - behind) * 10;
  if (tenths <= first) return 'close';
  return tenths >= first * 3 ? 'far' : 'clear';
};

/** What the computers say after a completed game, each character once, by its result. Winners who share the first place say nothing. */
export function farewellsIn(language: SpokenLanguage, { seats, ending }: Pick<Summary, 'seats' | 'ending'>): string[] {
  if (ending !== 'finished') return [];
  const said = new Set<Level>();
  const first = seats.filter(({ rank }) => rank === 1);
  return seats.flatMap(({ player, rank, score, ...one }) => {
    const level = levelOf(player);
    if (level === null || said.has(level)) return [];
    said.add(level);
    const hasWon = rank === 1;
    if (hasWon && first.length > 1) return [];
    const next = Math.max(...seats.filter((other) => other.rank !== 1 && !other.left).map((other) => other.score));
    const margin = hasWon ? marginOf(score, next) : marginOf(first[0]!.score, score);
    const { sign } = CHARACTERS[level];
    const words = language.sayIfAny(`level-${level}.${hasWon ? 'won' : 'lost'}`, { margin });
    if (words === null) return [];
    return [language.say('level-said', { sign, who: nameIn(language, one), said: words })];
  });
}

/** `21 Nov 2026`, by UTC, for texts in which Discord shows no local time. */
export const dateIn = ({ tag }: SpokenLanguage, time: number): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);

/** `Ada 87, Bo 75`, best first; plain. */
export const standingIn = (language: SpokenLanguage, scores: readonly number[], calling: Calling): string =>
  scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat)
    .map(({ score, seat }) => `${calling.name(seat)} ${language.number(score)}`)
    .join(', ');
