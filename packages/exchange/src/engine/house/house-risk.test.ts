import { expect, test } from 'vitest'
import { openHouseRisk } from './house-risk.ts'

const limits = { player: 1n, runner: 2n, market: 3n, event: 4n, sport: 5n }

test('[LAW-25] another limit is noticed with nothing at risk, the same limits read again are not', () => {
  const risk = openHouseRisk()
  risk.reset(new Map([['cricket', limits]]), [])
  const before = risk.version()
  risk.reset(new Map([['cricket', { ...limits }]]), [])
  expect(risk.version()).toBe(before)
  risk.reset(new Map([['cricket', { ...limits, event: 0n }]]), [])
  expect(risk.version()).not.toBe(before)
})
