import { archery, type ArcheryFixture, type ArcheryPlay, type ArcheryTally } from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { GROUPS, names } from './names.ts'
import { archeryMs } from './pace.ts'
import { Stage } from './scene/stage.tsx'
import type { ArcheryKey } from './words/keys.ts'
import './styles/stage.css'
import './styles/row.css'

export type ArcheryTable = EventRoom<ArcheryPlay, ArcheryKey>

const show: EventShow<ArcheryFixture, ArcheryPlay, ArcheryTally, ArcheryKey> = {
  game: archery,
  names,
  groups: GROUPS,
  playMs: archeryMs,
  Scene: Stage,
}

/** The range, the markets of the round's meeting, and the player's bets. */
export function Table(table: ArcheryTable) {
  return <EventTable show={show} table={table} />
}
