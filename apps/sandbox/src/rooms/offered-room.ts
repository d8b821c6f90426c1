import type { RoomGame } from '@maidan/casino'
import { offerRoom, type OfferedRoom } from '../games/catalog/offered-game.ts'
import { StudioError } from '../games/errors/studio-error.ts'

/** The rooms of these games by their codes. */
export function offeredRooms(games: readonly RoomGame[]): ReadonlyMap<string, OfferedRoom> {
  return new Map(games.map((game) => [game.code, offerRoom(game)]))
}

/** The room of a code. Throws GAME_NOT_FOUND. */
export function roomOf(offered: ReadonlyMap<string, OfferedRoom>, code: string): OfferedRoom {
  const room = offered.get(code)
  if (room === undefined) throw new StudioError('GAME_NOT_FOUND')
  return room
}
