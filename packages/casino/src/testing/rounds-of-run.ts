/** `npm test` plays a part of each simulation; `WHOLE_SIMULATIONS=yes` plays all of it. */
const PART = import.meta.env['WHOLE_SIMULATIONS'] === 'yes' ? 1 : 5

/** Rounds to simulate in this run, of those that the whole simulation has. */
export function roundsOfRun(whole: number): number {
  return Math.ceil(whole / PART)
}
