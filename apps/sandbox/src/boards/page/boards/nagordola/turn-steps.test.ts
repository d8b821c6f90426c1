import type { DolaEvent } from '@maidan/casino'
import { expect, test } from 'vitest'
import { AT_REST, TURN_MS, turnSteps } from './turn-steps.ts'

const event: DolaEvent = { type: 'stopped', seat: 7, tenths: 15, winMinor: '1500' }

test('the wheel turns to its seat, and the outcome is told when it stands', () => {
  const heard: string[] = []
  const steps = turnSteps(event, false, {
    begin: () => heard.push('turn'),
    done: () => heard.push('done'),
  })
  expect(steps.map(({ view }) => view)).toEqual([
    AT_REST,
    { seat: 7, isTurning: true, outcome: null },
    { seat: 7, isTurning: false, outcome: event },
  ])
  expect(steps[1]?.waitMs).toBe(TURN_MS)
  for (const step of steps) step.heard?.()
  expect(heard).toEqual(['turn', 'done'])
})

test('a wheel that was seen stands, without a sound', () => {
  const silent = { begin: () => undefined, done: () => undefined }
  expect(turnSteps(event, true, silent)).toEqual([
    { view: { seat: 7, isTurning: false, outcome: event }, waitMs: 0 },
  ])
})
