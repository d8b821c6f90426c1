import { exactRtp, maxMultiple, maxWinTimesBet, type SlotGame } from '@maidan/casino'
import type { GameFacts } from '../studio-api.ts'
import { offeredGame } from './offered-game.ts'
import { PROVIDER_NAMES } from './provider-names.ts'

type ExactFacts = Pick<GameFacts, 'rtp' | 'hitFrequency' | 'maxWin'>

/** `multiple` is the highest win as a multiple of the bet, rounded up. */
type CatalogFacts = ExactFacts & { multiple: number }

/** Computing a game exactly takes a moment and gives the same answer every time. */
const exactFacts = new Map<string, CatalogFacts>()

/** What a player may know of a game before betting, with the bets of one currency. */
export function gameFacts(code: string, currency: string): GameFacts {
  const { game, provider, betLevels } = offeredGame(code)
  const levels = (betLevels[currency] ?? []).map(String)
  return {
    code,
    title: game.title,
    provider: PROVIDER_NAMES[provider],
    volatility: game.volatility,
    betLevels: levels,
    betDefaultMinor: defaultLevel(levels),
    ...shownFacts(game),
  }
}

function shownFacts(game: SlotGame): ExactFacts {
  const { rtp, hitFrequency, maxWin } = exactFactsOf(game)
  return { rtp, hitFrequency, maxWin }
}

/** RTP, hit frequency and highest win, computed from the game's own strips and pays. */
export function exactFactsOf(game: SlotGame): CatalogFacts {
  const known = exactFacts.get(game.code)
  if (known !== undefined) return known
  const { percent, hitPercent } = exactRtp(game)
  const facts = {
    rtp: percent,
    hitFrequency: hitPercent,
    maxWin: String(maxWinTimesBet(game)),
    multiple: maxMultiple(game),
  }
  exactFacts.set(game.code, facts)
  return facts
}

/** A game opens at a low bet, never at a high one. */
function defaultLevel(levels: readonly string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? '0'
}
