import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Gives back what nobody holds any more, so that what is measured next is held. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
