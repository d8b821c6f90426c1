import { createCells } from '../prices/cells.ts'
import type { Cells } from '../prices/cells.ts'
import type { EventLines } from '../events/event-lines.ts'
import type { MatchOdds } from '../markets/match-odds.ts'

/** The prices that one screen shows: match odds by market, bookmaker and fancy lines by event. */
export type OddsStore = { odds: Cells<MatchOdds>; lines: Cells<EventLines> }

export function createOddsStore(): OddsStore {
  return { odds: createCells(), lines: createCells() }
}
