import { expect, test } from 'vitest'
import { sumBy } from './sum-by.ts'

test('[SIL-126] profit and loss adds up per day, losses taken off', () => {
  const markets = [
    { day: '2026-01-15', net: '490.00' },
    { day: '2026-01-14', net: '-20.50' },
    { day: '2026-01-15', net: '-100.00' },
  ]
  const sums = sumBy(markets, ({ day }) => day)
  expect(sums.map(({ name, netMinor, members }) => [name, netMinor, members.length])).toEqual([
    ['2026-01-15', 390_00n, 2],
    ['2026-01-14', -20_50n, 1],
  ])
})
