import {
  settleRunners,
  settleScores,
  voidAll,
  type BetOutcome,
  type Settlement,
  type TimeSpan,
} from '@maidan/exchange'
import type { Outcome } from '../views/outcome-text.ts'
import type { MatchedBets } from './read-matched.ts'

export type SettlementPlan = {
  settlement: Settlement
  /** What each order comes to, all its parts together. */
  orders: { orderId: number; playerId: number; netMinor: bigint; outcome: BetOutcome }[]
}

/** Settles the matched bets of a market (law 18): a pure function of bets and outcome. */
export function decideSettlement(
  bets: MatchedBets,
  outcome: Outcome,
  terms: { commissionBps: number; voidSpans: readonly TimeSpan[] },
): SettlementPlan {
  const { voidSpans } = terms
  const commissionBps = BigInt(terms.commissionBps)
  const settlement = settle(bets, outcome, { commissionBps, voidSpans })
  return { settlement, orders: byOrder(settlement, bets.orderIds) }
}

function settle(
  { onRunners, onScores }: MatchedBets,
  outcome: Outcome,
  terms: Parameters<typeof settleRunners>[2],
): Settlement {
  if ('void' in outcome) return voidAll([...onRunners, ...onScores])
  if ('score' in outcome) return settleScores(onScores, outcome.score, terms)
  return settleRunners(onRunners, outcome.winners, terms)
}

function byOrder({ bets }: Settlement, orderIds: readonly number[]): SettlementPlan['orders'] {
  const orders = new Map<number, SettlementPlan['orders'][number]>()
  for (const { betId, playerId, netMinor, outcome } of bets) {
    const orderId = orderIds[betId]
    if (orderId === undefined) throw new Error('a settled bet without its order')
    const sum = orders.get(orderId)
    if (sum) {
      sum.netMinor += netMinor
      sum.outcome = outcomeOf(sum.netMinor, outcome === 'void' && sum.outcome === 'void')
    } else orders.set(orderId, { orderId, playerId, netMinor, outcome })
  }
  return [...orders.values()]
}

function outcomeOf(netMinor: bigint, isVoid: boolean): BetOutcome {
  if (isVoid) return 'void'
  if (netMinor === 0n) return 'even'
  return netMinor > 0n ? 'won' : 'lost'
}
