import { exactRtp, maxWinUnits, percentText, type BoardFacts, type SlotGame } from '@maidan/casino'
import type { GameFacts } from '../studio-api.ts'
import { offeredGame, type OfferedGame } from './offered-game.ts'

type ExactFacts = Pick<GameFacts, 'rtp' | 'hitFrequency' | 'maxWin'>

/** `multiple` is the highest win as a multiple of the bet, rounded up. */
type CatalogFacts = ExactFacts & { multiple: number }

/** Computing a game exactly takes a moment and gives the same answer every time. */
const exactFacts = new Map<string, CatalogFacts>()

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

/** RTP, hit frequency and highest win, computed from the game's own rules. */
export function exactFactsOf({ kind, game }: OfferedGame): CatalogFacts {
  const known = exactFacts.get(game.code)
  if (known !== undefined) return known
  const facts = kind === 'slot' ? slotFacts(game) : boardFacts(game)
  exactFacts.set(game.code, facts)
  return facts
}

function slotFacts(game: SlotGame): CatalogFacts {
  const { percent, hitPercent } = exactRtp(game)
  const timesBet = maxWinUnits(game) / game.costUnits
  return {
    rtp: percent,
    hitFrequency: hitPercent,
    maxWin: String(Math.floor(timesBet)),
    multiple: Math.ceil(timesBet),
  }
}

/** Where there are several ways to bet, the usual one speaks for the game, the largest win for all. */
function boardFacts({ code, bets }: BoardFacts): CatalogFacts {
  const [usual] = bets
  if (usual === undefined) throw new Error(`${code} has no way to bet`)
  const multiple = Math.max(...bets.map(({ largestMultiple }) => largestMultiple))
  return {
    rtp: percentText(usual.exactReturn),
    hitFrequency: percentText(usual.hitRate),
    maxWin: String(multiple),
    multiple,
  }
}

/** A game opens at a low bet, never at a high one. */
function defaultLevel(levels: readonly string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? '0'
}
