import '../e2e/drawless.ts';

/** Imported before a bot: its clock is `CHAOS_AHEAD_MS` ms ahead, as its playground's is, and it draws nothing. */
const real = Date.now;
const ahead = Number(process.env.CHAOS_AHEAD_MS ?? 0);
Date.now = () => real() + ahead;
