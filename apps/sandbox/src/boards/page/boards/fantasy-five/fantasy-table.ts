import type { FantasyOutcome, FantasySpot } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import type { FiveKey } from './words/en.ts'

/** What the room gives the board of Fantasy Five. */
export type FantasyTable = RoomTable<FantasySpot, FantasyOutcome, FiveKey>
