import fc from 'fast-check';
import { inject } from 'vitest';
import { numbersBy } from './draw.ts';

// The commit draws fast-check's cases too, not the clock.
fc.configureGlobal({ seed: numbersBy(`${inject('drawn').by} fast-check`, 1)[0]! });
