import fc from 'fast-check';
import { inject } from 'vitest';
import { numbersBy } from './draw.ts';

// What fast-check tries is drawn as everything else is, and not by the clock.
fc.configureGlobal({ seed: numbersBy(`${inject('drawn').by} fast-check`, 1)[0]! });
