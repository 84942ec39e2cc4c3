import { enableCompileCache } from 'node:module';

/**
 * The start of the drawing process. A replacement for a dead process must start fast. So compiled code is cached on disk if the machine has
 * a folder for it, which saves more than half of the start.
 */
enableCompileCache();
await import('./drawer.ts');
