import { horsebook, type Race, type RacePlay, type RaceResult } from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { groups } from './groups.ts'
import { names } from './names.ts'
import { racePlayMs } from './race/race-times.ts'
import { Scene } from './scene/scene.tsx'
import type { HorsebookKey } from './words/en.ts'

export type HorsebookTable = EventRoom<RacePlay, HorsebookKey>

const show: EventShow<Race, RacePlay, RaceResult, HorsebookKey> = {
  game: horsebook,
  names,
  groups,
  playMs: racePlayMs,
  Scene,
}

/** The board of the races. */
export function Table(table: HorsebookTable) {
  return <EventTable show={show} table={table} />
}
