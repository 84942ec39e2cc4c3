import { PASS } from '../../../src/engine/index.ts';
import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['tower', 'tower-phantom-inns'],
  tokens: { 'tower-floor': 'tower-piece' },
  places: { top: 'tower' },
  apart: ['ransom', 'capture'],

  deploys: (action) =>
    action.type === 'climb' ? { figure: action.figure, on: `tower:${action.x},${action.y}`, at: action } : undefined,

  option(action, seat, place) {
    if (action.type === 'floor') return { tower: [action.x, action.y] };
    if (action.type === 'capture') return [action.seat, action.figure, place(action.from)];
    if (action.type === 'ransom') return [action.seat, seat, action.figure];
    return action.type === 'exchange' ? action.figure : undefined;
  },

  board({ pieces }) {
    if (!pieces.some(({ kind }) => kind === 'tower-floor')) return {};
    return {
      towers: pieces.flatMap(({ kind, at, count }) => (kind === 'built-tower' ? [[at!.x, at!.y, count]] : [])),
      prisoners: pieces.flatMap(({ kind, seat, figure, count }) =>
        kind === 'prisoner' ? Array<unknown>(count).fill([seat, figure!.seat, figure!.figure]) : [],
      ),
    };
  },

  remover: (why) => (why === 'tower' ? why : undefined),

  turn: (at) => ({
    /** A possible ransom. Recordings may pay it earlier in the turn, and then do not ask again. */
    afterTile() {
      const ransoms = at.isActing() ? at.game.legalActions().filter(({ type }) => type === 'ransom') : [];
      if (ransoms.length === 0) return;
      const recorded = at.turn.steps?.filter(({ ask }) => ask === 'ransom') ?? [];
      const paid = recorded.find(({ chosen }) => chosen !== null && chosen !== undefined);
      if (paid?.when !== 'before-tile') at.ask('ransom', [PASS, ...ransoms]);
      if (paid) at.play(at.chosenOf(ransoms, paid.chosen));
    },

    /** Recordings ask for the tower first, and then for the figure that it captures. */
    completed(action) {
      if (action.type !== 'floor') return action;
      const captures = at.game
        .legalActions()
        .filter((one) => one.type === 'capture' && one.tower.x === action.x && one.tower.y === action.y);
      if (captures.length === 0) return action;
      at.ask('capture', [PASS, ...captures]);
      const recorded = at.turn.steps?.find(({ ask }) => ask === 'capture');
      const answer = at.chosenOf([PASS, ...captures], recorded?.chosen ?? null);
      return answer.type === 'pass' ? action : answer;
    },
  }),

  steps([recorded, ours]) {
    // Recordings also ask for a ransom before the tile is placed; by the rules it comes later (TW10).
    const told = recorded.filter(({ ask, when }) => ask !== 'ransom' || when !== 'before-tile');
    const [ransom, action, ...others] = ours;
    // If only a ransom is possible, they ask for nothing.
    const isIdle = ransom?.ask === 'ransom' && action?.options.length === 1 && others.length === 0;
    return [told, isIdle && told.length === 0 ? [] : ours];
  },
};
