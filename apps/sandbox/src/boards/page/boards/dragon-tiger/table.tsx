import { dragonTiger, type DragonTigerOutcome, type DragonTigerSpot } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import { LiveTable } from '../../live/live-table.tsx'
import { dragonTigerShow } from './dragon-tiger-show.tsx'
import type { DragonTigerKey } from './words/keys.ts'
import './dragon-tiger.css'

export type DragonTigerTable = RoomTable<DragonTigerSpot, DragonTigerOutcome, DragonTigerKey>

/** A card for the dragon and one for the tiger on the live table. */
export function Table(table: DragonTigerTable) {
  return <LiveTable game={dragonTiger} show={dragonTigerShow(table.voice)} table={table} />
}
