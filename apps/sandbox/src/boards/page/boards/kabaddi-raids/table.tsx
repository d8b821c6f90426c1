import {
  kabaddiRaids,
  type KabaddiFixture,
  type KabaddiPlay,
  type KabaddiResult,
} from '@maidan/casino'
import type { EventRoom, EventShow } from '../../events/event-show.ts'
import { EventTable } from '../../events/event-table.tsx'
import { kabaddiGroups } from './groups.ts'
import { kabaddiNames } from './names.ts'
import { Scene } from './scene/scene.tsx'
import { kabaddiMs } from './show/raid-moments.ts'
import type { KabaddiKey } from './words/en.ts'

export type KabaddiTable = EventRoom<KabaddiPlay, KabaddiKey>

const show: EventShow<KabaddiFixture, KabaddiPlay, KabaddiResult, KabaddiKey> = {
  game: kabaddiRaids,
  names: kabaddiNames,
  groups: kabaddiGroups,
  playMs: kabaddiMs,
  Scene,
}

export function Table(table: KabaddiTable) {
  return <EventTable show={show} table={table} />
}
