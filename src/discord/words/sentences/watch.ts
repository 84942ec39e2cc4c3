import type { GameView } from '../../../engine/index.ts';
import type { Members } from '../vocabulary.ts';
import { type OwnGame, whereIn } from './games.ts';
import { inMarkdown, type SpokenLanguage } from './language.ts';
import { headlineOf } from './lines.ts';

/** A game as a watcher sees it: only facts that everybody at the table may know. */
export interface WatchedGame extends Pick<OwnGame, 'channel' | 'link'> {
  readonly view: Pick<GameView, 'scores' | 'winners' | 'resigned'>;
  readonly people: Members;
}

/** Watching a game: Markdown, at most 2000 characters. */
export function watchOf(language: SpokenLanguage) {
  const { say, and, number, begun } = language;

  /** All seats, the most points first. */
  const points = ({ view: { scores }, people }: WatchedGame): string => {
    const { name } = inMarkdown(language, people);
    const order = scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]! || a - b);
    return begun(order.map((seat) => `${name(seat)} ${number(scores[seat]!)}`).join(' · '));
  };

  return {
    /** For the presser alone. */
    on: say('watch-on'),
    off: say('watch-off'),
    /** Direct messages, without mentions. */
    began: (game: WatchedGame) => {
      const { weak } = inMarkdown(language, game.people);
      const people = and(game.people.map((_, seat) => weak(seat)));
      return [say('watch-began', { where: whereIn(language, game), people }), points(game)].join('\n');
    },
    leads: (seat: number, game: WatchedGame) => {
      const who = inMarkdown(language, game.people).name(seat);
      return [begun(say('watch-leads', { where: whereIn(language, game), who })), points(game)].join('\n');
    },
    /** The winners. */
    over: (game: WatchedGame) => {
      const { winners, scores } = game.view;
      const headline = headlineOf(language, winners ?? [], scores, inMarkdown(language, game.people));
      return [headline, say('watch-over', { where: whereIn(language, game) }), points(game)].join('\n');
    },
    /** The game ended without a winner. */
    stopped: (place: Pick<WatchedGame, 'channel' | 'link'>) =>
      say('watch-stopped', { where: whereIn(language, place) }),
  };
}
