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
  /** Of players with bets against the house: what those risked, and what they won or lost together. */
  atHouse: ReadonlyMap<number, PlayAtHouse>
}

export type PlayAtHouse = { riskMinor: bigint; netMinor: bigint }

/** Settles the matched bets of a market (law 18): a pure function of bets and outcome. */
export function decideSettlement(
  bets: MatchedBets,
  outcome: Outcome,
  terms: { commissionBps: number; voidSpans: readonly TimeSpan[] },
): SettlementPlan {
  const { voidSpans } = terms
  const commissionBps = BigInt(terms.commissionBps)
  const settlement = settle(bets, outcome, { commissionBps, voidSpans })
  const atHouse = playAtHouse(settlement, bets)
  return { settlement, orders: byOrder(settlement, bets.orderIds), atHouse }
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

function playAtHouse(
  settlement: Settlement,
  { onRunners, onScores, houseBetIds }: MatchedBets,
): SettlementPlan['atHouse'] {
  const risks = new Map<number, bigint>([
    ...onRunners.map((bet) => [bet.betId, riskOf(bet, 'back')] as const),
    ...onScores.map((bet) => [bet.betId, riskOf(bet, 'yes')] as const),
  ])
  const plays = new Map<number, PlayAtHouse>()
  for (const { betId, playerId, netMinor } of settlement.bets) {
    if (!houseBetIds.has(betId)) continue
    const sum = plays.get(playerId) ?? { riskMinor: 0n, netMinor: 0n }
    const riskMinor = sum.riskMinor + (risks.get(betId) ?? 0n)
    plays.set(playerId, { riskMinor, netMinor: sum.netMinor + netMinor })
  }
  return plays
}

/** What a bet could lose: its stake on the side that is for it, else what it pays. */
function riskOf<Side>(
  { side, stakeMinor, profitMinor }: { side: Side; stakeMinor: bigint; profitMinor: bigint },
  isFor: Side,
): bigint {
  return side === isFor ? stakeMinor : profitMinor
}

function outcomeOf(netMinor: bigint, isVoid: boolean): BetOutcome {
  if (isVoid) return 'void'
  if (netMinor === 0n) return 'even'
  return netMinor > 0n ? 'won' : 'lost'
}
