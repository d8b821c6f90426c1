import type { Cricketer } from '@maidan/casino'
import type { FantasyRoom } from '../fantasy-room.ts'
import type { MatchShown } from '../use-match.ts'

/** What every part of the match gets; `all` are the twelve who play. */
export type MatchPart = { table: FantasyRoom; shown: MatchShown; all: readonly Cricketer[] }
