import { baccarat, type BaccaratOutcome, type BaccaratSpot } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import { LiveTable } from '../../live/live-table.tsx'
import { baccaratShow } from './baccarat-show.tsx'
import type { BaccaratKey } from './words/keys.ts'
import './baccarat.css'

export type BaccaratTable = RoomTable<BaccaratSpot, BaccaratOutcome, BaccaratKey>

/** The player and the banker on the live table. */
export function Table(table: BaccaratTable) {
  return <LiveTable game={baccarat} show={baccaratShow(table.voice)} table={table} />
}
