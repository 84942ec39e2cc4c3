import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps the world: JSON by kind and id, and the bytes of attachments. Every change is on disk when the call returns, so that killing the
 * process loses nothing. Without a folder the world is in memory only.
 */
export interface Store {
  put(kind: string, id: string, value: unknown): void;
  remove(kind: string, id: string): void;
  all<T>(kind: string): T[];
  putBytes(id: string, bytes: Uint8Array): void;
  bytes(id: string): Uint8Array | undefined;
  removeBytes(id: string): void;
  close(): void;
}

export function openStore(folder?: string): Store {
  if (folder) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder ? join(folder, 'world.sqlite') : ':memory:');
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS thing (kind TEXT, id TEXT, json TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS attachment (id TEXT PRIMARY KEY, bytes BLOB NOT NULL);
  `);
  const put = db.prepare('INSERT OR REPLACE INTO thing VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM thing WHERE kind = ? AND id = ?');
  const all = db.prepare('SELECT json FROM thing WHERE kind = ?');
  const putBytes = db.prepare('INSERT OR REPLACE INTO attachment VALUES (?, ?)');
  const bytes = db.prepare('SELECT bytes FROM attachment WHERE id = ?');
  const removeBytes = db.prepare('DELETE FROM attachment WHERE id = ?');

  return {
    put: (kind, id, value) => void put.run(kind, id, JSON.stringify(value)),
    remove: (kind, id) => void remove.run(kind, id),
    all: <T>(kind: string) => all.all(kind).map((row) => JSON.parse(String(row.json)) as T),
    putBytes: (id, data) => void putBytes.run(id, data),
    bytes: (id) => bytes.get(id)?.bytes as Uint8Array | undefined,
    removeBytes: (id) => void removeBytes.run(id),
    close: () => db.close(),
  };
}
