import { expect, test } from 'vitest'
import { isBlocked } from './market-block.ts'

test('[POP-03] blocked only when the flag is 0 and the status is not active', () => {
  expect(isBlocked({ cs_market: 0, status: 'inactive' }, 'games')).toBe(true)
  expect(isBlocked({ cs_market: 1, status: 'inactive' }, 'games')).toBe(false)
  expect(isBlocked({ cs_market: 0, status: 'active' }, 'games')).toBe(false)
})

test('[POP-04] each section has its own flag', () => {
  const block = { exchange_market: 0, cs_market: 1, status: 'inactive' } as const
  expect(isBlocked(block, 'exchange')).toBe(true)
  expect(isBlocked(block, 'games')).toBe(false)
})

test('[SIL-054] a flag sent as text counts the same', () => {
  const block = JSON.parse('{"cs_market":"0","status":"inactive"}')
  expect(isBlocked(block, 'games')).toBe(true)
})
