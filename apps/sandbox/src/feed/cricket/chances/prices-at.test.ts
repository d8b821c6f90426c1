import { expect, test } from 'vitest'
import { usualConditions } from '../conditions/conditions.ts'
import { startPair } from '../play/stage.ts'
import { rulesOf } from '../rules/cricket-rules.ts'
import { twoTeams } from '../testing/play-through.ts'
import { battingSideChance } from './match-chances.ts'

/** Chases by what the board shows; nothing is known of the conditions but that. */
test.each([
  { format: 'T20', need: 84, balls: 99, wickets: 1, from: 0.8, to: 0.97 },
  { format: 'T20', need: 165, balls: 120, wickets: 0, from: 0.4, to: 0.6 },
  { format: 'T20', need: 12, balls: 6, wickets: 5, from: 0.25, to: 0.55 },
  { format: 'T20', need: 6, balls: 6, wickets: 4, from: 0.65, to: 0.95 },
  { format: 'T20', need: 90, balls: 60, wickets: 7, from: 0.005, to: 0.2 },
  { format: 'ODI', need: 260, balls: 300, wickets: 0, from: 0.35, to: 0.6 },
  { format: 'ODI', need: 60, balls: 120, wickets: 3, from: 0.88, to: 0.99 },
] as const)(
  '$need off $balls balls, $wickets down, in a $format is a chance of $from to $to',
  ({ format, need, balls, wickets, from, to }) => {
    const rules = rulesOf(format)
    const start = { index: 0, battingFirst: 0, conditions: usualConditions() }
    const [, reply] = startPair(twoTeams(0), rules, start)
    Object.assign(reply, {
      target: need,
      balls: rules.balls - balls,
      wickets,
      nextIn: wickets + 2,
      striker: Math.max(wickets, 0),
      nonStriker: wickets + 1,
    })
    const chance = battingSideChance(reply, null)
    expect(chance).toBeGreaterThan(from)
    expect(chance).toBeLessThan(to)
  },
)
