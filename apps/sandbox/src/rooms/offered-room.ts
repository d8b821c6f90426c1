import type { RoomGame } from '@maidan/casino'
import { StudioError } from '../games/errors/studio-error.ts'
import { PROVIDER_CODES, type ProviderCode } from '../games/studio-options.ts'

export type OfferedRoom = {
  game: RoomGame
  provider: ProviderCode
  /** Allowed stakes by currency, smallest first. A currency that is missing is not offered. */
  betLevels: Readonly<Record<string, readonly bigint[]>>
}

/** The rooms of these games by their codes. */
export function offeredRooms(games: readonly RoomGame[]): ReadonlyMap<string, OfferedRoom> {
  return new Map(games.map((game) => [game.code, offer(game)]))
}

/** The room of a code. Throws GAME_NOT_FOUND. */
export function roomOf(offered: ReadonlyMap<string, OfferedRoom>, code: string): OfferedRoom {
  const room = offered.get(code)
  if (room === undefined) throw new StudioError('GAME_NOT_FOUND')
  return room
}

function offer(game: RoomGame): OfferedRoom {
  const provider = PROVIDER_CODES.find((code) => code === game.platform.toLowerCase())
  if (provider === undefined) throw new Error(`${game.code} has an unknown platform`)
  return { game, provider, betLevels: game.betLevelsMinor }
}
