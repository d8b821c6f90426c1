import { expect, test } from 'vitest'
import { openTokenDesk } from './open-token-desk.ts'

const MINUTE_MS = 60_000

test('a token is good for an hour, and what refreshes it for longer', () => {
  let nowMs = 0
  const desk = openTokenDesk(() => nowMs)
  const tokens = desk.grant()
  if (tokens === null) throw new Error('no token')
  nowMs = 59 * MINUTE_MS
  expect(desk.isGranted(tokens.id_token)).toBe(true)
  nowMs = 60 * MINUTE_MS
  expect(desk.isGranted(tokens.id_token)).toBe(false)
  expect(desk.isRefreshable(tokens.refresh_token)).toBe(true)
  expect(desk.isGranted('another')).toBe(false)
})

test('beyond its limit nothing is granted until the hour is over', () => {
  let nowMs = 0
  const desk = openTokenDesk(() => nowMs)
  expect([desk.grant(2), desk.grant(2), desk.grant(2)].map((tokens) => tokens !== null)).toEqual([
    true,
    true,
    false,
  ])
  nowMs = 61 * MINUTE_MS
  expect(desk.grant(2)).not.toBeNull()
})
