import { de as expansions } from '../../../expansions/words.ts';
import type { Phrases } from '../phrases.ts';
import { alt } from './alt.ts';
import { buttons } from './buttons.ts';
import { help } from './help.ts';
import { decision, gifts, lists, panel } from './panel.ts';
import { refusals } from './refusals.ts';
import { things } from './things.ts';
import { topics } from './topics.ts';
import { final, log, turn } from './turn.ts';

export const german: Phrases = {
  things,
  refusals,
  log,
  turn,
  final,
  panel,
  gifts,
  lists,
  alt,
  buttons,
  topics,
  lines: expansions.lines,
  removed: expansions.removed,
  asks: expansions.asks,
  actions: expansions.actions,
  groups: expansions.groups,
  standing: expansions.standing,
  decision,
  help,
};
