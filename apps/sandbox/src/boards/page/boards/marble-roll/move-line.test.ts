import {
  MARBLE_LINE_MAX,
  MARBLE_LINE_MIN,
  MARBLE_SIDES,
  marblePaysMilli,
  marbleRoll,
} from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAt, onSide } from './move-line.ts'
import { markText, multipleText } from './texts.ts'

test.each([
  [5_050, 5_051, 5_051],
  [5_050, 5_050.4, 5_050],
  [200, 100, MARBLE_LINE_MIN],
  [9_800, 9_801, MARBLE_LINE_MAX],
])('a line at %i that is moved to %d stands at %i', (from, to, line) => {
  expect(lineAt({ side: 'over', line: from }, to)).toEqual({ side: 'over', line })
})

test('the other side keeps the pay, and there and back is where it was', () => {
  const anySetup = fc.record({
    side: fc.constantFrom(...MARBLE_SIDES),
    line: fc.integer({ min: MARBLE_LINE_MIN, max: MARBLE_LINE_MAX }),
  })
  const property = fc.property(anySetup, (setup) => {
    const other = onSide(setup, setup.side === 'over' ? 'under' : 'over')
    expect(other.side).not.toBe(setup.side)
    expect(marbleRoll.readSetup(other)).toEqual(other)
    expect(marblePaysMilli(other)).toBe(marblePaysMilli(setup))
    expect(onSide(other, setup.side)).toEqual(setup)
    expect(onSide(setup, setup.side)).toBe(setup)
  })
  fc.assert(property)
  expect.hasAssertions()
})

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [5_050, '50.50'],
  [10_000, '100.00'],
])('the mark %i is written %s', (mark, text) => {
  expect(markText(mark)).toBe(text)
})

test.each([
  [2_000, '2.00'],
  [1_010, '1.01'],
  [1_325, '1.325'],
  [49_500, '49.50'],
])('%i thousandths are written %s', (milli, text) => {
  expect(multipleText(milli)).toBe(text)
})
