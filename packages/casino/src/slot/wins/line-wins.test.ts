import { describe, expect, test } from 'vitest'
import { gridOf, tinyGame } from '../fixtures/tiny-game.ts'
import { lineRuns } from './line-wins.ts'
import { symbolWins } from './symbol-wins.ts'

const game = tinyGame()
const tripling = tinyGame({ wild: { symbol: 'WILD', multiplier: 3 } })
const { WILD: _, ...paysWithoutWild } = game.pays
const unpaidWild = tinyGame({ pays: paysWithoutWild })

function leftUnits(line: string, of = game): number {
  const [run] = lineRuns(of, false, line.split(' '))
  return run?.units ?? 0
}

describe('a line from the left', () => {
  test.each([
    ['three of a kind', 'H1 H1 H1 L1 L2', 10],
    ['four of a kind', 'L1 L1 L1 L1 H1', 6],
    ['five of a kind', 'L2 L2 L2 L2 L2', 5],
    ['two of a kind, where two pay', 'H1 H1 L1 L1 L1', 1],
    ['two of a kind, where two do not pay', 'L1 L1 H1 H1 H1', 0],
    ['a run that starts on the second reel', 'L1 H1 H1 H1 H1', 0],
    ['a broken run', 'L1 L1 H1 L1 L1', 0],
    ['a wild in the middle', 'L1 WILD L1 L2 L2', 4],
    ['a wild at the start', 'WILD L1 L1 H1 H1', 4],
    ['wilds that lengthen a run', 'H1 WILD H1 WILD L1', 20],
    ['three wilds worth more by themselves', 'WILD WILD WILD L1 L2', 15],
    ['three wilds that lengthen what follows', 'WILD WILD WILD H1 L2', 20],
    ['two wilds before a full run', 'WILD WILD L1 L1 L1', 12],
    ['two wilds worth more as what follows', 'WILD WILD L2 L1 L1', 2],
    ['five wilds', 'WILD WILD WILD WILD WILD', 100],
    ['a scatter, which a wild does not stand for', 'L1 WILD SCATTER L1 L1', 0],
    ['wilds cut off by a scatter', 'WILD WILD SCATTER H1 H1', 1],
  ])('%s: %s pays %i', (_, line, units) => {
    expect(leftUnits(line)).toBe(units)
  })

  test('wilds without pays of their own count as the best paying symbol', () => {
    expect(leftUnits('WILD WILD WILD WILD WILD', unpaidWild)).toBe(50)
    expect(leftUnits('WILD WILD WILD L2 L1', unpaidWild)).toBe(10)
  })

  test('a wild that stands for a symbol multiplies once, however many there are', () => {
    expect(leftUnits('L1 WILD L1 L2 L2', tripling)).toBe(12)
    expect(leftUnits('L1 WILD WILD L2 L2', tripling)).toBe(12)
    expect(leftUnits('L1 L1 L1 WILD L2', tripling)).toBe(18)
    expect(leftUnits('L1 L1 L1 L2 WILD', tripling)).toBe(4)
  })

  test("a wild's own win is not multiplied, and loses to a multiplied one worth more", () => {
    const [own] = lineRuns(tripling, false, ['WILD', 'WILD', 'WILD', 'WILD', 'SCATTER'])
    expect(own).toMatchObject({ symbol: 'H1', count: 4, multiplier: 3, units: 60 })
    const dear = tinyGame({
      wild: { symbol: 'WILD', multiplier: 3 },
      pays: { ...game.pays, WILD: { 3: 200 } },
    })
    const [best] = lineRuns(dear, false, ['WILD', 'WILD', 'WILD', 'L1', 'L2'])
    expect(best).toMatchObject({ symbol: 'WILD', count: 3, multiplier: 1, units: 200 })
  })
})

describe('a line that pays both ways', () => {
  const bothUnits = (line: string): number[] =>
    lineRuns(game, true, line.split(' ')).map(({ units }) => units)

  test.each([
    ['from the right only', 'L2 L1 H1 H1 H1', [10]],
    ['three and two from the ends', 'L1 L1 L1 H1 H1', [4, 1]],
    ['one wild in the middle serving both', 'L1 L1 WILD L2 L2', [4, 2]],
    ['four and four over shared wilds', 'L1 WILD WILD WILD L2', [6, 3]],
    ['five of a kind once', 'L1 L1 L1 L1 L1', [12]],
    ['five with wilds inside once', 'L1 WILD WILD WILD L1', [12]],
    ['a whole line once, by the better end', 'L1 WILD WILD WILD WILD', [40]],
    ['a whole line once, by the better end, mirrored', 'WILD WILD WILD WILD L1', [40]],
    ['nothing', 'L1 L2 H1 L2 L1', []],
  ])('%s: %s', (_, line, units) => {
    expect(bothUnits(line)).toEqual(units)
  })

  test('a whole line that is worth as much from both ends is read from the left', () => {
    const run = lineRuns(game, true, 'L1 L1 L1 L1 L1'.split(' '))
    expect(run).toMatchObject([{ direction: 'left', units: 12 }])
  })

  test('marks the direction', () => {
    const runs = lineRuns(game, true, ['L1', 'L1', 'WILD', 'L2', 'L2'])
    expect(runs.map(({ direction }) => direction)).toEqual(['left', 'right'])
  })
})

describe('the lines of a grid', () => {
  test('are each paid by themselves, with their positions', () => {
    const grid = gridOf(`
      L1 L2 L2 L2 L2
      H1 L1 H1 L1 L2
      L2 L2 L1 L2 H1
    `)
    // The middle and the top row win nothing; top, middle, bottom, middle, top is L1 L1 L1 L1 L2.
    expect(symbolWins(game, grid)).toEqual([
      {
        kind: 'line',
        line: 2,
        symbol: 'L1',
        count: 4,
        direction: 'left',
        multiplier: 1,
        units: 6,
        positions: [
          [0, 0],
          [1, 1],
          [2, 2],
          [3, 1],
        ],
      },
    ])
  })

  test('give the positions of a run from the right on the right reels', () => {
    const both = tinyGame({
      evaluation: { kind: 'lines', lines: [[2, 2, 2, 2, 2]], bothWays: true },
    })
    const [win] = symbolWins(both, gridOf('L1 L1 L1 L1 L1 \n L1 L1 L1 L1 L1 \n L1 L2 H1 H1 H1'))
    expect(win).toMatchObject({ symbol: 'H1', direction: 'right' })
    expect(win?.positions).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ])
  })
})
