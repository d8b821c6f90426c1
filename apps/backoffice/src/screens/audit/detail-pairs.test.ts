import { expect, test } from 'vitest'
import { detailPairs } from './detail-pairs.ts'

test('[SIL-026] the detail of an act is read as names and values', () => {
  const detail = '{"claimed": "500.00", "note": "", "credited": "450.00", "blocked": true}'
  expect(detailPairs(detail)).toEqual([
    ['claimed', '500.00'],
    ['credited', '450.00'],
    ['blocked', 'true'],
  ])
})

test('a detail that is no object stands as it came', () => {
  expect(detailPairs('plain words')).toEqual([['', 'plain words']])
  expect(detailPairs('{}')).toEqual([])
  expect(detailPairs('')).toEqual([])
})
