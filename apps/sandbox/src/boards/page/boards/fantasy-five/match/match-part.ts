import type { Cricketer } from '@maidan/casino'
import type { FantasyTable } from '../fantasy-table.ts'
import type { MatchShown } from '../use-match.ts'

/** What every part of the match gets; `all` are the twelve who play. */
export type MatchPart = { table: FantasyTable; shown: MatchShown; all: readonly Cricketer[] }
