import { DEAL_HANDS, type DealStep } from '../../live/deal/deal-steps.ts'

const CARDS = [0, 1, 2]

/** All six cards are laid down in turn, A first; then they are turned in the same order. */
export const TEEN_PATTI_STEPS: readonly DealStep[] = [
  ...inTurn('deal', 300, 330),
  ...inTurn('turn', 2_700, 700),
  { act: 'tell', atMs: 6_900 },
]

function inTurn(act: 'deal' | 'turn', firstMs: number, eachMs: number): readonly DealStep[] {
  return CARDS.flatMap((card) => DEAL_HANDS.map((hand) => ({ act, hand, card }))).map(
    (step, index) => ({ ...step, atMs: firstMs + index * eachMs }),
  )
}
