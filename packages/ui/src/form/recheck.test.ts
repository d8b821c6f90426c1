import { expect, test } from 'vitest'
import { recheck } from './recheck.ts'

test.each([
  ['a mended field loses its text', { name: 'missing' }, {}, 'name', {}],
  [
    'a field nobody has edited keeps its silence and its text',
    { name: 'missing' },
    { name: 'short', phone: 'missing' },
    'email',
    { name: 'missing' },
  ],
  [
    'an edit shows what is wrong now',
    { name: 'missing' },
    { name: 'short' },
    'name',
    { name: 'short' },
  ],
  [
    'the rows of a list are checked together',
    { 'spans.0.from': 'missing', 'spans.1.to': 'order', score: 'wrong' },
    { 'spans.1.from': 'missing' },
    'spans',
    { score: 'wrong', 'spans.1.from': 'missing' },
  ],
])('%s', (_, shown, found, edited, expected) => {
  expect(recheck<object>(shown, found, edited)).toEqual(expected)
})
