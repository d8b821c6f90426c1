import { settlementOf } from './settlement-of.ts'
import type { PlacedRunnerBet, PlacedScoreBet, Settlement } from './settlement.ts'

/** Voids every bet of a market: nothing moves, for the winner of the moment as for the loser. */
export function voidAll(bets: readonly (PlacedRunnerBet | PlacedScoreBet)[]): Settlement {
  return settlementOf({ kind: 'void' }, [], bets, 0n)
}
