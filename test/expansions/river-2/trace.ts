import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = { recordings: ['river2-abbot'] };
