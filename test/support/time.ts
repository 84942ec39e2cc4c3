/** A playground's clock that tests move: it begins at the same time in every run, and 3 s pass when a test says so. */
export const SIMULATED = { start: Date.UTC(2026, 0, 2, 12), frozen: true };

/** ms longer than any machine can need, for whatever asks how long it shall wait. Short of what a timer of Node takes. */
export const ENDLESS_MS = 24 * 60 * 60_000;
