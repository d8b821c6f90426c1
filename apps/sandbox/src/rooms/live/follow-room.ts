import type { RoomFrame, RoomView } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import type { NewsKind } from './news.ts'
import { nextFrame } from './next-frame.ts'
import { pastKeeper, readView } from './read-view.ts'

/** A room is looked at this often while somebody is in it; other processes tell it no other way. */
const LOOK_EVERY_MS = 250

/** Bets are told this seldom at most; phases at once. */
const BETS_EVERY_MS = 200

/** Somebody who looks on: takes frames as text of server-sent events. */
export type Onlooker = { send: (frame: Buffer) => void }

export type FollowedRoom = {
  hear: (kind: NewsKind) => void
  join: (onlooker: Onlooker) => () => void
  sendAll: (frame: Buffer) => void
  close: () => void
}

/**
 * Follows one room for everybody who is in it here: looks at it, and frames what is new once for
 * all. Nothing is read while nobody is in it.
 */
export function followRoom(rooms: Rooms, game: string): FollowedRoom {
  const onlookers = new Set<Onlooker>()
  const pastBefore = pastKeeper(rooms)
  let last: RoomView | null = null
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> | null = null
  let isAskedAgain = false
  let isClosed = false

  const sendAll = (frame: Buffer) => {
    for (const onlooker of onlookers) onlooker.send(frame)
  }
  const look = async () => {
    const view = await readView(rooms, game, pastBefore)
    if (view === null || isClosed) return
    const frame = nextFrame(last, view)
    if (frame === null) return
    last = view
    sendAll(asEvent(frame))
  }
  const lookNow = () => {
    if (looking !== null) {
      isAskedAgain = true
      return
    }
    looking = look()
      .catch((error: unknown) => {
        rooms.log.warn({ err: error, game }, 'a room could not be looked at')
      })
      .finally(() => {
        looking = null
        lookIn(isAskedAgain ? 0 : LOOK_EVERY_MS)
        isAskedAgain = false
      })
  }
  const lookIn = (ms: number) => {
    if (timer !== null) clearTimeout(timer)
    timer = isClosed || onlookers.size === 0 ? null : setTimeout(lookNow, ms)
  }
  return {
    sendAll,
    hear(kind) {
      if (onlookers.size === 0) return
      if (kind === 'phase') lookNow()
      else if (looking === null) lookIn(untilBets(last, rooms.clock.nowMs()))
    },
    join(onlooker) {
      onlookers.add(onlooker)
      if (onlookers.size === 1) last = null
      if (last !== null) onlooker.send(asEvent({ kind: 'view', view: last }))
      else lookNow()
      return () => {
        onlookers.delete(onlooker)
      }
    },
    close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      onlookers.clear()
    },
  }
}

function untilBets(last: RoomView | null, nowMs: number): number {
  return last === null ? 0 : Math.max(0, last.nowMs + BETS_EVERY_MS - nowMs)
}

function asEvent(frame: RoomFrame): Buffer {
  return Buffer.from(`data: ${JSON.stringify(frame)}\n\n`)
}
