import { expect } from 'vitest'
import type { BookMarket, Ends } from '../book-market.ts'
import { priceBookMarket } from '../price-book-market.ts'

/**
 * Prices a market and asserts what no price may break: no selection is worth more than the market's
 * margin leaves, and who backs all of them in inverse proportion to their odds wins at no end.
 */
export function checkMarket<End>(market: BookMarket<End>, ends: Ends<End>): void {
  const odds = priceBookMarket(market, ends)
  const keeps = 10_000 / (10_000 + market.marginBps)
  market.selections.forEach(({ id, settle }, index) => {
    const centi = odds[index] ?? null
    if (centi === null) return
    const { won, left } = worthOf(settle, ends)
    expect((won / left) * (centi / 100), `${market.id} ${id}`).toBeLessThan(keeps + 1e-9)
  })
  if (odds.some((centi) => centi === null)) return
  const stakes = odds.map((centi) => 100 / (centi ?? 1))
  const staked = stakes.reduce((sum, stake) => sum + stake, 0)
  const beaten = ends.filter(({ end }) => {
    const verdicts = market.selections.map(({ settle }) => settle(end))
    // Each stake that wins returns 1: its odds times its stake.
    const wins = verdicts.filter((verdict) => verdict === 'won').length
    return !verdicts.includes('void') && wins / staked > keeps + 1e-9
  })
  expect(beaten, market.id).toEqual([])
}

function worthOf<End>(settle: BookMarket<End>['selections'][number]['settle'], ends: Ends<End>) {
  let [won, left] = [0, 0]
  for (const { end, chance } of ends) {
    const verdict = settle(end)
    if (verdict === 'won') won += chance
    if (verdict !== 'void') left += chance
  }
  return { won, left }
}

/** What all chances add up to. */
export function totalChance(ends: Ends<unknown>): number {
  return ends.reduce((sum, { chance }) => sum + chance, 0)
}
