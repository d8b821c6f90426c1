import { divideMoney, parseOdds, oddsOfTick } from '@maidan/money'
import type { Selection } from '../../../lib/exchange/selection.ts'

/** A bet as far as its money goes. The stake is the backer's, as everywhere in the trade. */
export type BetTerms = Pick<Selection, 'kind' | 'side' | 'odds'> & { stakeMinor: bigint }

export type Figures = { winMinor: bigint; loseMinor: bigint }

/**
 * What a bet wins at best and loses at worst; null while its odds are no price. A backer wins
 * floor(stake × (odds − 1)) on the ladder and floor(stake × rate / 100) against the house, and
 * loses the stake; the other side loses the one and wins the other.
 */
export function figuresOf(terms: BetTerms): Figures | null {
  const profit = backerProfit(terms)
  if (profit === null) return null
  return isFor(terms.side)
    ? { winMinor: profit, loseMinor: terms.stakeMinor }
    : { winMinor: terms.stakeMinor, loseMinor: profit }
}

/** Back and yes say that it comes true; lay and no that it does not. */
export function isFor(side: Selection['side']): boolean {
  return side === 'back' || side === 'yes'
}

export type RunnerOutcome = { id: number; beforeMinor: bigint; afterMinor: bigint }

/** What each runner's win comes to, before this bet and with it matched. */
export function outcomesAfter(
  runnerIds: readonly number[],
  nets: ReadonlyMap<number, bigint>,
  bet: BetTerms & { selectionId: number },
): RunnerOutcome[] {
  const figures = figuresOf(bet)
  return runnerIds.map((id) => {
    const beforeMinor = nets.get(id) ?? 0n
    const changeMinor = figures === null ? 0n : changeOf(figures, bet.side, id === bet.selectionId)
    return { id, beforeMinor, afterMinor: beforeMinor + changeMinor }
  })
}

function changeOf({ winMinor, loseMinor }: Figures, side: Selection['side'], wins: boolean) {
  return wins === isFor(side) ? winMinor : -loseMinor
}

/**
 * How much more a bet holds of the balance. `worsts` is what each runner's win costs at worst by
 * now. A bet that may wait in the book counts only where it loses; one against the house counts
 * everywhere, so it may free money.
 */
export function holdOf(
  runnerIds: readonly number[],
  worsts: ReadonlyMap<number, bigint>,
  bet: BetTerms & { selectionId: number },
): bigint {
  const before = heldFor(runnerIds.map((id) => worsts.get(id) ?? 0n))
  const after = outcomesAfter(runnerIds, worsts, bet).map(({ beforeMinor, afterMinor }) =>
    bet.kind === 'match_odds' && afterMinor > beforeMinor ? beforeMinor : afterMinor,
  )
  const more = heldFor(after) - before
  return more > 0n ? more : 0n
}

function heldFor(nets: readonly bigint[]): bigint {
  return nets.reduce((held, net) => (-net > held ? -net : held), 0n)
}

function backerProfit({ kind, odds, stakeMinor }: BetTerms): bigint | null {
  if (kind === 'match_odds') {
    const tick = parseOdds(odds)
    if (tick === null) return null
    return divideMoney(stakeMinor * BigInt(oddsOfTick(tick) - 100), 100n, 'floor')
  }
  const hundredths = readRate(odds)
  return hundredths === null ? null : divideMoney(stakeMinor * BigInt(hundredths), 10_000n, 'floor')
}

/** A house rate such as 90 or 87.5 in hundredths. */
function readRate(rate: string): number | null {
  const match = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(rate)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}
