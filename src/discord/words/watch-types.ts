import type { GameView } from '../../engine/index.ts';
import type { OwnGame } from './games-types.ts';
import type { People } from './vocabulary.ts';

/** A game as whoever watches is told of it: what everybody at the table may know, and no more. */
export interface WatchedGame extends Pick<OwnGame, 'channel' | 'link'> {
  readonly view: Pick<GameView, 'scores' | 'winners' | 'resigned'>;
  readonly people: People;
}

/** Watching a game: Markdown, at most 2000 characters. */
export interface WatchWords {
  /** To whoever has pressed a button, alone. */
  readonly on: string;
  readonly off: string;
  /** Direct messages, which mention nobody. */
  began(game: WatchedGame): string;
  leads(seat: number, game: WatchedGame): string;
  /** Who has won. */
  over(game: WatchedGame): string;
  /** It ended without anybody winning. */
  stopped(place: Pick<WatchedGame, 'channel' | 'link'>): string;
}
