import type { MarbleEvent } from '@maidan/casino'
import { expect, test } from 'vitest'
import { AT_REST, ROLL_MS, rollSteps } from './roll-steps.ts'

const event: MarbleEvent = { type: 'rolled', mark: 6_327, multipleMilli: 2_000, winMinor: '2000' }

test('the marble rolls to its mark, and the outcome is told when it lies still', () => {
  const heard: string[] = []
  const steps = rollSteps(event, false, {
    begin: () => heard.push('roll'),
    done: () => heard.push('done'),
  })
  expect(steps.map(({ view }) => view)).toEqual([
    AT_REST,
    { mark: 6_327, isRolling: true, outcome: null },
    { mark: 6_327, isRolling: false, outcome: event },
  ])
  expect(steps[1]?.waitMs).toBe(ROLL_MS)
  for (const step of steps) step.heard?.()
  expect(heard).toEqual(['roll', 'done'])
})

test('a marble that was seen lies where it stopped, without a sound', () => {
  const silent = { begin: () => undefined, done: () => undefined }
  const [first, ...rest] = rollSteps(event, true, silent)
  expect(first).toEqual({
    view: { mark: 6_327, isRolling: false, outcome: event },
    waitMs: 0,
  })
  expect(rest).toEqual([])
})
