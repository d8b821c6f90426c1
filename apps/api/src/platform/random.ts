/** Where chance comes from, so that a test may foresee it. */
export type Random = {
  /** A whole number from 0 up to, and never reaching, `limit`. */
  below: (limit: number) => number
}
