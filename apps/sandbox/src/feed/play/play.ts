import { eventOf, type LastEvent } from '../documents/last-event.ts'
import type { DecidedLine, Match, Moment, Purpose } from '../match/match.ts'
import { periodsOver } from '../match/tally.ts'
import type { Fixture } from '../schedule/fixture.ts'

/** A match on its way through the feed's time. */
export type Play = {
  readonly fixture: Fixture
  readonly match: Match
  readonly purpose: Purpose
  /** What stands now: the opening before the start. */
  moment: Moment
  /** Since when it stands, in the feed's time. */
  atMs: number
  /** Moments told since the opening; the market's version. */
  version: number
  /** Null: none yet. */
  lastEvent: LastEvent | null
  /** The lines decided so far, in order. */
  readonly decided: DecidedFancy[]
  /** When each half or set that is over ended. */
  readonly periodEndsMs: number[]
  /** Played but not yet due: its afterMs says when it is. Null: the match is over. */
  upcoming: Moment | null
}

/** `atMs` is the feed's time. */
export type DecidedFancy = DecidedLine & Readonly<{ atMs: number }>

/** A match before its start. */
export function openPlay(fixture: Fixture, purpose: Purpose): Play {
  const match = fixture.open(purpose)
  const play: Play = {
    fixture,
    match,
    purpose,
    moment: match.opening,
    atMs: fixture.startMs,
    version: 0,
    lastEvent: null,
    decided: [],
    periodEndsMs: [],
    upcoming: match.next(),
  }
  note(play, match.opening)
  return play
}

/** Plays all that is due by `untilMs`; answers whether anything was. */
export function playTo(play: Play, untilMs: number): boolean {
  const before = play.version
  while (play.upcoming !== null && dueMs(play) <= untilMs) {
    const moment = play.upcoming
    play.atMs = dueMs(play)
    play.moment = moment
    play.version += 1
    note(play, moment)
    play.upcoming = play.match.next()
  }
  return play.version !== before
}

/** When the next moment is due; never, once the match is over. */
export function dueMs({ atMs, upcoming }: Play): number {
  return upcoming === null ? Number.POSITIVE_INFINITY : atMs + Math.round(upcoming.afterMs)
}

export function isOver({ moment }: Play): boolean {
  return moment.outcome.kind !== 'playing'
}

function note(play: Play, moment: Moment): void {
  const kind = eventOf(moment.scene)
  if (kind !== null) play.lastEvent = { kind, version: play.version }
  for (const line of moment.decided) play.decided.push({ ...line, atMs: play.atMs })
  while (play.periodEndsMs.length < periodsOver(moment.tally)) play.periodEndsMs.push(play.atMs)
}
