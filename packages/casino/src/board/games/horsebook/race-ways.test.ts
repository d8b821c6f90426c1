import { expect, test } from 'vitest'
import { drawOrders } from './testing/draw-orders.ts'
import { raceResult } from './race-result.ts'
import { raceWays } from './race-ways.ts'

/** The chance of each result by running through every order there is, which a race of eight allows. */
function slowChances(strengths: readonly number[]): Map<string, number> {
  const chances = new Map<string, number>()
  for (const { order, chance } of drawOrders(strengths)) {
    const key = JSON.stringify(raceResult({ order, strengths, gapsCenti: [], paces: [] }))
    chances.set(key, (chances.get(key) ?? 0) + chance)
  }
  return chances
}

test.each([
  [[22, 10, 7, 3, 14, 5, 9, 17]],
  [[12, 12, 12, 12, 12, 12, 12, 12]],
  [[3, 3, 9, 9, 20, 20, 1, 1]],
])('every result of strengths %j has the chance of all its orders', (strengths) => {
  const slow = slowChances(strengths)
  const ways = raceWays(strengths)
  const total = ways.reduce((sum, one) => sum + one.ways, 0n)
  expect(ways).toHaveLength(slow.size)
  for (const { result, ways: count } of ways) {
    const chance = Number(count) / Number(total)
    expect(chance).toBeCloseTo(slow.get(JSON.stringify(result)) ?? -1, 12)
  }
})
