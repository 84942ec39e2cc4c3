import type { Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  scoresBesides: ['fairy.turn'],

  /** 3 for the fairy's companion, if it stands on a feature (PD40). */
  final({ seats, pieces }) {
    const beside = pieces.find(({ kind }) => kind === 'fairy')?.beside;
    return Array.from({ length: seats }, (_, seat) => (seat === beside?.seat && beside.on.kind !== 'top' ? 3 : 0));
  },
};
