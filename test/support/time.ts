/** A playground's clock that tests move. It begins at a fixed time, and time passes only when a test says so. */
export const SIMULATED = { start: Date.UTC(2026, 0, 2, 12), frozen: true };

/** ms longer than any machine needs, for time limits; within the greatest delay of a Node timer. */
export const ENDLESS_MS = 24 * 60 * 60_000;
