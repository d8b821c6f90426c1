import { enterGame, type Entered } from '../../games/page/studio/enter-game.ts'
import type { EnteredAs } from '../../games/page/studio/enter-or-come-back.ts'
import type { RoomSession } from '../../rooms/room-api.ts'
import { roomBoards, turnBoards } from './boards.ts'
import { enterRoom } from './rooms/enter-room.ts'
import { replayLink, type ReplayLink } from './replay-link.ts'
import type { AnyRoomBoard } from './rooms/room-board.ts'
import type { AnyTurnBoard } from './turns/turn-board.ts'

/** A board on its way, with the way in or the past round that its address names. */
export type BegunBoard =
  | { kind: 'turns'; board: Promise<AnyTurnBoard>; way: Promise<Entered> | ReplayLink }
  | {
      kind: 'room'
      board: Promise<AnyRoomBoard>
      way: Promise<EnteredAs<RoomSession>> | ReplayLink
    }

/** On a slow line the board and the way in come at once, not one after the other. Null without a board. */
export function beginBoard(code: string): BegunBoard | null {
  const link = replayLink(new URLSearchParams(location.search))
  const [turns, room] = [turnBoards[code], roomBoards[code]]
  // The way in is asked for first: it is one short call, and must not wait behind the board's files.
  if (turns !== undefined)
    return { kind: 'turns', way: link ?? enterGame(code), board: turns.load() }
  if (room !== undefined) return { kind: 'room', way: link ?? enterRoom(code), board: room.load() }
  return null
}
