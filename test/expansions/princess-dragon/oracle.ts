import type { Oracle } from '../../support/oracle.ts';

export const ORACLE: Oracle = {
  scoresBesides: ['fairy.turn'],

  /** 3 for the fairy's companion, if it stands on a feature (CO84, PD40). */
  final({ seats, pieces }) {
    const beside = pieces.find(({ kind }) => kind === 'fairy')?.beside;
    const isOnFeature = beside && beside.on.kind !== 'top' && beside.on.kind !== 'quarter';
    return Array.from({ length: seats }, (_, seat) => (isOnFeature && seat === beside.seat ? 3 : 0));
  },
};
