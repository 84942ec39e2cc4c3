import '../e2e/drawless.ts';

/**
 * Imported before a bot: its clock is as far ahead as that of the playground it speaks with, and it draws nothing. `CHAOS_AHEAD_MS`: ms.
 */
const real = Date.now;
const ahead = Number(process.env.CHAOS_AHEAD_MS ?? 0);
Date.now = () => real() + ahead;
