import { expect, test } from 'vitest'
import { statementMisfits } from './statement.ts'

const claimed = {
  amountMinor: 50_000n,
  accountNumber: '01711111111',
  receivingAccount: '01700000001',
  offeredAt: new Date('2026-03-01T12:00:00Z'),
}
const statement = {
  amountMinor: 50_000n,
  sender: '01711111111',
  receiver: '01700000001',
  at: new Date('2026-03-01T12:05:00Z'),
}

test('[CASH-41] a statement that says what the player said fits', () => {
  expect(statementMisfits(claimed, statement)).toEqual([])
})

test.each([
  ['amount', { amountMinor: 49_999n }],
  ['sender', { sender: '01711111112' }],
  ['receiver', { receiver: '01700000002' }],
  ['time', { at: new Date('2026-03-01T11:57:59.999Z') }],
  ['time', { at: new Date('2026-03-02T12:00:00.001Z') }],
])('[CASH-41] another %s does not fit', (misfit, fields) => {
  expect(statementMisfits(claimed, { ...statement, ...fields })).toEqual([misfit])
})

test('[CASH-41] a check digit behind the eleven of a wallet makes no other wallet', () => {
  const noted = { ...statement, sender: '017111111119', receiver: '017000000012' }
  expect(statementMisfits(claimed, noted)).toEqual([])
  expect(statementMisfits({ ...claimed, accountNumber: '017111111119' }, statement)).toEqual([])
})

test.each(['2026-03-01T11:58:00Z', '2026-03-02T12:00:00Z'])(
  '[CASH-41] what was paid at %s is just in time',
  (at) => {
    expect(statementMisfits(claimed, { ...statement, at: new Date(at) })).toEqual([])
  },
)

test('[CASH-41] money for an account that was never shown fits nothing by itself', () => {
  const misfits = statementMisfits(
    { ...claimed, receivingAccount: null, offeredAt: null },
    statement,
  )
  expect(misfits).toEqual(['receiver', 'time'])
})
