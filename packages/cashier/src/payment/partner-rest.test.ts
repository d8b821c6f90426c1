import { expect, test } from 'vitest'
import { afterAnswer, restSeconds, type PartnerState } from './partner-rest.ts'

const nowMs = Date.UTC(2026, 2, 1)
const fresh: PartnerState = { failures: 0, restsUntilMs: null }

function afterFailures(count: number): PartnerState {
  let state = fresh
  for (let at = 0; at < count; at += 1) state = afterAnswer(state, false, nowMs)
  return state
}

test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [9, 480],
  [10, 600],
  [500, 600],
])('[LAW-11] after %i unclear answers a partner rests for %i seconds', (failures, seconds) => {
  expect(restSeconds(afterFailures(failures), nowMs)).toBe(seconds)
})

test('[LAW-11] one clear answer ends the rest, and time does', () => {
  const tired = afterFailures(7)
  expect(restSeconds(afterAnswer(tired, true, nowMs), nowMs)).toBe(0)
  expect(restSeconds(tired, nowMs + 119_001)).toBe(1)
  expect(restSeconds(tired, nowMs + 120_000)).toBe(0)
})
