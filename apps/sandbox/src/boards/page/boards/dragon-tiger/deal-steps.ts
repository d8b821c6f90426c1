import type { DealStep } from '../../live/deal/deal-steps.ts'

/** Both cards are laid down first; then the dragon's is turned and at last the tiger's. */
export const DRAGON_TIGER_STEPS: readonly DealStep[] = [
  { act: 'deal', hand: 'left', card: 0, atMs: 300 },
  { act: 'deal', hand: 'right', card: 0, atMs: 900 },
  { act: 'turn', hand: 'left', card: 0, atMs: 1_700 },
  { act: 'turn', hand: 'right', card: 0, atMs: 2_700 },
  { act: 'tell', atMs: 3_300 },
]
