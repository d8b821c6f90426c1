import { luckySeven, type LuckySevenOutcome, type LuckySevenSpot } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import { LiveTable } from '../../live/live-table.tsx'
import { luckySevenShow } from './lucky-seven-show.tsx'
import type { LuckySevenKey } from './words/keys.ts'
import './lucky-seven.css'

export type LuckySevenTable = RoomTable<LuckySevenSpot, LuckySevenOutcome, LuckySevenKey>

/** One card on the live table. */
export function Table(table: LuckySevenTable) {
  return <LiveTable game={luckySeven} show={luckySevenShow(table.voice)} table={table} />
}
