import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BALL_EVENTS, deliveryOdds, TEMPO_STEPS_MAX } from './delivery-odds.ts'

const steps = fc.integer({ min: 0, max: TEMPO_STEPS_MAX })
const phases = fc.constantFrom('powerplay', 'middle', 'death')
const edges = fc.double({ min: -1.5, max: 1.5, noNaN: true })

function oddsOf(event: (typeof BALL_EVENTS)[number], odds: readonly number[]): number {
  return odds[BALL_EVENTS.indexOf(event)] ?? NaN
}

test('the chances of a ball add up to 1 and none is impossible', () => {
  fc.assert(
    fc.property(steps, phases, edges, (step, phase, edge) => {
      const odds = deliveryOdds(step, phase, edge)
      expect(odds).toHaveLength(BALL_EVENTS.length)
      expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(Math.min(...odds)).toBeGreaterThan(0)
    }),
  )
})

test('a better batter is out less and hits more to the rope', () => {
  fc.assert(
    fc.property(steps, phases, edges, (step, phase, edge) => {
      const worse = deliveryOdds(step, phase, edge - 0.2)
      const better = deliveryOdds(step, phase, edge + 0.2)
      expect(oddsOf('wicket', better)).toBeLessThan(oddsOf('wicket', worse))
      expect(oddsOf('four', better)).toBeGreaterThan(oddsOf('four', worse))
    }),
  )
})

test('a bolder tempo brings sixes and wickets', () => {
  for (let step = 10; step <= TEMPO_STEPS_MAX; step += 10) {
    const bold = deliveryOdds(step, 'middle', 0)
    const calm = deliveryOdds(step - 10, 'middle', 0)
    expect(oddsOf('six', bold)).toBeGreaterThan(oddsOf('six', calm))
    expect(oddsOf('wicket', bold)).toBeGreaterThan(oddsOf('wicket', calm))
  }
})
