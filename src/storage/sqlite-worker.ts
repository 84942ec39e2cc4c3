import { parentPort, workerData } from 'node:worker_threads';
import type { Write } from './backend.ts';
import { SqliteBackend } from './sqlite.ts';

/** A question for the thread that writes; it answers each commit by its place in the batch. */
export interface Batch {
  readonly commits: readonly (readonly Write[])[];
}
export type SqliteAnswer = { readonly isDone: boolean } | { readonly refused: string };

const { folder, patience } = workerData as { readonly folder: string; readonly patience: number };
let opened: SqliteBackend | null = null;

async function answersTo({ commits }: Batch): Promise<SqliteAnswer[]> {
  let backend: SqliteBackend;
  try {
    // If it could not be opened, the next batch tries again.
    opened ??= await SqliteBackend.open(folder, patience);
    backend = opened;
  } catch (error) {
    return commits.map(() => ({ refused: (error as Error).message }));
  }
  try {
    return (await backend.commitTogether(commits)).map((isDone) => ({ isDone }));
  } catch (error) {
    if (commits.length === 1) return [{ refused: backend.explain(error).message }];
  }
  // One commit may be impossible to write, and the others have nothing to do with it.
  const answers: SqliteAnswer[] = [];
  for (const one of commits) answers.push(...(await answersTo({ commits: [one] })));
  return answers;
}

parentPort?.on('message', async (batch: Batch | 'close') => {
  if (batch === 'close') {
    await opened?.close();
    return parentPort?.close();
  }
  parentPort?.postMessage(await answersTo(batch));
});
