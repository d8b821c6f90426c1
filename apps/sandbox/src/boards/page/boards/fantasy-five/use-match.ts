import { fantasyFixture, fantasyFixtureAt, fantasyFive, pointsAfter } from '@maidan/casino'
import { useMemo } from 'react'
import { eventStage, type EventStage } from '../../events/event-stage.ts'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { ownResult } from '../../stakes/own-result.ts'
import { matchBalls, matchMs, toldBalls } from './show/match-balls.ts'
import type { FantasyTable } from './fantasy-table.ts'

/** A round as the board shows it at this moment; nothing counts before it has been seen. */
export function useMatch(table: FantasyTable) {
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
  const decided = stage === 'decided' ? outcome : null
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
    isDecided: decided !== null,
    paidMinor:
      decided === null
        ? null
        : ownResult(own, (stake, spot) => fantasyFive.payMinor(stake, spot, decided)).paidMinor,
    canBet: stage === 'betting' && !isReplay && own.length < betsMax,
  }
}

export type MatchShown = ReturnType<typeof useMatch>
