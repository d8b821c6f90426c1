import * as fc from 'fast-check'

/** Long enough for a slow machine, however many scripts there are. */
const START_MS = 120_000
const SCRIPT_MS = 1_000

/**
 * Plans how many scripts of faults a test plays and from which seed: `usual` many and any seed, unless
 * `FAULTS_SCRIPTS` and `FAULTS_SEED` say otherwise. The same seed draws the same scripts.
 */
export function planScripts(usual: number) {
  const count = Number(process.env['FAULTS_SCRIPTS'] ?? usual)
  const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)
  return {
    count,
    seed,
    /** How many of them come to something at least; of fewer than usual chance may leave none. */
    least: (share: number) => (count < usual ? 0 : count * share),
    timeoutMs: START_MS + count * SCRIPT_MS,
    draw: <Script>(script: fc.Arbitrary<Script>, numRuns = count): Script[] =>
      fc.sample(script, { numRuns, seed }),
  }
}
