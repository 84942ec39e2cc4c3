import { type Action, type Game, PASS, type Place, readPlace } from '../../../src/engine/index.ts';
import type { Replaying, TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['count'],
  switches: { count: 'the-count' },
  readings: { 'the-count': 'count-empty' },
  asks: {
    'leave-quarter': 'count-redeploy',
    'last-quarter': 'count-redeploy',
    town: 'count-deploy',
    'count-moves': 'count-move',
  },
  // Recorded games list these meeples with the figures on the board.
  tokens: { 'castle-quarter': '', 'cathedral-quarter': '', 'blacksmith-quarter': '', 'market-quarter': '' },

  option(action, _, place) {
    if (action.type === 'enter') return { deploy: action.figure, on: place(action.on) };
    if (action.type === 'move-count') return place(action.to);
    if (action.type !== 'send') return undefined;
    return { deploy: action.figure, on: place(action.to), from: `quarter:${QUARTER_FOR[action.to.kind]}` };
  },

  board({ pieces }, place) {
    const count = pieces.find(({ kind }) => kind === 'the-count');
    return count ? { count: place(count.on!) } : {};
  },

  turn: (at) => ({ steps: { 'leave-quarter': () => moveOut(at), 'last-quarter': () => moveOut(at) } }),
};

/** Recorded games list every segment of a feature; here each feature is listed once (CO98). */
function moveOut(at: Replaying): boolean {
  const { game, turn, steps } = at;
  const ask = 'count-redeploy';
  const isLast = ({ ask: asked }: { readonly ask: string }): boolean => asked === ask;
  const recorded = turn.steps?.filter(isLast)[steps.filter(isLast).length];
  const { asked } = game;
  if (recorded?.seat !== asked) {
    at.play(PASS);
    return true;
  }
  const legal = game.legalActions();
  const ours = legal.flatMap((one) => (one.type === 'send' ? nameOf(game, one.to) : []));
  const theirs = recorded.options.flatMap((one) => (one === null ? [] : nameOf(game, sentTo(one))));
  const isAlike = JSON.stringify([...new Set(ours)].sort()) === JSON.stringify([...new Set(theirs)].sort());
  at.ask(ask, legal, isAlike ? recorded : undefined);
  const wanted = recorded.chosen == null ? null : sentTo(recorded.chosen);
  const isIt = (one: Action): boolean =>
    one.type === 'send' && wanted !== null && nameOf(game, one.to) === nameOf(game, wanted);
  const chosen = legal.find(isIt) ?? PASS;
  if (wanted !== null && chosen.type === 'send') {
    // It stands on another segment of the feature there, and may have gone home from it.
    const stands = turn.deployed?.find(([seat, , on]) => seat === asked && on === at.place(wanted));
    const left = turn.returned?.find(([seat, , on]) => seat === asked && on === at.place(wanted));
    if (stands) stands[2] = at.place(chosen.to);
    if (left) left[2] = at.place(chosen.to);
  }
  at.play(chosen);
  return true;
}

const sentTo = (option: unknown): Place => readPlace(Object(option).on);
const nameOf = (game: Game, place: Place): string => JSON.stringify(game.feature(place)?.places);

const QUARTER_FOR: Readonly<Partial<Record<string, string>>> = {
  city: 'castle',
  monastery: 'cathedral',
  road: 'blacksmith',
  field: 'market',
};
