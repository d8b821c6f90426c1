import type { BajiEvent } from '@maidan/casino'
import { expect, test } from 'vitest'
import { AT_REST, RISE_MS, riseSteps } from './rise-steps.ts'

const event: BajiEvent = { type: 'burst', heightCenti: 291, multipleCenti: 200, winMinor: '2000' }

test('the rocket climbs to its height, and the outcome is told when it has burst', () => {
  const heard: string[] = []
  const steps = riseSteps(event, false, {
    begin: () => heard.push('rise'),
    done: () => heard.push('done'),
  })
  expect(steps.map(({ view }) => view)).toEqual([
    AT_REST,
    { heightCenti: 291, isRising: true, outcome: null },
    { heightCenti: 291, isRising: false, outcome: event },
  ])
  expect(steps[1]?.waitMs).toBe(RISE_MS)
  for (const step of steps) step.heard?.()
  expect(heard).toEqual(['rise', 'done'])
})

test('a rocket that was seen has burst, without a sound', () => {
  const silent = { begin: () => undefined, done: () => undefined }
  expect(riseSteps(event, true, silent)).toEqual([
    { view: { heightCenti: 291, isRising: false, outcome: event }, waitMs: 0 },
  ])
})
