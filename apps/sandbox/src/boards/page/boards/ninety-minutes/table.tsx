import { ninetyMinutes, type MatchFixture, type MatchPlay, type MatchTally } from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { GROUPS, names } from './names.ts'
import { Stage } from './scene/stage.tsx'
import { MATCH_MS } from './show/match-clock.ts'
import type { MatchKey } from './words/keys.ts'
import './styles/match.css'
import './styles/score.css'

export type MatchTable = EventRoom<MatchPlay, MatchKey>

const show: EventShow<MatchFixture, MatchPlay, MatchTally, MatchKey> = {
  game: ninetyMinutes,
  names,
  groups: GROUPS,
  playMs: () => MATCH_MS,
  Scene: Stage,
}

/** The pitch, the markets of the round's match, and the player's bets. */
export function Table(table: MatchTable) {
  return <EventTable show={show} table={table} />
}
