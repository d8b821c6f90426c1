import { expect, test } from 'vitest'
import { digestOf } from './digest-book.ts'
import { openFastBook } from './fast-book.ts'
import { openNaiveBook } from './naive-book.ts'
import type { OrderBook } from './order-book.ts'
import { runScript } from './testing/run-script.ts'

const SCRIPT = [
  'alice backs 100 at 2.00 until 9',
  'bob lays 40 at 1.90 keep',
  'carol lays 7 at 1.90',
]

function bookOf(lines: readonly string[]): OrderBook {
  const book = openFastBook()
  runScript(book, lines)
  return book
}

test('the digest is FNV-1a over the orders as text', () => {
  expect(digestOf(openFastBook())).toBe('cbf29ce484222325')
  const text = '1 1 back 99 100 lapse 9\n2 2 lay 89 40 keep null\n3 3 lay 89 7 lapse null\n'
  expect(digestOf(bookOf(SCRIPT))).toBe(fnv1a(text))
})

test('both books have the same digest', () => {
  const naive = openNaiveBook()
  runScript(naive, SCRIPT)
  expect(digestOf(naive)).toBe(digestOf(bookOf(SCRIPT)))
})

test('a book rebuilt from what rests has the digest of the first', () => {
  const book = bookOf([...SCRIPT, 'bob lays 30 at 2.00', 'cancel 3'])
  const rebuilt = openFastBook()
  for (const { remainingMinor, expiresAtMs, ...order } of book.resting())
    rebuilt.place({
      ...order,
      sizeMinor: remainingMinor,
      ...(expiresAtMs === null ? {} : { expiresAtMs }),
    })
  expect(rebuilt.resting()).toEqual(book.resting())
  expect(digestOf(rebuilt)).toBe(digestOf(book))
})

test.each([
  ['a size', ['reduce 1 by 1']],
  ['what is kept', ['keep 1']],
  ['an order more', ['bob lays 1 at 1.01']],
  ['an order less', ['cancel 3']],
  ['a place in the queue', ['cancel 2', 'bob lays 40 at 1.90 keep']],
])('%s changes the digest', (_, lines) => {
  expect(digestOf(bookOf([...SCRIPT, ...lines]))).not.toBe(digestOf(bookOf(SCRIPT)))
})

test.each([
  ['a player', 'bob backs 100 at 2.00 until 9'],
  ['a price', 'alice backs 100 at 2.02 until 9'],
  ['a last moment', 'alice backs 100 at 2.00 until 8'],
])('%s changes the digest', (_, line) => {
  expect(digestOf(bookOf([line]))).not.toBe(digestOf(bookOf(SCRIPT.slice(0, 1))))
})

/** The hash as its specification writes it. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of text)
    hash = ((hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(16).padStart(16, '0')
}
