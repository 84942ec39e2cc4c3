import { allMissing } from './needs.ts';

/** Says once, before any test, what will be skipped on this machine and how to change that. */
export default function announce(): void {
  for (const line of allMissing()) process.stderr.write(`${line}\n`);
}
