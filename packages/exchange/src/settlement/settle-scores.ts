import { netOfScoreBet } from '../bet/bet.ts'
import { isClaimTrue, requireClaim, requireScore } from '../bet/claim.ts'
import { settlementOf } from './settlement-of.ts'
import type { PlacedScoreBet, Settlement, SettlementTerms } from './settlement.ts'
import { splitVoided } from './split-voided.ts'

/**
 * Settles the bets on a score once it is known. The same arguments give the same settlement, in any
 * order of the bets. Throws `RangeError` for what is no score from 0 to `SCORE_MAX`.
 */
export function settleScores(
  bets: readonly PlacedScoreBet[],
  score: number,
  { commissionBps, voidSpans }: SettlementTerms,
): Settlement {
  requireScore(score)
  bets.forEach(({ claim }) => requireClaim(claim))
  const { voided, standing } = splitVoided(bets, voidSpans)
  const netBets = standing.map((bet) => ({
    ...bet,
    netMinor: netOfScoreBet(bet, isClaimTrue(bet.claim, score)),
  }))
  return settlementOf({ kind: 'score', score }, netBets, voided, commissionBps)
}
