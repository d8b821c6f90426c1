import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../../random/random.ts'
import { drawConditions } from '../conditions/conditions.ts'
import { type CricketRules, rulesOf } from '../rules/cricket-rules.ts'
import { CRICKET_TEAMS } from '../teams/cricket-teams.ts'
import { bowlThrough } from '../testing/bowl-through.ts'
import { type Innings, startInnings } from './innings.ts'

const MATCHES = 2_000

function inningsOf(
  rules: CricketRules,
  random: Random,
  { target, conditions }: Pick<Innings, 'target' | 'conditions'>,
): Innings {
  return startInnings({
    index: 0,
    rules,
    batting: 0,
    bowling: 1,
    battingTeam: random.pick(CRICKET_TEAMS),
    bowlingTeam: random.pick(CRICKET_TEAMS),
    conditions,
    target,
    ballsLimit: rules.balls,
  })
}

function playMatches(format: 'T20' | 'ODI') {
  const rules = rulesOf(format)
  const random = createRandom(`averages ${format}`)
  return Array.from({ length: MATCHES }, () => {
    const conditions = drawConditions(random)
    const first = inningsOf(rules, random, { target: null, conditions })
    const overs = bowlThrough(first, random)
    const reply = inningsOf(rules, random, { target: first.runs + 1, conditions })
    bowlThrough(reply, random)
    return { first, reply, overs }
  })
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

describe.each([
  { format: 'T20', runs: [150, 175], spread: [30, 40], wickets: [5, 7] },
  { format: 'ODI', runs: [245, 280], spread: [55, 75], wickets: [6, 8] },
] as const)('$format over 2,000 matches', ({ format, runs, spread, wickets }) => {
  const matches = playMatches(format)
  const totals = matches.map(({ first }) => first.runs)

  test('[DATA-05] totals and wickets are those of the real sport', () => {
    expect(meanOf(totals)).toBeGreaterThan(runs[0])
    expect(meanOf(totals)).toBeLessThan(runs[1])
    expect(spreadOf(totals)).toBeGreaterThan(spread[0])
    expect(spreadOf(totals)).toBeLessThan(spread[1])
    const fallen = meanOf(matches.map(({ first }) => first.wickets))
    expect(fallen).toBeGreaterThan(wickets[0])
    expect(fallen).toBeLessThan(wickets[1])
  })

  test('about half the chases succeed', () => {
    const chased = matches.filter(({ first, reply }) => reply.runs > first.runs).length / MATCHES
    expect(chased).toBeGreaterThan(0.42)
    expect(chased).toBeLessThan(0.58)
  })

  test('nobody bowls two overs running, or beyond his share', () => {
    const share = rulesOf(format).balls / rulesOf(format).bowlersMin
    const running = matches.filter(({ overs }) =>
      overs.some((bowler, over) => bowler === overs[over - 1]),
    )
    const beyond = matches.filter(({ overs }) => overs.some(({ balls }) => balls > share))
    expect(running).toEqual([])
    expect(beyond).toEqual([])
  })

  test('the book adds up: batters, extras and bowlers', () => {
    const books = matches.flatMap(({ first, reply }) => [first, reply])
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const wrong = books.filter(
      ({ batters, bowlers, runs, wickets, balls }) =>
        sum(batters.map((batter) => batter.runs)) > runs ||
        batters.filter(({ isOut }) => isOut).length !== wickets ||
        sum(bowlers.map((bowler) => bowler.balls)) !== balls,
    )
    expect(wrong).toEqual([])
  })
})
