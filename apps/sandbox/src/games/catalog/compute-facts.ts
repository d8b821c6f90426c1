import { exactRtp, maxWinUnits, percentText, type BoardFacts, type SlotGame } from '@maidan/casino'
import type { GameFacts } from '../studio-api.ts'
import type { OfferedGame } from './offered-game.ts'

type ExactFacts = Pick<GameFacts, 'rtp' | 'hitFrequency' | 'maxWin'>

/** `multiple` is the highest win as a multiple of the bet, rounded up. */
export type CatalogFacts = ExactFacts & { multiple: number }

/** RTP, hit frequency and highest win from the game's own rules: seconds of work for some games. */
export function computeFacts({ kind, game }: OfferedGame): CatalogFacts {
  return kind === 'slot' ? slotFacts(game) : boardFacts(game)
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
