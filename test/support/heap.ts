import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees unreferenced memory, so that the next measurement counts only what is held. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
