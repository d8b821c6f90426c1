import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layBigRoad, ROAD_ROWS } from './lay-big-road.ts'
import type { RoadResult } from './road-result.ts'

const WINNERS = { L: 'left', R: 'right', '=': 'even' } as const

function results(text: string): RoadResult[] {
  return Array.from(text).flatMap((letter) => {
    const found = Object.entries(WINNERS).find(([name]) => name === letter)
    return found === undefined ? [] : [{ winner: found[1] }]
  })
}

/** Each mark as side, column, row and, if there are any, its ties. */
function road(text: string): string {
  return layBigRoad(results(text))
    .map(({ side, column, row, ties }) => {
      return `${side === 'left' ? 'L' : 'R'}${column}${row}${'='.repeat(ties)}`
    })
    .join(' ')
}

test.each([
  ['', ''],
  ['==', ''],
  ['L', 'L00'],
  ['LLR', 'L00 L01 R10'],
  ['=L==LR=', 'L00== L01 R10='],
  ['L=L', 'L00= L01'],
  ['LLLLLLLL', 'L00 L01 L02 L03 L04 L05 L15 L25'],
  // Rhe tiger's run meets the dragon's tail and turns above it.
  ['LLLLLLLLRRRRRR', 'L00 L01 L02 L03 L04 L05 L15 L25 R10 R11 R12 R13 R14 R24'],
  // Having turned, a run does not go down again, though there is room.
  ['LLLLLLLRRRRRRR', 'L00 L01 L02 L03 L04 L05 L15 R10 R11 R12 R13 R14 R24 R34'],
])('the rounds %s lie as %s', (rounds, marks) => {
  expect(road(rounds)).toBe(marks)
})

test('every win has a place of its own, within the rows, and every tie is counted', () => {
  const any = fc.array(fc.constantFrom(...Object.values(WINNERS)), { maxLength: 80 })
  fc.assert(
    fc.property(any, (rounds) => {
      const marks = layBigRoad(rounds.map((winner) => ({ winner })))
      const wins = rounds.filter((winner) => winner !== 'even')
      expect(marks.map(({ side }) => side)).toEqual(wins)
      expect(new Set(marks.map(({ column, row }) => `${column} ${row}`)).size).toBe(wins.length)
      expect(marks.every(({ row }) => row < ROAD_ROWS)).toBe(true)
      const first = rounds.findIndex((winner) => winner !== 'even')
      const counted = first === -1 ? 0 : rounds.length - first - wins.length
      expect(marks.reduce((sum, { ties }) => sum + ties, 0)).toBe(counted)
    }),
  )
})
