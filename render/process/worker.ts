import { enableCompileCache } from 'node:module';

/**
 * Where the drawing process begins. A process that takes the place of one that died has to be there soon: what was compiled for one is kept
 * for the next, where the machine has a folder for it, which saves more than half of its start.
 */
enableCompileCache();
await import('./drawer.ts');
