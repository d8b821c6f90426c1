/** `npm test` plays a part of each simulation; `WHOLE_SIMULATIONS=yes` plays all of it. */
const PART = import.meta.env['WHOLE_SIMULATIONS'] === 'yes' ? 1 : 5

/** `SIMULATED_ROUNDS=10000000` has every simulation play so many, however long that takes. */
const ASKED = Number(import.meta.env['SIMULATED_ROUNDS'] ?? 0)

/** Rounds to simulate in this run, of those that the whole simulation has. */
export function roundsOfRun(whole: number): number {
  return ASKED > 0 ? ASKED : Math.ceil(whole / PART)
}
