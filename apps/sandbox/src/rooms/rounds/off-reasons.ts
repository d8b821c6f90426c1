/** Why the stakes of a round go back, as the wallet is told. */
export const OFF_REASONS = {
  stopped: 'The studio stopped before the draw; the round did not take place.',
  cut: 'The round was broken off in the middle, so that nobody could take the stake out.',
  alone: 'Nobody else has entered the contest; it did not take place.',
} as const

const REASONS: readonly string[] = Object.values(OFF_REASONS)

/** Whether a bet went back with its round, and not by itself. */
export function isCalledOff(reason: string | null): boolean {
  return reason !== null && REASONS.includes(reason)
}
