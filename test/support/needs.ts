import { CHROMIUM, missingOf, needs as pathOf } from '../../packages/discord-playground/test/needs.ts';

const TOOLS = { 'redis-server': { names: ['redis-server'], package: 'redis-server' }, chromium: CHROMIUM } as const;

/** The path of a program, or null if it is not on the PATH: `describe.skipIf(needs('redis-server') === null)(…)`. */
export const needs = (tool: keyof typeof TOOLS): string | null => pathOf(TOOLS[tool]);

export const allMissing = (): string[] => missingOf(Object.values(TOOLS));
