import type { EventGame, EventOutcome, EventSpot } from '@maidan/casino'
import type { ComponentType } from 'react'
import type { RoomTable } from '../board.ts'
import type { EventNames, MarketGroup } from './event-names.ts'
import type { EventScene } from './event-scene.ts'

/** What the room gives the board of an event. */
export type EventRoom<Play, Key extends string> = RoomTable<EventSpot, EventOutcome<Play>, Key>

/** What makes one event different from another, the same at every moment. */
export type EventShow<Fixture, Play, Result, Key extends string> = {
  game: EventGame<Fixture, Play, Result>
  names: EventNames<Fixture, Play, Key>
  groups: readonly MarketGroup[]
  /** How long a play takes to be shown, before its results are told. */
  playMs: (play: Play) => number
  Scene: ComponentType<EventScene<Fixture, Play, Key>>
}

export type ShowAndTable<Fixture, Play, Result, Key extends string> = {
  show: EventShow<Fixture, Play, Result, Key>
  table: EventRoom<Play, Key>
}
