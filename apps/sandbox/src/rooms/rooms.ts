import type { Pool } from 'pg'
import type { StudioLog } from '../games/studio-options.ts'
import type { WalletClient } from '../games/wallet/wallet-client.ts'
import type { PendingCashOuts } from './cash-out/pending-cash-outs.ts'
import type { RoomClock } from './clock/room-clock.ts'
import type { News } from './live/news.ts'
import type { Watchers } from './live/watchers.ts'
import type { OfferedRoom } from '../games/catalog/offered-game.ts'

/** Everything a call of the rooms works with; `openRooms` makes the one value of it. */
export type Rooms = {
  db: Pool
  wallet: WalletClient
  log: StudioLog
  publicUrl: string
  siteOrigin: string
  /** How many times its limits on the opening of a room are let through. */
  limitsScale: number
  /** Every room by the code of its game. */
  offered: ReadonlyMap<string, OfferedRoom>
  clock: RoomClock
  news: News
  watchers: Watchers
  pending: PendingCashOuts
  /** Codes of the games whose rooms this process runs. */
  leading: Set<string>
}
