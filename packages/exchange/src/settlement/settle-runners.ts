import { runnerNets } from './runner-nets.ts'
import { settlementOf } from './settlement-of.ts'
import type { PlacedRunnerBet, Settlement, SettlementTerms } from './settlement.ts'
import { splitVoided } from './split-voided.ts'

/**
 * Settles the matched bets of a market on these winners: match odds or bookmaker, one winner or a
 * dead heat of several. The same arguments give the same settlement, in any order of the bets.
 *
 * Throws `RangeError` for no winner, since a market without a result is voided by `voidAll`, and
 * for a winner named twice.
 */
export function settleRunners(
  bets: readonly PlacedRunnerBet[],
  winnerIds: readonly number[],
  { commissionBps, voidSpans }: SettlementTerms,
): Settlement {
  const runnerIds = [...new Set(winnerIds)].toSorted((a, b) => a - b)
  if (runnerIds.length === 0) throw new RangeError('a market is settled on at least one winner')
  if (runnerIds.length !== winnerIds.length) throw new RangeError('a winner is named twice')
  const { voided, standing } = splitVoided(bets, voidSpans)
  const nets = runnerNets(standing, runnerIds)
  const netBets = standing.map((bet) => ({ ...bet, netMinor: nets.get(bet.betId) ?? 0n }))
  return settlementOf({ kind: 'winners', runnerIds }, netBets, voided, commissionBps)
}
