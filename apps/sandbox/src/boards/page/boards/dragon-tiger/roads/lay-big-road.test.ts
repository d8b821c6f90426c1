import type { DragonTigerWinner } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layBigRoad, ROAD_ROWS } from './lay-big-road.ts'

const WINNERS = { D: 'dragon', T: 'tiger', '=': 'tie', '#': 'suited-tie' } as const

function winners(text: string): DragonTigerWinner[] {
  return Array.from(text).flatMap((letter) => {
    const found = Object.entries(WINNERS).find(([name]) => name === letter)
    return found === undefined ? [] : [found[1]]
  })
}

/** Each mark as side, column, row and, if there are any, its ties. */
function road(text: string): string {
  return layBigRoad(winners(text))
    .map(({ side, column, row, ties }) => {
      return `${side === 'dragon' ? 'D' : 'T'}${column}${row}${'='.repeat(ties)}`
    })
    .join(' ')
}

test.each([
  ['', ''],
  ['==', ''],
  ['D', 'D00'],
  ['DDT', 'D00 D01 T10'],
  ['=D=#DT=', 'D00== D01 T10='],
  ['D=D', 'D00= D01'],
  ['DDDDDDDD', 'D00 D01 D02 D03 D04 D05 D15 D25'],
  // The tiger's run meets the dragon's tail and turns above it.
  ['DDDDDDDDTTTTTT', 'D00 D01 D02 D03 D04 D05 D15 D25 T10 T11 T12 T13 T14 T24'],
  // Having turned, a run does not go down again, though there is room.
  ['DDDDDDDTTTTTTT', 'D00 D01 D02 D03 D04 D05 D15 T10 T11 T12 T13 T14 T24 T34'],
])('the rounds %s lie as %s', (rounds, marks) => {
  expect(road(rounds)).toBe(marks)
})

test('every win has a place of its own, within the rows, and every tie is counted', () => {
  const any = fc.array(fc.constantFrom(...Object.values(WINNERS)), { maxLength: 80 })
  fc.assert(
    fc.property(any, (rounds) => {
      const marks = layBigRoad(rounds)
      const wins = rounds.filter((winner) => winner === 'dragon' || winner === 'tiger')
      expect(marks.map(({ side }) => side)).toEqual(wins)
      expect(new Set(marks.map(({ column, row }) => `${column} ${row}`)).size).toBe(wins.length)
      expect(marks.every(({ row }) => row < ROAD_ROWS)).toBe(true)
      const first = rounds.findIndex((winner) => winner === 'dragon' || winner === 'tiger')
      const counted = first === -1 ? 0 : rounds.length - first - wins.length
      expect(marks.reduce((sum, { ties }) => sum + ties, 0)).toBe(counted)
    }),
  )
})
