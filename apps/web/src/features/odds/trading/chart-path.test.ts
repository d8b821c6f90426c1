import { expect, test } from 'vitest'
import { chartPath, chartWords } from './chart-path.ts'

const box = { width: 100, height: 20 }
const at = (atMs: number, odds: number) => ({ atMs, odds })

test.each([
  ['no price', [], ''],
  ['one price is a level line', [at(5, 2)], 'M0 10H100'],
  ['a price that never moved', [at(0, 2), at(10, 2)], 'M0 10H96V10H100'],
  [
    'a price stands until the next one, the highest at the top',
    [at(0, 2), at(50, 3), at(200, 2.5)],
    'M0 20H24V0H96V10H100',
  ],
] as const)('%s', (_, points, path) => {
  expect(chartPath(points, box)).toBe(path)
})

test('a chart is told by its first, highest, lowest and last price', () => {
  const points = [at(0, 2), at(1, 3.5), at(2, 1.5), at(3, 1.8)]
  expect(chartWords(points)).toEqual({ first: 2, highest: 3.5, lowest: 1.5, last: 1.8 })
  expect(chartWords([])).toBeNull()
})
