import type { LastEvent } from '../documents/last-event.ts'
import type { Moment } from '../match/match.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { DecidedFancy, Play } from './play.ts'

/** A match as it stands at one moment, whether it is to come, in play or over. */
export type View = Readonly<{
  phase: 'upcoming' | 'in_play' | 'finished'
  fixture: Fixture
  moment: Moment
  /** Since when it stands, in the feed's time. */
  atMs: number
  version: number
  lastEvent: LastEvent | null
  decided: readonly DecidedFancy[]
  /** When each half or set that is over ended. */
  periodEndsMs: readonly number[]
}>

export function viewOfPlay(play: Play): View {
  const { fixture, moment, atMs, version, lastEvent, decided, periodEndsMs } = play
  const phase = moment.outcome.kind === 'playing' ? 'in_play' : 'finished'
  return { phase, fixture, moment, atMs, version, lastEvent, decided, periodEndsMs }
}

/** A match that has not begun. */
export function viewBefore(fixture: Fixture, opening: Moment): View {
  return {
    phase: 'upcoming',
    fixture,
    moment: opening,
    atMs: fixture.startMs,
    version: 0,
    lastEvent: null,
    decided: [],
    periodEndsMs: [],
  }
}
