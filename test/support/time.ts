/** A playground's clock that tests move: it begins at the same time in every run, and 3 s pass when a test says so. */
export const SIMULATED = { start: Date.UTC(2026, 0, 2, 12), frozen: true };
