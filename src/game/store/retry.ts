/** Each try loses only against one that has won: so often nobody does by mere chance. */
const TRIES = 10;

/**
 * For what is worked out from what is stored and saved on it. The task runs again, from reading on, as long as it gives
 * `stale`: somebody else's write came between. Gives back the first other answer, or `stale` after the last try, for the
 * caller to refuse or throw; what the task throws is thrown on at once. `tried` counts from 1.
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
