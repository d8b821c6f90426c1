import {
  tieBreak,
  type TieBreakFixture,
  type TieBreakPlay,
  type TieBreakTally,
} from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { GROUPS, names } from './names.ts'
import { tieBreakMs } from './pace.ts'
import { Stage } from './scene/stage.tsx'
import type { TieBreakKey } from './words/keys.ts'
import './styles/stage.css'
import './styles/row.css'

export type TieBreakTable = EventRoom<TieBreakPlay, TieBreakKey>

const show: EventShow<TieBreakFixture, TieBreakPlay, TieBreakTally, TieBreakKey> = {
  game: tieBreak,
  names,
  groups: GROUPS,
  playMs: tieBreakMs,
  Scene: Stage,
}

/** The court, the markets of the round's meeting, and the player's bets. */
export function Table(table: TieBreakTable) {
  return <EventTable show={show} table={table} />
}
