import { penalties, type PenaltyFixture, type PenaltyPlay, type PenaltyTally } from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { GROUPS, names } from './names.ts'
import { penaltiesMs } from './pace.ts'
import { Stage } from './scene/stage.tsx'
import type { PenaltyKey } from './words/keys.ts'
import './styles/penalties.css'

export type PenaltyTable = EventRoom<PenaltyPlay, PenaltyKey>

const show: EventShow<PenaltyFixture, PenaltyPlay, PenaltyTally, PenaltyKey> = {
  game: penalties,
  names,
  groups: GROUPS,
  playMs: penaltiesMs,
  Scene: Stage,
}

/** The goal, the markets of the round's meeting, and the player's bets. */
export function Table(table: PenaltyTable) {
  return <EventTable show={show} table={table} />
}
