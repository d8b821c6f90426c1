import { dragonTiger } from '@maidan/casino'
import { expect, test } from 'vitest'
import { dealStage, hasReached } from './deal-stage.ts'

test.each([
  [-40, 'waiting'],
  [0, 'waiting'],
  [299, 'waiting'],
  [300, 'dragonDealt'],
  [899, 'dragonDealt'],
  [1_700, 'dragonTurned'],
  [2_699, 'dragonTurned'],
  [2_700, 'tigerTurned'],
  [3_300, 'decided'],
  [60_000, 'decided'],
] as const)('after %d ms a deal is %s', (elapsedMs, stage) => {
  expect(dealStage(elapsedMs)).toBe(stage)
})

test('a round shows its result for at least five seconds before the next begins', () => {
  expect(dealStage(dragonTiger.timing.shownMs - 5_000)).toBe('decided')
})

test('a stage holds those before it', () => {
  expect(hasReached('tigerTurned', 'dragonTurned')).toBe(true)
  expect(hasReached('dragonTurned', 'dragonTurned')).toBe(true)
  expect(hasReached('tigerDealt', 'dragonTurned')).toBe(false)
})
