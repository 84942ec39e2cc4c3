import type { WatchedGame, WatchWords } from '../watch-types.ts';
import { whereIn } from './games.ts';
import { inMarkdown, type Language } from './language.ts';
import { headlineOf } from './lines.ts';

export function watchOf(language: Language): WatchWords {
  const { say, and, number, begun } = language;

  /** All seats, most points first. */
  const points = ({ view: { scores }, people }: WatchedGame): string => {
    const { name } = inMarkdown(language, people);
    const order = scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]! || a - b);
    return begun(order.map((seat) => `${name(seat)} ${number(scores[seat]!)}`).join(' · '));
  };

  return {
    on: say('watch-on'),
    off: say('watch-off'),
    began: (game) => {
      const { weak } = inMarkdown(language, game.people);
      const people = and(game.people.map((_, seat) => weak(seat)));
      return [say('watch-began', { where: whereIn(language, game), people }), points(game)].join('\n');
    },
    leads: (seat, game) => {
      const who = inMarkdown(language, game.people).name(seat);
      return [begun(say('watch-leads', { where: whereIn(language, game), who })), points(game)].join('\n');
    },
    over: (game) => {
      const { winners, scores } = game.view;
      const headline = headlineOf(language, winners ?? [], scores, inMarkdown(language, game.people));
      return [headline, say('watch-over', { where: whereIn(language, game) }), points(game)].join('\n');
    },
    stopped: (place) => say('watch-stopped', { where: whereIn(language, place) }),
  };
}
