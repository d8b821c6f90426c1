import { teenPatti, type TeenPattiOutcome, type TeenPattiSpot } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import { LiveTable } from '../../live/live-table.tsx'
import { teenPattiShow } from './teen-patti-show.tsx'
import type { TeenPattiKey } from './words/keys.ts'
import './teen-patti.css'

export type TeenPattiTable = RoomTable<TeenPattiSpot, TeenPattiOutcome, TeenPattiKey>

/** Two hands of three cards on the live table. */
export function Table(table: TeenPattiTable) {
  return <LiveTable game={teenPatti} show={teenPattiShow(table.voice)} table={table} />
}
