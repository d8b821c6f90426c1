import type { Random } from '../../random/random.ts'

/** A time from one moment to the next, at the pace of the real sport. */
type Pause = readonly [fromMs: number, toMs: number]

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

const PAUSES = {
  /** Back to the mark and in again. */
  runUp: [26 * SECOND_MS, 32 * SECOND_MS],
  /** From the run-up to what comes of the ball. */
  ball: [5 * SECOND_MS, 8 * SECOND_MS],
  /** While the ball is fetched from beyond the rope. */
  boundary: [4 * SECOND_MS, 7 * SECOND_MS],
  /** A look at the replay, and the next batter's walk. */
  wicket: [50 * SECOND_MS, 80 * SECOND_MS],
  overEnd: [22 * SECOND_MS, 34 * SECOND_MS],
  inningsEnd: [40 * SECOND_MS, 60 * SECOND_MS],
  toss: [4 * MINUTE_MS, 6 * MINUTE_MS],
  toTheMiddle: [9 * MINUTE_MS, 11 * MINUTE_MS],
  result: [15 * SECOND_MS, 25 * SECOND_MS],
  rain: [20 * SECOND_MS, 40 * SECOND_MS],
  stillRaining: [8 * MINUTE_MS, 12 * MINUTE_MS],
} as const satisfies Record<string, Pause>

export function pauseMs(random: Random, name: keyof typeof PAUSES): number {
  const [fromMs, toMs] = PAUSES[name]
  return fromMs + random.int(toMs - fromMs)
}
