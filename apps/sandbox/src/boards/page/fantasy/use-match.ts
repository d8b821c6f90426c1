import { fantasyFixture, fantasyFixtureAt, pointsAfter } from '@maidan/casino'
import { useMemo } from 'react'
import { eventStage, type EventStage } from '../events/event-stage.ts'
import { useEachFrame } from '../moments/use-each-frame.ts'
import { matchBalls, matchMs, toldBalls } from './show/match-balls.ts'
import type { FantasyRoom } from './fantasy-room.ts'

/** A round as the board shows it at this moment; nothing counts before it has been seen. */
export function useMatch(table: FantasyRoom) {
  const { phase, phaseMs, elapsedMs, outcome, number, own, isReplay, betsMax } = table
  const place = outcome?.fixture ?? fantasyFixtureAt(number)
  const match = outcome?.match ?? null
  const balls = useMemo(() => (match === null ? [] : matchBalls(match)), [match])
  const lasts = match === null ? null : matchMs(match)
  const stage: EventStage = useEachFrame(() =>
    eventStage({ phase, phaseMs, elapsedMs: elapsedMs(), playMs: lasts }),
  )
  const playMs = () => (phase === 'betting' ? 0 : elapsedMs())
  const told = useEachFrame(() => toldBalls(balls, playMs()))
  const points = useMemo(() => pointsAfter(match ?? [], told), [match, told])
  const before = useMemo(() => pointsAfter(match ?? [], Math.max(0, told - 1)), [match, told])
  return {
    stage,
    place,
    fixture: fantasyFixture(place),
    balls,
    told,
    playMs,
    /** The points of each of the twelve so far, and what the last ball added to them. */
    points,
    added: points.map((now, at) => now - (before[at] ?? 0)),
    /** What has come of the round, once it has been seen to its end. */
    decided: stage === 'decided' ? outcome : null,
    canBet: stage === 'betting' && !isReplay && own.length < betsMax,
  }
}

export type MatchShown = ReturnType<typeof useMatch>
