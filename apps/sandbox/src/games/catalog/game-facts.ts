import type { GameFacts } from '../studio-api.ts'
import { computeFacts, type CatalogFacts } from './compute-facts.ts'
import { EXACT_FIGURES } from './exact-figures.ts'
import { offeredGame, type OfferedGame } from './offered-game.ts'

/** Of games that are not in the list, such as those of tests. */
const computed = new Map<string, CatalogFacts>()

/** What a player may know of a game before betting, with the bets of one currency. */
export function gameFacts(code: string, currency: string): GameFacts {
  return factsOf(offeredGame(code), currency)
}

/** The same of a game that is at hand. */
export function factsOf(offered: OfferedGame, currency: string): GameFacts {
  const { game, provider, betLevels } = offered
  const levels = (betLevels[currency] ?? []).map(String)
  const { rtp, hitFrequency, maxWin } = exactFactsOf(offered)
  return {
    code: game.code,
    title: game.title,
    provider: provider.name,
    volatility: game.volatility,
    betLevels: levels,
    betDefaultMinor: defaultLevel(levels),
    rtp,
    hitFrequency,
    maxWin,
  }
}

/** RTP, hit frequency and highest win. One that has no entry in the list is computed now. */
export function exactFactsOf(offered: OfferedGame): CatalogFacts {
  const { code } = offered.game
  const known = EXACT_FIGURES[code] ?? computed.get(code)
  if (known !== undefined) return known
  const facts = computeFacts(offered)
  computed.set(code, facts)
  return facts
}

/** A game opens at a low bet, never at a high one. */
function defaultLevel(levels: readonly string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? '0'
}
