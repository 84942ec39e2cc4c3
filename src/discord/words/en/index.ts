import { en as expansions } from '../../../expansions/words.ts';
import type { Phrases } from '../phrases.ts';
import { alt } from './alt.ts';
import { boards, profile } from './boards.ts';
import { history, replay, report } from './history.ts';
import { lobby } from './lobby.ts';
import { decision, gifts, lists, panel } from './panel.ts';
import { privacy } from './privacy.ts';
import { settings } from './settings.ts';
import { things } from './things.ts';
import { final, log, turn } from './turn.ts';

export const english: Phrases = {
  language: 'en',
  tag: 'en-GB',
  things,
  log,
  turn,
  final,
  report,
  history,
  replay,
  lobby,
  settings,
  privacy,
  panel,
  gifts,
  lists,
  boards,
  profile,
  alt,
  lines: expansions.lines,
  removed: expansions.removed,
  asks: expansions.asks,
  actions: expansions.actions,
  groups: expansions.groups,
  standing: expansions.standing,
  decision,
};
