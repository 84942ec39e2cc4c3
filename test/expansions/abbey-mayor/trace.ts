import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['abbey-mayor', 'abbey-inns-traders'],
  switches: { abbey: 'abbey-mayor', mayor: 'abbey-mayor', wagon: 'abbey-mayor', barn: 'abbey-mayor' },
  asks: { 'last-abbey': 'abbey' },
  // Which barn it was that farmers are scored for, our reasons do not say.
  alike: { 'field.barn-placed': 'field', 'field.barn-connected': 'field' },

  option(action, _, place) {
    if (action.type === 'abbey') return [action.x, action.y];
    return action.type === 'drive' ? place(action.to) : undefined;
  },

  remover(why, figure) {
    if (why !== 'barn-placement' && why !== 'barn-field-join') return undefined;
    // A pig goes after its farmer, as it always does.
    return figure === 'pig' ? '' : 'barn';
  },
};
