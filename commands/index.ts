import type { Command } from '../src/discord/handlers.ts';
import { board } from './board.ts';
import { games } from './games.ts';
import { hands } from './hands.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { leaderboard } from './leaderboard.ts';
import { learn } from './learn.ts';
import { me } from './me.ts';
import { next } from './next.ts';
import { place } from './place.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { tiles } from './tiles.ts';

/** Every command of the bot. `COMMAND_DATA`, which is registered, is the same set without code. */
export const COMMANDS: readonly Command[] = [
  play,
  learn,
  games,
  next,
  board,
  place,
  tiles,
  ...hands,
  resign,
  rules,
  puzzle,
  leaderboard,
  profile,
  history,
  replay,
  me,
  settings,
  privacy,
  help,
];
