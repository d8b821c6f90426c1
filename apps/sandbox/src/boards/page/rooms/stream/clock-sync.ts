/** One question for the server's time: when it was sent and answered by our clock, and the answer. */
export type TimeSample = { sentMs: number; answeredMs: number; serverMs: number }

/**
 * How far the server's clock is ahead of ours, by the question that was answered the quickest: half
 * of its way there and back is the most that it can be wrong by. Null without any.
 */
export function clockOffsetMs(samples: readonly TimeSample[]): number | null {
  const [best] = samples.toSorted((a, b) => wayMs(a) - wayMs(b))
  if (best === undefined) return null
  return best.serverMs - (best.sentMs + wayMs(best) / 2)
}

function wayMs({ sentMs, answeredMs }: TimeSample): number {
  return answeredMs - sentMs
}
