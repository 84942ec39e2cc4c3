/** Each try loses only to another that has won: ten losses in a row are no chance. */
const TRIES = 10;

/**
 * Repeats `task`, from reading on, as long as another write came between (`stale`). Returns the first other answer, or `stale` after the
 * last try, for the caller to refuse or throw. Errors are thrown on at once. `tried` counts from 1.
 */
export async function retry<T>(
  task: (tried: number) => Promise<T | 'stale'>,
  tries: number = TRIES,
): Promise<T | 'stale'> {
  for (let tried = 1; tried <= tries; tried++) {
    const answer = await task(tried);
    if (answer !== 'stale') return answer;
  }
  return 'stale';
}
