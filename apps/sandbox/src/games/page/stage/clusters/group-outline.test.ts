import { expect, test } from 'vitest'
import { groupOutline } from './group-outline.ts'

const text = (places: Parameters<typeof groupOutline>[0]) =>
  groupOutline(places).map((loop) => loop.map((corner) => corner.join('')).join(' '))

test('[GAME-13] a group is drawn around once, and no side between two of its places', () => {
  const [loop, ...others] = groupOutline([
    [1, 0],
    [1, 1],
    [2, 1],
  ])
  expect(others).toEqual([])
  expect(loop?.[0]).toEqual(loop?.at(-1))
  expect(loop).toHaveLength(1 + 8)
  expect(loop?.map(String)).toEqual(
    expect.arrayContaining(['1,0', '2,0', '2,1', '3,1', '3,2', '2,2', '1,2', '1,1']),
  )
})

test('[GAME-13] a group around a hole is drawn around both', () => {
  const ring = [0, 1, 2].flatMap((reel) => [0, 1, 2].map((row) => [reel, row] as const))
  const loops = text(ring.filter(([reel, row]) => reel !== 1 || row !== 1))
  expect(loops.map((loop) => loop.split(' ').length - 1).toSorted((a, b) => a - b)).toEqual([4, 12])
})
