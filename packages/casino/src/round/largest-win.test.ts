import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bet, rollback, walletAfter, win } from './fixtures/round-wallet.ts'
import { isAboveLargestWin, largestWinMinor } from './largest-win.ts'
import type { RoundCall } from './round-call.ts'

const MULTIPLE = 10n

const cases: [string, RoundCall[], bigint][] = [
  ['the multiple of its bet', [bet('b1', 100n)], 1_000n],
  ['its own bet, not that of another', [bet('b1', 100n), bet('b2', 5_000n)], 1_000n],
  ['less what the round has won', [bet('b1', 100n), win('w1', 'b1', 400n)], 600n],
  ['nothing when all is won', [bet('b1', 100n), win('w1', 'b1', 1_000n)], 0n],
  ['never less than nothing', [bet('b1', 100n), win('w1', 'b1', 9_999n)], 0n],
  ['nothing of a bet of 0', [bet('b1', 0n), bet('b2', 100n)], 0n],
  ['of what was not given back', [bet('b1', 100n), bet('b2', 50n), rollback('r', 'b2')], 1_000n],
]

test.each(cases)('[LAW-25] the largest win of a game is %s', (_, calls, largest) => {
  const { round } = walletAfter(...calls)
  if (!round) throw new Error('no round')
  const named = { betTransactionId: 'b1', multiple: MULTIPLE }
  expect(largestWinMinor(round, named)).toBe(largest)
  expect(isAboveLargestWin(round, { ...named, amountMinor: largest })).toBe(false)
  expect(isAboveLargestWin(round, { ...named, amountMinor: largest + 1n })).toBe(true)
})

test('[LAW-25] wins that pass never come to more than the multiple of the bets', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 3_000n }), { maxLength: 12 })
  fc.assert(
    fc.property(amounts, (wins) => {
      const wallet = walletAfter(bet('b1', 100n), bet('b2', 70n))
      let passedMinor = 0n
      wins.forEach((amountMinor, index) => {
        const betTransactionId = index % 2 === 0 ? 'b1' : 'b2'
        const { round } = wallet
        if (!round) throw new Error('no round')
        if (!isAboveLargestWin(round, { betTransactionId, amountMinor, multiple: MULTIPLE }))
          passedMinor += amountMinor
        wallet.send(win(`w${index}`, betTransactionId, amountMinor))
      })
      expect(passedMinor <= 170n * MULTIPLE).toBe(true)
    }),
  )
})
