import type { StudioRefusal } from '../../../games/page/studio/call-studio.ts'
import type { OwnBet, RoomView } from '../../../rooms/room-api.ts'
import type { RoomNotice } from './room-notice.ts'
import type { AskedBet } from './stakes/own-stakes.ts'

/** All that a page knows of a room at a moment. */
export type RoomState = {
  /** Null until the room has told something. */
  view: RoomView | null
  /** The line is lost: what is shown may be old. */
  isStale: boolean
  /** Own bets as the studio tells them, newest first. */
  own: readonly OwnBet[]
  asked: readonly AskedBet[]
  /** Bets whose stake is being taken out by hand right now. */
  leaving: readonly string[]
  /** The balance as the wallet last told it. */
  balanceMinor: bigint
  /** What has just happened; it goes by itself. */
  news: RoomNotice | null
  /** Money that takes longer than it should. */
  late: RoomNotice | null
  /** What came of bets while nobody looked, a sentence each, the first one standing now. */
  unseen: readonly RoomNotice[]
  /** The session is over: the game has to be opened again from the site. */
  ended: StudioRefusal | null
}
