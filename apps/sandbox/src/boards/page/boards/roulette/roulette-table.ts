import type { RouletteOutcome, RouletteSpot } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import type { RouletteKey } from './words/keys.ts'

/** What the frame hands to the table. */
export type RouletteTable = RoomTable<RouletteSpot, RouletteOutcome, RouletteKey>
