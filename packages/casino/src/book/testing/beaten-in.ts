import type { BookMarket, Ends } from '../book-market.ts'
import { priceBookMarket } from '../price-book-market.ts'

/**
 * What a market's prices break of what no price may: a selection that is worth more than the margin
 * leaves, and ends at which whoever backs all of them in inverse proportion to their odds is ahead.
 */
export function beatenIn<End>(market: BookMarket<End>, ends: Ends<End>): string[] {
  const odds = priceBookMarket(market, ends)
  const keeps = 10_000 / (10_000 + market.marginBps) + 1e-9
  const dear = market.selections.filter(({ settle }, index) => {
    const centi = odds[index] ?? null
    return centi !== null && (centi / 100) * chanceLeft(settle, ends) > keeps
  })
  const named = dear.map(({ id }) => `${market.id} ${id}`)
  if (odds.some((centi) => centi === null)) return named
  const staked = odds.reduce<number>((sum, centi) => sum + 100 / (centi ?? 1), 0)
  const beaten = ends.filter(({ end }) => {
    const verdicts = market.selections.map(({ settle }) => settle(end))
    // Each stake that wins returns 1: its odds times its stake.
    const wins = verdicts.filter((verdict) => verdict === 'won').length
    return !verdicts.includes('void') && wins / staked > keeps
  })
  return [...named, ...beaten.map(({ end }) => `${market.id} ${JSON.stringify(end)}`)]
}

/** The chance to win, among the ends that give no stake back. */
function chanceLeft<End>(settle: BookMarket<End>['selections'][number]['settle'], ends: Ends<End>) {
  let [won, left] = [0, 0]
  for (const { end, chance } of ends) {
    const verdict = settle(end)
    if (verdict === 'won') won += chance
    if (verdict !== 'void') left += chance
  }
  return won / left
}

/** What all chances add up to. */
export function totalChance(ends: Ends<unknown>): number {
  return ends.reduce((sum, { chance }) => sum + chance, 0)
}
