import { expect, test } from 'vitest'
import { createRandom } from '../../random/random.ts'
import { usualConditions } from '../conditions/conditions.ts'
import { startInnings } from '../innings/innings.ts'
import { T20_RULES } from '../rules/cricket-rules.ts'
import { CRICKET_TEAMS } from '../teams/cricket-teams.ts'
import { bowlThrough } from '../testing/bowl-through.ts'
import { chaseChance, makeChaseTable } from './chase-table.ts'
import { inningsEdge } from './innings-edge.ts'
import { chanceToChase } from './known-tables.ts'

const table = makeChaseTable(T20_RULES, 0)

test('a chase is certain when no run is needed and lost when none can come', () => {
  expect(chaseChance(table, 30, 5, 0)).toBe(1)
  expect(chaseChance(table, 0, 5, 1)).toBe(0.5)
  expect(chaseChance(table, 0, 5, 2)).toBe(0)
  expect(chaseChance(table, 30, 10, 1)).toBe(0.5)
  expect(chaseChance(table, 30, 10, 2)).toBe(0)
})

test('more runs needed, fewer balls or more wickets down never help', () => {
  for (let ballsLeft = 2; ballsLeft <= 120; ballsLeft += 7) {
    for (let wickets = 0; wickets < 9; wickets += 1) {
      for (let need = 1; need < 200; need += 9) {
        const chance = chaseChance(table, ballsLeft, wickets, need)
        expect(chaseChance(table, ballsLeft, wickets, need + 1)).toBeLessThanOrEqual(chance)
        expect(chaseChance(table, ballsLeft - 1, wickets, need)).toBeLessThan(chance + 0.02)
        expect(chaseChance(table, ballsLeft, wickets + 1, need)).toBeLessThan(chance + 0.02)
      }
    }
  }
})

test('a stronger side chases better, at every edge', () => {
  const at = (edge: number) =>
    chanceToChase(T20_RULES, edge, { ballsLeft: 120, wickets: 0, need: 165 })
  expect(at(-0.3)).toBeLessThan(at(-0.1))
  expect(at(-0.1)).toBeLessThan(at(0))
  expect(at(0)).toBeCloseTo(chaseChance(table, 120, 0, 165), 2)
  expect(at(0.3)).toBeGreaterThan(at(0.1))
})

test('the table says how often chases of the match’s own play succeed', () => {
  const random = createRandom('chases')
  const [battingTeam, bowlingTeam] = CRICKET_TEAMS
  if (battingTeam === undefined || bowlingTeam === undefined) throw new Error('two teams play')
  let [won, expected] = [0, 0]
  const chases = 1_500
  for (let chase = 0; chase < chases; chase += 1) {
    const target = 140 + random.int(50)
    const teams = { batting: 0, bowling: 1, battingTeam, bowlingTeam }
    const conditions = usualConditions()
    const start = { ...teams, conditions, index: 1, rules: T20_RULES, target, ballsLimit: 120 }
    const innings = startInnings(start)
    const standing = { ballsLeft: 120, wickets: 0, need: target }
    expected += chanceToChase(T20_RULES, inningsEdge(innings), standing) / chases
    bowlThrough(innings, random)
    if (innings.runs >= target) won += 1
  }
  expect(Math.abs(won / chases - expected)).toBeLessThan(0.05)
})
