import { expect, test } from 'vitest'
import { rowsInView } from './rows-in-view.ts'

const view = { rows: 1_000, pitchPx: 200, viewPx: 800 }

test.each([
  ['at the top', { topPx: 100 }, { from: 0, to: 8 }],
  ['far down', { topPx: -100_000 }, { from: 496, to: 508 }],
  ['at the end', { topPx: -199_200 }, { from: 992, to: 1_000 }],
  ['past the end, as where a list has become short', { topPx: -900_000 }, { from: 999, to: 1_000 }],
  ['below the screen', { topPx: 5_000 }, { from: 0, to: 1 }],
  ['with nothing in it', { topPx: 0, rows: 0 }, { from: 0, to: 0 }],
  ['before its rows have a height', { topPx: 0, pitchPx: 0 }, { from: 0, to: 4 }],
])('%s', (_, changed, rows) => {
  expect(rowsInView({ ...view, ...changed })).toEqual(rows)
})

test('every row on the screen is drawn, wherever the list stands', () => {
  const missing: string[] = []
  for (let topPx = 400; topPx > -210_000; topPx -= 37) {
    const { from, to } = rowsInView({ ...view, topPx })
    const firstSeen = Math.max(0, Math.floor(-topPx / view.pitchPx))
    const lastSeen = Math.min(view.rows, Math.ceil((view.viewPx - topPx) / view.pitchPx)) - 1
    const isSeen = lastSeen >= firstSeen
    if (isSeen && (from > firstSeen || to <= lastSeen)) missing.push(`${topPx}: ${from} to ${to}`)
  }
  expect(missing).toEqual([])
})
