/** The odds on the slip, and those that stood there before. */
export type ShownOdds = { odds: string; before: string; sinceMs: number }

/** Nobody reads new odds faster than this; a press so soon was meant for those before. */
const READ_MS = 400

/** The odds that a press at this moment was meant for. */
export function oddsSeen({ odds, before, sinceMs }: ShownOdds, nowMs: number): string {
  return nowMs - sinceMs < READ_MS ? before : odds
}
