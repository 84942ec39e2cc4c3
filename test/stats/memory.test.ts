import { describe } from 'vitest';
import { memoryStore, newDisk } from '../support/memory-store.ts';
import { statsContract } from './contract.ts';

describe('statistics in memory', () => {
  statsContract(async () => {
    const disk = newDisk();
    return { open: async () => memoryStore(disk), clean: async () => {} };
  });
});
