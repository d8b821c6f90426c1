import { exposureOfRunners, exposureOfScore, type RunnerBet, type ScoreBet } from '@maidan/exchange'
import { remainingOf, type LiveOrder, type LiveMarket, type Terms } from './live-market.ts'
import { profitOf } from './profit-of.ts'

/** Matched bets on one market, added up by what they are on. */
export type Matched = Map<string, { terms: Terms; stakeMinor: bigint; profitMinor: bigint }>

export type Position = {
  matched: Matched
  /** What the ledger holds for this market. */
  heldMinor: bigint
  /** Counts the changes of what is held, and names the ledger's commands. */
  version: bigint
}

export type Positions = Map<number, Position>

export function positionOf(positions: Positions, playerId: number): Position {
  const known = positions.get(playerId)
  if (known) return known
  const fresh: Position = { matched: new Map(), heldMinor: 0n, version: 0n }
  positions.set(playerId, fresh)
  return fresh
}

/** Adds a matched bet to those it stands with. */
export function addMatched(
  matched: Matched,
  bet: { terms: Terms; stakeMinor: bigint; profitMinor: bigint },
) {
  const key = keyOf(bet.terms)
  const sum = matched.get(key)
  const stakeMinor = (sum?.stakeMinor ?? 0n) + bet.stakeMinor
  const profitMinor = (sum?.profitMinor ?? 0n) + bet.profitMinor
  matched.set(key, { terms: bet.terms, stakeMinor, profitMinor })
}

/** A net is linear in stake and profit, so bets on the same thing may be added up exactly. */
function keyOf(terms: Terms): string {
  if (terms.on === 'claim') return `${terms.side} ${JSON.stringify(terms.claim)}`
  return `${terms.side} ${terms.runnerId}`
}

/** The player's worst loss on the market (law 14), with `added` orders as if they stood in it. */
export function liabilityOf(
  market: LiveMarket,
  playerId: number,
  added: readonly LiveOrder[] = [],
): bigint {
  const matched = [...(market.positions.get(playerId)?.matched.values() ?? [])]
  if (market.kind === 'fancy') {
    const offered = added.map((order) => scoreBet(order.terms, wholeOf(order)))
    return exposureOfScore([...matched.map((sum) => scoreBet(sum.terms, sum)), ...offered])
      .liabilityMinor
  }
  const waiting = [...(market.ordersOfPlayer.get(playerId) ?? []), ...added]
  return exposureOfRunners(market.runnerIds, [
    ...matched.map((sum) => runnerBet(sum.terms, sum, true)),
    ...waiting.map((order) => runnerBet(order.terms, wholeOf(order), false)),
  ]).liabilityMinor
}

type Amounts = { stakeMinor: bigint; profitMinor: bigint }

/** What is left of an order, as if all of it were matched at its own price. */
function wholeOf(order: LiveOrder): Amounts {
  const stakeMinor = remainingOf(order)
  return { stakeMinor, profitMinor: profitOf(order.terms, stakeMinor) }
}

export function runnerBet(terms: Terms, amounts: Amounts, isMatched: boolean): RunnerBet {
  if (terms.on === 'claim') throw new Error('a claim is no bet on a runner')
  return { runnerId: terms.runnerId, side: terms.side, ...pick(amounts), isMatched }
}

export function scoreBet(terms: Terms, amounts: Amounts): ScoreBet {
  if (terms.on !== 'claim') throw new Error('a runner is no bet on a score')
  return { claim: terms.claim, side: terms.side, ...pick(amounts) }
}

function pick({ stakeMinor, profitMinor }: Amounts): Amounts {
  return { stakeMinor, profitMinor }
}
