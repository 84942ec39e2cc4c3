import type { RuleModule } from '../expansion.ts';
import { abbot } from './abbot/index.ts';
import { arrows } from './anniversary/index.ts';
import { gifts } from './gifts/index.ts';

/** Every module of every expansion; its order is the order of hooks and of steps before the same step. */
export const MODULES: readonly RuleModule[] = [abbot, arrows, gifts];
