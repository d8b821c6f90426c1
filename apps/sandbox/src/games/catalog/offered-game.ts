import { slotGames, type SlotGame } from '@maidan/casino'
import { StudioError } from '../errors/studio-error.ts'
import { PROVIDER_CODES, type ProviderCode } from '../studio-options.ts'

export type OfferedGame = {
  game: SlotGame
  provider: ProviderCode
  /** Allowed bets by currency, smallest first. A currency that is missing is not offered. */
  betLevels: Readonly<Record<string, readonly bigint[]>>
}

const offered = new Map(slotGames.map((game) => [game.code, offer(game)]))

/** The game with this code. Throws GAME_NOT_FOUND. */
export function offeredGame(code: string): OfferedGame {
  const game = offered.get(code)
  if (game === undefined) throw new StudioError('GAME_NOT_FOUND')
  return game
}

/** Every game of the studio. */
export function offeredGames(): readonly OfferedGame[] {
  return [...offered.values()]
}

function offer(game: SlotGame): OfferedGame {
  const provider = PROVIDER_CODES.find((code) => code === game.platform.toLowerCase())
  if (provider === undefined) throw new Error(`${game.code} has an unknown platform`)
  return { game, provider, betLevels: game.betLevelsMinor }
}
