import { expect, test } from 'vitest'
import { eventStage } from './event-stage.ts'

test.each([
  ['betting', 20_000, 19_999, null, 'betting'],
  ['betting', 20_000, 20_000, null, 'waiting'],
  ['betting', null, 90_000, null, 'betting'],
  ['shown', 25_000, 0, null, 'waiting'],
  ['shown', 25_000, 0, 18_000, 'playing'],
  ['shown', 25_000, 17_999, 18_000, 'playing'],
  ['shown', 25_000, 18_000, 18_000, 'decided'],
  ['shown', null, 90_000, 18_000, 'decided'],
] as const)(
  '%s of %j ms, %d ms on, a play of %j ms: %s',
  (phase, phaseMs, elapsedMs, playMs, stage) => {
    expect(eventStage({ phase, phaseMs, elapsedMs, playMs })).toBe(stage)
  },
)
