import { expect, test } from 'vitest'
import { ODI_RULES, T20_RULES } from '../rules/cricket-rules.ts'
import { phaseOf, tempoStep } from './tempo.ts'

test('a T20 has six overs of powerplay and five at the death', () => {
  expect(phaseOf(T20_RULES, 120)).toBe('powerplay')
  expect(phaseOf(T20_RULES, 85)).toBe('powerplay')
  expect(phaseOf(T20_RULES, 84)).toBe('middle')
  expect(phaseOf(T20_RULES, 31)).toBe('middle')
  expect(phaseOf(T20_RULES, 30)).toBe('death')
})

test('a side bats more boldly at the end, and less with wickets gone', () => {
  const early = { ballsLeft: 200, wickets: 2, need: null }
  const late = { ballsLeft: 12, wickets: 6, need: null }
  expect(tempoStep(ODI_RULES, late)).toBeGreaterThan(tempoStep(ODI_RULES, early))
  expect(tempoStep(ODI_RULES, { ...early, wickets: 6 })).toBeLessThan(tempoStep(ODI_RULES, early))
})

test('a chase leans towards the rate required', () => {
  const at = (need: number) => tempoStep(T20_RULES, { ballsLeft: 60, wickets: 3, need })
  expect(at(120)).toBeGreaterThan(at(80))
  expect(at(80)).toBeGreaterThan(at(30))
})
