import { describe, expect, test } from 'vitest'
import { usualConditions } from '../conditions/conditions.ts'
import { type Innings, startInnings } from '../innings/innings.ts'
import { CRICKET_TEAMS } from '../teams/cricket-teams.ts'
import { T20_RULES } from './cricket-rules.ts'
import { parScore, shorten } from './revised-target.ts'

function inningsAt(change: Partial<Innings>): Innings {
  const [battingTeam, bowlingTeam] = CRICKET_TEAMS
  if (battingTeam === undefined || bowlingTeam === undefined) throw new Error('two teams play')
  const sides = { batting: 0, bowling: 1, battingTeam, bowlingTeam }
  const conditions = usualConditions()
  const start = { ...sides, conditions, index: 0, rules: T20_RULES, target: null, ballsLimit: 120 }
  return Object.assign(startInnings(start), change)
}

describe('the rain rule', () => {
  test('leaves a full match alone', () => {
    expect(parScore(inningsAt({ runs: 163 }), inningsAt({}))).toBe(163)
  })

  test('asks fewer runs of a shortened chase, but more than in proportion to the balls', () => {
    const reply = inningsAt({})
    shorten(reply, 60)
    const par = parScore(inningsAt({ runs: 160 }), reply)
    expect(par).toBeGreaterThan(80)
    expect(par).toBeLessThan(120)
  })

  test('makes up for overs that the first innings did not know it would lose', () => {
    const first = inningsAt({ balls: 72, runs: 90, wickets: 2 })
    const reply = inningsAt({})
    shorten(first, 84)
    shorten(reply, 84)
    first.runs = 110
    expect(parScore(first, reply)).toBeGreaterThan(110)
  })

  test('takes less from a side that has lost its wickets already', () => {
    const parAt = (wickets: number) => {
      const reply = inningsAt({ balls: 60, wickets })
      shorten(reply, 60)
      return parScore(inningsAt({ runs: 160 }), reply)
    }
    expect(parAt(8)).toBeGreaterThan(parAt(1))
  })
})
