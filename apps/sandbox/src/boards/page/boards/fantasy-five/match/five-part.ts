import type { MatchPart } from '../../../fantasy/match/match-part.ts'
import type { FantasyTable } from '../fantasy-table.ts'

/** What every part of the match gets here, where a team is entered with its ladder. */
export type FivePart = Omit<MatchPart, 'table'> & { table: FantasyTable }
