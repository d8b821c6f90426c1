import { expect, test } from 'vitest'
import { decidedBets } from './decided-bets.ts'
import { bet, end, refund, rollback, walletAfter, win } from './fixtures/round-wallet.ts'

const open = [bet('b1'), bet('b2', 40n)]

test.each([
  ['a bet decides nothing', [], bet('b3'), []],
  ['a win decides its bet', [], win('w1', 'b1'), ['b1']],
  ['a win of nothing, too', [], win('w1', 'b1', 0n), ['b1']],
  ['a second win of a bet does not', [win('w1', 'b1')], win('w2', 'b1'), []],
  ['a rollback decides nothing', [], rollback('r1', 'b1'), []],
  ['the end decides what is left', [win('w1', 'b1')], end(), ['b2']],
  ['and not what went back', [rollback('r1', 'b1')], end(), ['b2']],
  ['a win after the end decides nothing', [end()], win('w1', 'b1'), []],
  ['a rollback after the end decides nothing', [end()], rollback('r1', 'b1'), []],
  ['nor does a second end', [end()], end(), []],
  ['nor a refund of what was left', [win('w1', 'b1')], refund(), []],
] as const)('%s', (_, calls, last, decided) => {
  const wallet = walletAfter(...open, ...calls)
  const { round: before } = wallet
  wallet.send(last)
  if (!before || !wallet.round) throw new Error('there is no round')
  expect(decidedBets(before, wallet.round).map(({ transactionId }) => transactionId)).toEqual(
    decided,
  )
})
