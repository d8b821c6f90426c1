import type { Outcome, Scene, ScoreBoard, Words } from '../match/match.ts'
import type { Tally } from '../match/tally.ts'
import type { View } from '../play/view.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'
import type { Sport } from '../schedule/fixture.ts'

/** What `GET /api/score/{eventId}` answers: all that the score and stream pages draw. */
export type Score = Readonly<{
  eventId: string
  marketId: string
  sport: Sport
  competition: Words
  names: readonly Words[]
  phase: View['phase']
  /** ISO 8601, by the clock on the wall. */
  startsAt: string
  /** When the moment shown came about. */
  momentAt: string
  version: number
  board: ScoreBoard
  says: Words
  scene: Scene
  /** The score in numbers; null in cricket. */
  tally: Tally | null
  ballRunning: boolean
  suspended: boolean
  outcome: Outcome
}>

export function scoreOf(view: View, clock: FeedClock): Score {
  const { fixture, moment } = view
  return {
    eventId: fixture.eventId,
    marketId: fixture.marketId,
    sport: fixture.sport,
    competition: fixture.competition,
    names: fixture.names,
    phase: view.phase,
    startsAt: iso(clock.wallMs(fixture.startMs)),
    momentAt: iso(clock.wallMs(view.atMs)),
    version: view.version,
    board: moment.board,
    says: moment.says,
    scene: moment.scene,
    tally: moment.tally,
    ballRunning: moment.ballRunning,
    suspended: moment.suspended,
    outcome: moment.outcome,
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
