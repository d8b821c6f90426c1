import type { BaccaratOutcome } from '@maidan/casino'
import type { DealHand, DealStep } from '../../live/deal/deal-steps.ts'

/** The first two cards of each side are laid down in turn; the player's are turned, then the banker's. */
const FIRST_FOUR: readonly DealStep[] = [
  { act: 'deal', hand: 'left', card: 0, atMs: 300 },
  { act: 'deal', hand: 'right', card: 0, atMs: 700 },
  { act: 'deal', hand: 'left', card: 1, atMs: 1_100 },
  { act: 'deal', hand: 'right', card: 1, atMs: 1_500 },
  { act: 'turn', hand: 'left', card: 0, atMs: 2_200 },
  { act: 'turn', hand: 'left', card: 1, atMs: 2_800 },
  { act: 'turn', hand: 'right', card: 0, atMs: 3_500 },
  { act: 'turn', hand: 'right', card: 1, atMs: 4_100 },
]

const FIRST_FOUR_MS = 4_100
const WAIT_MS = 900
const TURN_MS = 600

/** A deal as it is shown: third cards come one after the other, the player's first. */
export function baccaratSteps({ player, banker }: BaccaratOutcome): readonly DealStep[] {
  const drawn = [
    ...(player.length > 2 ? (['left'] as const) : []),
    ...(banker.length > 2 ? (['right'] as const) : []),
  ]
  const each = WAIT_MS + TURN_MS
  const thirds = drawn.flatMap((hand, index) => thirdCard(hand, FIRST_FOUR_MS + index * each))
  const tellMs = FIRST_FOUR_MS + drawn.length * each + WAIT_MS
  return [...FIRST_FOUR, ...thirds, { act: 'tell', atMs: tellMs }]
}

function thirdCard(hand: DealHand, afterMs: number): readonly DealStep[] {
  return [
    { act: 'deal', hand, card: 2, atMs: afterMs + WAIT_MS },
    { act: 'turn', hand, card: 2, atMs: afterMs + WAIT_MS + TURN_MS },
  ]
}
