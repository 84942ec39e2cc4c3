import type { ExpansionArt } from '../../../../render/kit/art.ts';
import { PIECES } from './pieces.ts';
import { PRINTED } from './printed.ts';

export const PRINCESS_DRAGON_ART: ExpansionArt = { features: PRINTED, pieces: PIECES };
