import { expect, test } from 'vitest'
import type { Vip } from '../../features/loyalty/queries.ts'
import { percentOnLevel } from './percent-on-level.ts'

const levels = [0, 100, 500].map((from) => ({
  name: `from ${from}`,
  name_bn: '',
  from,
  earns: '100',
}))

test.each<[string, string | null, number, number]>([
  ['0', '100', 0, 0],
  ['99', '1', 0, 99],
  ['100', '400', 1, 0],
  ['300', '200', 1, 50],
  ['900', null, 2, 100],
])(
  'with %s points earned and %s to the next level the bar shows %#',
  (earned, missing, reached, percent) => {
    const vip: Vip = { levels, reached, earned, missing, weights: [] }
    expect(percentOnLevel(vip)).toBe(percent)
  },
)
