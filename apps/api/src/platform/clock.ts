/** Where the time comes from, so that a test may set it. */
export type Clock = {
  now: () => Date
  /** Milliseconds since some moment; runs on at one pace whatever the clock on the wall is set to. */
  monotonicMs: () => number
}

/** The machine's own clocks. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
}
