import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../expansions');

/** The folders of tests that hold a file of that name, so that no expansion needs to be listed. */
export const foldersWith = (file: string): string[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => join(FOLDER, name))
    .filter((folder) => existsSync(join(folder, file)));

/** What they export there, by the folder. */
export const exportedBy = async <Exported>(file: string): Promise<ReadonlyMap<string, Exported>> =>
  new Map(
    await Promise.all(
      foldersWith(file).map(async (folder): Promise<[string, Exported]> => [folder, await import(join(folder, file))]),
    ),
  );
