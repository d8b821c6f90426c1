/** Where the time comes from, so that a test may set it. */
export type Clock = { now: () => Date }
