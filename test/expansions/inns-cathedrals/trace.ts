import type { TracePart } from '../../../tools/replay/parts.ts';

export const TRACE: TracePart = { recordings: ['inns'] };
