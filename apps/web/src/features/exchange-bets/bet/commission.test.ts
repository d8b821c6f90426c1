import { expect, test } from 'vitest'
import { profitAfterCommission } from './commission.ts'

const outcome = (beforeMinor: bigint, afterMinor: bigint) => ({ id: 1, beforeMinor, afterMinor })

test.each([
  ['two percent of the win', '2', [outcome(0n, 490_00n), outcome(0n, -500_00n)], 480_20n],
  ['half percents', '2.5', [outcome(0n, 100_00n)], 97_50n],
  ['the fraction stays with the player', '2', [outcome(0n, 99n)], 98n],
  ['none on the part that makes up a loss', '2', [outcome(-300_00n, 190_00n)], 486_20n],
  ['none on a win that only loses less', '2', [outcome(-500_00n, -10_00n)], 490_00n],
  [
    'the poorest of what a lay wins on',
    '2',
    [outcome(100_00n, 200_00n), outcome(-50_00n, 50_00n)],
    98_00n,
  ],
  ['no commission', '0', [outcome(0n, 90_00n)], 90_00n],
  ['no stake yet', '2', [outcome(0n, 0n)], 0n],
] as const)('[SIL-115, LAW-18] %s', (_, percent, outcomes, netMinor) => {
  expect(profitAfterCommission(outcomes, percent)).toBe(netMinor)
})
