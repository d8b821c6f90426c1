import type { CupTeam, FantasyOutcome } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import type { MatchPart } from '../../fantasy/match/match-part.ts'
import type { CupKey } from './words/en.ts'

/** What the room gives the board of Five Cup. */
export type CupTable = RoomTable<CupTeam, FantasyOutcome, CupKey>

/** What every part of the match gets here. */
export type CupPart = Omit<MatchPart, 'table'> & { table: CupTable }
