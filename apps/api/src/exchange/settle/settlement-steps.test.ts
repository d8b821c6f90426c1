import { expect, test } from 'vitest'
import { affordableSteps, settlementSteps, takenFrom } from './settlement-steps.ts'

const [CASH, EXPOSURE, EXCHANGE, COMMISSION] = [1n, 2n, 3n, 4n]
const ACCOUNTS = { cash: CASH, exposure: EXPOSURE, exchange: EXCHANGE, commission: COMMISSION }

/** A win of 10,000 less 200 of commission is undone: what is taken and given with this much cash. */
test.each([
  ['all of it is there', 9_800n, 10_000n],
  ['a part is', 5_000n, 5_200n],
  ['nothing is: the commission of the win is not kept either', 0n, 200n],
])('[LAW-14] a win that is undone, %s', (_, cashMinor, takenMinor) => {
  const steps = settlementSteps(ACCOUNTS, {
    heldMinor: 0n,
    grossMinor: -10_000n,
    commissionMinor: -200n,
  })
  const done = affordableSteps(
    steps,
    new Map([
      [CASH, cashMinor],
      [EXPOSURE, 0n],
    ]),
  )
  expect(takenFrom(CASH, done)).toBe(takenMinor)
  expect(takenFrom(COMMISSION, done)).toBe(200n)
})
