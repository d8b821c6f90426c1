import { latinDigits } from '@maidan/money'
import { expect, test } from 'vitest'
import {
  type CorpusEntry,
  type Expected,
  RECEIVED_HOW,
  SENT_HOW,
  WHY_UNREAD,
} from './corpus-entry.ts'
import { readCorpus } from './read-corpus.ts'

const open = readCorpus('corpus')
const heldBack = readCorpus('held-back')
const all = [...open, ...heldBack]

const WALLETS = ['bkash', 'nagad', 'rocket', 'upay', 'banks']
const KINDS = ['received', 'sent', 'other', 'unread']
const MOVED = ['kind', 'amountMinor', 'trxId', 'feeMinor', 'balanceMinor', 'at', 'ref', 'how']
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00$/

test('at least 240 messages, each there once', () => {
  expect(all.length).toBeGreaterThanOrEqual(240)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ from, text }) => `${from}: ${text}`)).size).toBe(all.length)
})

test('every third is held back', () => {
  const isThird = ({ id }: CorpusEntry) => Number(id.slice(id.indexOf('-') + 1)) % 3 === 0
  expect(all.filter((entry) => isThird(entry) !== entry.held_back)).toEqual([])
  expect(open.filter((entry) => entry.held_back)).toEqual([])
  expect(heldBack.filter((entry) => !entry.held_back)).toEqual([])
  expect(heldBack.length / all.length).toBeCloseTo(1 / 3, 1)
})

test.each(WALLETS)('%s says in both halves what came and what went', (wallet) => {
  for (const half of [open, heldBack]) {
    const mine = half.filter(({ id }) => id.startsWith(wallet))
    expect(mine.map(({ expected }) => expected.kind)).toEqual(expect.arrayContaining(KINDS))
  }
})

test('every message is sent by somebody, and what is expected of it has its shape', () => {
  const shapeless = all.filter(({ from, expected }) => from === '' || !hasShape(expected))
  expect(shapeless).toEqual([])
})

test('amounts are digits that stand in the text, and so does the id', () => {
  const moved = all.flatMap(({ id, text, expected }) =>
    expected.kind === 'received' || expected.kind === 'sent' ? [{ id, text, ...expected }] : [],
  )
  expect(moved.filter((entry) => !saysSo(entry)).map(({ id }) => id)).toEqual([])
})

function hasShape(expected: Expected): boolean {
  switch (expected.kind) {
    case 'received':
      return RECEIVED_HOW.includes(expected.how) && hasKeys(expected, [...MOVED, 'sender'])
    case 'sent':
      return SENT_HOW.includes(expected.how) && hasKeys(expected, [...MOVED, 'receiver'])
    case 'other':
      return hasKeys(expected, ['kind'])
    case 'unread':
      return WHY_UNREAD.includes(expected.why) && hasKeys(expected, ['kind', 'why'])
  }
}

function hasKeys(expected: Expected, keys: string[]): boolean {
  return keys.toSorted().join() === Object.keys(expected).toSorted().join()
}

type Moved = { text: string } & Extract<Expected, { kind: 'received' | 'sent' }>

function saysSo({ text, amountMinor, feeMinor, balanceMinor, trxId, at }: Moved): boolean {
  const printed = latinDigits(text).replace(/,/g, '')
  const amounts = [amountMinor, feeMinor ?? '0', balanceMinor ?? amountMinor]
  return (
    amountMinor !== '0' &&
    amounts.every((minor) => /^\d+$/.test(minor) && printed.includes(whole(minor))) &&
    printed.includes(trxId) &&
    (at === null || TIME.test(at))
  )
}

function whole(minor: string): string {
  return String(BigInt(minor) / 100n)
}
