import { describe, expect, test } from 'vitest'
import {
  LADDER_TICKS,
  oddsOfTick,
  oddsText,
  parseOdds,
  tickNear,
  tickOfOdds,
} from './odds-ladder.ts'

const everyTick = Array.from({ length: LADDER_TICKS }, (_, tick) => tick)

test('[LAW-16] the ladder has 350 rising prices from 1.01 to 1000', () => {
  expect(LADDER_TICKS).toBe(350)
  expect([oddsOfTick(0), oddsOfTick(349)]).toEqual([101, 100_000])
  for (const tick of everyTick.slice(1))
    expect(oddsOfTick(tick)).toBeGreaterThan(oddsOfTick(tick - 1))
})

test.each([
  [100, null],
  [101, 0],
  [199, 98],
  [200, 99],
  [201, null],
  [202, 100],
  [305, 150],
  [307, null],
  [100_000, 349],
  [101_000, null],
])('odds of %i hundredths are tick %s', (centi, tick) => {
  expect(tickOfOdds(centi)).toBe(tick)
})

test('a tick and its odds lead to each other, and its text reads back', () => {
  for (const tick of everyTick) {
    expect(tickOfOdds(oddsOfTick(tick))).toBe(tick)
    expect(parseOdds(oddsText(oddsOfTick(tick)))).toBe(tick)
  }
})

test.each([-1, 350, 0.5, Number.NaN])('%d is not a tick', (tick) => {
  expect(() => oddsOfTick(tick)).toThrow(RangeError)
})

test.each([
  [201, 'floor', 200],
  [201, 'ceil', 202],
  [200, 'floor', 200],
  [200, 'ceil', 200],
  [50, 'floor', 101],
  [50, 'ceil', 101],
  [999_999, 'floor', 100_000],
  [999_999, 'ceil', 100_000],
] as const)('near %i, to the %s, is %i', (centi, rounding, nearest) => {
  expect(oddsOfTick(tickNear(centi, rounding))).toBe(nearest)
})

describe('reading and writing', () => {
  test.each([
    ['1.01', 101],
    ['1.9', 190],
    [2, 200],
    [' 2.02 ', 202],
    ['10.5', 1_050],
    ['1000', 100_000],
  ])('%s is read', (text, centi) => {
    expect(parseOdds(text)).toBe(tickOfOdds(centi))
  })

  test.each(['', '2.01', '1.005', '-2', '1e3', '0x2', '2,02', 'NaN', '99999', Number.NaN])(
    '"%s" is no price',
    (text) => {
      expect(parseOdds(text)).toBeNull()
    },
  )

  test.each([
    [101, '1.01'],
    [190, '1.90'],
    [960, '9.60'],
    [1_050, '10.5'],
    [2_000, '20'],
    [100_000, '1000'],
  ])('%i is shown as %s', (centi, text) => {
    expect(oddsText(centi)).toBe(text)
  })
})
