import { expect, test } from 'vitest'
import { credited, NOTHING, ON_DESK } from './read-credits.ts'
import { tallyLines } from './tally-lines.ts'

const right = [`a ${credited(5n)}`, `b ${NOTHING}`, `c ${ON_DESK}`]

test.each<[name: string, found: string[], lost: number, doubled: number]>([
  ['nothing', right, 0, 0],
  ['an order of its own', right.toReversed(), 0, 0],
  ['a credit that is missing', [`a ${NOTHING}`, ...right.slice(1)], 1, 0],
  ['a payment that is missing', right.slice(1), 1, 0],
  ['one credited twice in a line', [`a ${credited(10n)} TWICE`, ...right.slice(1)], 1, 1],
  ['one credited by two lines', [...right, `a ${credited(5n)}`], 0, 1],
  ['a credit of nothing', [right[0] ?? '', `b ${credited(3n)}`, right[2] ?? ''], 0, 1],
  ['a credit of what people should see to', [...right.slice(0, 2), `c ${credited(2n)}`], 0, 1],
  ['another amount', [`a ${credited(4n)}`, ...right.slice(1)], 1, 1],
])('of books that differ by %s', (_, found, lost, doubled) => {
  expect(tallyLines({ found, expected: right })).toEqual({ lost, doubled })
})
