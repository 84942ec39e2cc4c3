import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = {
  recordings: ['abbey-mayor', 'abbey-inns-traders'],
  switches: { abbey: 'abbey-mayor', mayor: 'abbey-mayor', wagon: 'abbey-mayor', barn: 'abbey-mayor' },
  asks: { 'last-abbey': 'abbey' },
  // Our reasons do not say by which barn farmers score.
  alike: { 'field.barn-placed': 'field', 'field.barn-connected': 'field' },

  option(action, _, place) {
    if (action.type === 'abbey') return [action.x, action.y];
    return action.type === 'drive' ? place(action.to) : undefined;
  },

  remover(why, figure) {
    if (why !== 'barn-placement' && why !== 'barn-field-join') return undefined;
    // A pig always follows its farmer.
    return figure === 'pig' ? '' : 'barn';
  },
};
