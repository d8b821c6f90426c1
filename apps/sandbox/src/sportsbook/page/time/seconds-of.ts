/** A pause in whole seconds, as it is told to players. */
export function secondsOf(pauseMs: number): number {
  return Math.ceil(pauseMs / 1_000)
}
