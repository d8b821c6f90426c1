import {
  superOver,
  type CricketFixture,
  type SuperOverPlay,
  type SuperOverResult,
} from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { superOverGroups } from './groups.ts'
import { superOverNames } from './names.ts'
import { Scene } from './scene/scene.tsx'
import { superOverMs } from './show/ball-moments.ts'
import type { SuperOverKey } from './words/en.ts'

export type SuperOverTable = EventRoom<SuperOverPlay, SuperOverKey>

const show: EventShow<CricketFixture, SuperOverPlay, SuperOverResult, SuperOverKey> = {
  game: superOver,
  names: superOverNames,
  groups: superOverGroups,
  playMs: superOverMs,
  Scene,
}

export function Table(table: SuperOverTable) {
  return <EventTable show={show} table={table} />
}
