import type { Rooms } from '../rooms.ts'
import { FollowedRoom, type Onlooker } from './follow-room.ts'

/** The rooms as those who look on get them. */
export type LiveRooms = {
  /** Sends a room to an onlooker from now on, until what it answers is called. */
  watch: (game: string, onlooker: Onlooker) => () => void
  close: () => void
}

/** Something is sent at least this often, so that a broken line is noticed. */
const HEARTBEAT_MS = 10_000
const HEARTBEAT = Buffer.from(':\n\n')

export function openLiveRooms(rooms: Rooms): LiveRooms {
  const followed = new Map<string, FollowedRoom>()
  const roomAt = (game: string) => {
    const known = followed.get(game) ?? new FollowedRoom(rooms, game)
    followed.set(game, known)
    return known
  }
  rooms.news.listen((game, kind) => followed.get(game)?.hear(kind))
  const heartbeat = setInterval(() => {
    for (const room of followed.values()) room.sendAll(HEARTBEAT)
  }, HEARTBEAT_MS).unref()
  return {
    watch(game, onlooker) {
      rooms.watchers.enter(game)
      const leave = roomAt(game).join(onlooker)
      return () => {
        leave()
        rooms.watchers.leave(game)
      }
    },
    close() {
      clearInterval(heartbeat)
      for (const room of followed.values()) room.close()
    },
  }
}
