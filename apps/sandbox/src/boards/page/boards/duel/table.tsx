import { duel, type DuelFixture, type DuelPlay, type DuelTally } from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { GROUPS, names } from './names.ts'
import { duelMs } from './pace.ts'
import { Stage } from './scene/stage.tsx'
import type { DuelKey } from './words/keys.ts'
import './styles/duel.css'

export type DuelTable = EventRoom<DuelPlay, DuelKey>

const show: EventShow<DuelFixture, DuelPlay, DuelTally, DuelKey> = {
  game: duel,
  names,
  groups: GROUPS,
  playMs: duelMs,
  Scene: Stage,
}

/** The arena, the markets of the round's meeting, and the player's bets. */
export function Table(table: DuelTable) {
  return <EventTable show={show} table={table} />
}
