import { describe, expect, test } from 'vitest'
import type { Delivery } from '../delivery/delivery.ts'
import { usualConditions } from '../conditions/conditions.ts'
import { T20_RULES } from '../rules/cricket-rules.ts'
import { CRICKET_TEAMS } from '../teams/cricket-teams.ts'
import { applyDelivery, isOverDone } from './apply-delivery.ts'
import { type Innings, startInnings } from './innings.ts'

const [battingTeam, bowlingTeam] = CRICKET_TEAMS

function opened(change: Partial<Innings> = {}): Innings {
  if (battingTeam === undefined || bowlingTeam === undefined) throw new Error('two teams play')
  const innings = startInnings({
    index: 0,
    rules: T20_RULES,
    batting: 0,
    bowling: 1,
    battingTeam,
    bowlingTeam,
    conditions: usualConditions(),
    target: null,
    ballsLimit: T20_RULES.balls,
  })
  return Object.assign(innings, { bowler: innings.bowlers[0] }, change)
}

function ball(change: Partial<Delivery> = {}): Delivery {
  return { kind: 'bat', total: 0, offBat: 0, ran: 0, isBoundary: false, wicket: null, ...change }
}

function run(runs: number): Delivery {
  return ball({ total: runs, offBat: runs, ran: runs })
}

describe('runs and ends', () => {
  test('a single changes the ends, a two and a four do not', () => {
    const innings = opened()
    applyDelivery(innings, run(1))
    expect([innings.striker, innings.nonStriker]).toEqual([1, 0])
    applyDelivery(innings, run(2))
    applyDelivery(innings, ball({ total: 4, offBat: 4, isBoundary: true }))
    expect([innings.striker, innings.nonStriker]).toEqual([1, 0])
    expect(innings.batters[1]).toMatchObject({ runs: 6, balls: 2, fours: 1 })
    expect(innings).toMatchObject({ runs: 7, balls: 3, boundaries: 1, marks: ['1', '2', '4'] })
  })

  test('a wide counts a run but no ball, not even for the batter', () => {
    const innings = opened()
    applyDelivery(innings, ball({ kind: 'wide', total: 2, ran: 1 }))
    expect(innings).toMatchObject({ runs: 2, balls: 0, striker: 1, marks: ['2wd'] })
    expect(innings.batters[0]?.balls).toBe(0)
    expect(innings.bowler).toMatchObject({ runs: 2, balls: 0 })
  })

  test('leg byes are not the batter’s, nor the bowler’s', () => {
    const innings = opened()
    applyDelivery(innings, ball({ kind: 'leg_bye', total: 1, ran: 1 }))
    expect(innings).toMatchObject({ runs: 1, balls: 1, striker: 1 })
    expect(innings.batters[0]).toMatchObject({ runs: 0, balls: 1 })
    expect(innings.bowler).toMatchObject({ runs: 0, balls: 1 })
  })

  test('the first delivery bowled as a ball is the one that its line is about', () => {
    const innings = opened()
    applyDelivery(innings, ball({ kind: 'wide', total: 1 }))
    applyDelivery(innings, run(3))
    expect(innings.firstRuns).toEqual([1])
    expect(innings.runsAfter).toEqual([0, 4])
  })
})

describe('free hit', () => {
  test('follows a no-ball and survives a wide', () => {
    const innings = opened()
    applyDelivery(innings, ball({ kind: 'no_ball', total: 1 }))
    expect(innings.isFreeHit).toBe(true)
    applyDelivery(innings, ball({ kind: 'wide', total: 1 }))
    expect(innings.isFreeHit).toBe(true)
    applyDelivery(innings, run(0))
    expect(innings.isFreeHit).toBe(false)
  })
})

describe('wickets', () => {
  test('the new batter takes strike after a catch', () => {
    const innings = opened()
    applyDelivery(innings, ball({ wicket: { how: 'caught' } }))
    expect(innings).toMatchObject({ wickets: 1, striker: 2, nonStriker: 1, fallAt: [0] })
    expect(innings.batters[0]?.isOut).toBe(true)
    expect(innings.bowler?.wickets).toBe(1)
  })

  test.each([
    { who: 'striker', end: 'keeper', ran: 0, out: 0, ends: [2, 1] },
    { who: 'striker', end: 'bowler', ran: 0, out: 0, ends: [1, 2] },
    { who: 'non_striker', end: 'keeper', ran: 0, out: 1, ends: [2, 0] },
    { who: 'non_striker', end: 'bowler', ran: 0, out: 1, ends: [0, 2] },
    { who: 'striker', end: 'keeper', ran: 1, out: 0, ends: [2, 1] },
    { who: 'non_striker', end: 'bowler', ran: 1, out: 1, ends: [0, 2] },
  ] as const)(
    'run out: $who at the $end end after $ran: batter $out goes, $ends stand',
    ({ who, end, ran, out, ends }) => {
      const innings = opened()
      const wicket = { how: 'run_out', who, end } as const
      applyDelivery(innings, ball({ total: ran, offBat: ran, ran, wicket }))
      expect(innings.batters[out]?.isOut).toBe(true)
      expect([innings.striker, innings.nonStriker]).toEqual(ends)
      expect(innings.bowler?.wickets).toBe(0)
    },
  )

  test('the tenth ends the innings and nobody comes in', () => {
    const innings = opened({ wickets: 9, nextIn: 11, striker: 10, nonStriker: 3 })
    applyDelivery(innings, ball({ wicket: { how: 'bowled' } }))
    expect(innings).toMatchObject({ wickets: 10, end: 'natural' })
  })
})

describe('the end', () => {
  test('comes with the last ball, or with the target', () => {
    const last = opened({ balls: 119 })
    applyDelivery(last, run(1))
    expect(last.end).toBe('natural')
    const chase = opened({ target: 3 })
    applyDelivery(chase, run(2))
    expect(chase.end).toBe('open')
    applyDelivery(chase, run(1))
    expect(chase.end).toBe('natural')
  })

  test('of an over comes with its sixth legal ball', () => {
    const innings = opened({ balls: 5 })
    const wide = ball({ kind: 'wide', total: 1 })
    applyDelivery(innings, wide)
    expect(isOverDone(innings, wide)).toBe(false)
    applyDelivery(innings, run(0))
    expect(isOverDone(innings, run(0))).toBe(true)
  })
})
