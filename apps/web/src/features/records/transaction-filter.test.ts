import { expect, test } from 'vitest'
import { filterTransactions, noFilter, transactionState } from './transaction-filter.ts'

const nowMs = Date.parse('2026-03-09T12:00:00Z')
const list = [
  { id: 1, action: 'deposit', key: '0', created_at: '2026-03-09T10:00:00Z' },
  { id: 2, action: 'withdraw', key: '2', created_at: '2026-03-08T10:00:00Z' },
  { id: 3, action: 'bonus', key: 1, created_at: '2026-02-01T10:00:00Z' },
]
const ids = (filter: Partial<typeof noFilter>) =>
  filterTransactions(list, { ...noFilter, ...filter }, nowMs).map(({ id }) => id)

test('[REC-14] only transactions of the chosen status stay', () => {
  expect(ids({ status: 'fail' })).toEqual([2])
  expect(ids({})).toEqual([1, 2, 3])
})

test('[REC-15] only transactions of the chosen type stay', () => {
  expect(ids({ type: 'deposit' })).toEqual([1])
  expect(ids({ type: 'bonus' })).toEqual([3])
})

test('[REC-16] only transactions of the chosen days stay', () => {
  expect(ids({ date: 'today' })).toEqual([1])
  expect(ids({ date: 'yesterday' })).toEqual([2])
  expect(ids({ date: 'last7', type: 'withdraw' })).toEqual([2])
})

test('[REC-19][REC-20][REC-21] keys 0, 1 and 2, as text or number', () => {
  expect(['0', 1, '2'].map(transactionState)).toEqual(['processing', 'success', 'fail'])
})
