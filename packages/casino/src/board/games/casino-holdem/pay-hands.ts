import type { Card } from '../../../cards/card.ts'
import { nameOfStrength, rankCards } from '../../../cards/poker/rank-cards.ts'
import type { HoldemResult } from './events.ts'
import { CALL_ANTES, HOLDEM_PAYS, QUALIFYING_STRENGTH } from './pays.ts'

/** How a called round ended, and what ante and call are paid in antes, the stakes' return included. */
export type HandsPay = { result: HoldemResult; ante: number; call: number }

/** Compares the best five of seven cards of the player's with the best five of the dealer's. */
export function payHands(own: readonly Card[], dealer: readonly Card[]): HandsPay {
  const [strength, dealt] = [rankCards(own), rankCards(dealer)]
  const ante = 1 + HOLDEM_PAYS[nameOfStrength(strength)]
  if (dealt < QUALIFYING_STRENGTH) return { result: 'unqualified', ante, call: CALL_ANTES }
  if (strength > dealt) return { result: 'won', ante, call: 2 * CALL_ANTES }
  if (strength === dealt) return { result: 'tied', ante: 1, call: CALL_ANTES }
  return { result: 'lost', ante: 0, call: 0 }
}
