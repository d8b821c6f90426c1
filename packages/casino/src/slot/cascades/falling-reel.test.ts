import { expect, test } from 'vitest'
import { strip, windowAt } from '../reel-strip.ts'
import { fall, stoppedReel, type FallingReel } from './falling-reel.ts'

const symbols = strip('A B C D E')

function stopped(stop: number): FallingReel {
  return stoppedReel(symbols, stop, windowAt(symbols, stop, 3))
}

test.each([
  ['nothing', 2, [], 'C D E'],
  ['the top', 2, [0], 'B D E'],
  ['the middle', 2, [1], 'B C E'],
  ['the bottom', 2, [2], 'B C D'],
  ['two with one between', 2, [0, 2], 'A B D'],
  ['everything', 3, [0, 1, 2], 'A B C'],
  ['the top at the first symbol of the strip', 0, [0], 'E B C'],
  ['everything across the end of the strip', 1, [0, 1, 2], 'D E A'],
])('a reel that loses %s', (_, stop, rows, shown) => {
  expect(fall(stopped(stop), new Set(rows)).shown.join(' ')).toBe(shown)
})

test('a reel goes on where it has stopped falling', () => {
  const once = fall(stopped(2), new Set([1, 2]))
  expect(once.shown).toEqual(['A', 'B', 'C'])
  const twice = fall(once, new Set([2]))
  expect(twice.shown).toEqual(['E', 'A', 'B'])
  expect(fall(twice, new Set([0])).shown).toEqual(['D', 'A', 'B'])
})

test('a strip shorter than the view comes again and again', () => {
  const short = strip('A B')
  const reel = stoppedReel(short, 0, windowAt(short, 0, 3))
  expect(reel.shown).toEqual(['A', 'B', 'A'])
  expect(fall(reel, new Set([0, 1, 2])).shown).toEqual(['B', 'A', 'B'])
})
