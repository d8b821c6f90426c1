import type { DealStep } from '../../live/deal/deal-steps.ts'

/** The one card is laid down, lies there for a moment, and is turned. */
export const LUCKY_SEVEN_STEPS: readonly DealStep[] = [
  { act: 'deal', hand: 'right', card: 0, atMs: 300 },
  { act: 'turn', hand: 'right', card: 0, atMs: 1_800 },
  { act: 'tell', atMs: 2_500 },
]
