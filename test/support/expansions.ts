import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../expansions');

/** Folders of tests that contain a file of this name, so that no list of expansions is needed. */
export const foldersWith = (file: string): string[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => join(FOLDER, name))
    .filter((folder) => existsSync(join(folder, file)));

/** The exports of these files, by folder. */
export const exportedBy = async <Exported>(file: string): Promise<ReadonlyMap<string, Exported>> =>
  new Map(
    await Promise.all(
      foldersWith(file).map(async (folder): Promise<[string, Exported]> => [folder, await import(join(folder, file))]),
    ),
  );
