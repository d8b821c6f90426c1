import { expect, test } from 'vitest'
import { ChosenSystem } from './chosen-system.ts'

test('nothing is chosen at first, also of a slip that has been emptied', () => {
  const system = new ChosenSystem()
  expect([0, 1, 3].map((legs) => system.at(legs))).toEqual([[0], [1], [3]])
})

test('a system stands while there are as many selections as it was chosen for', () => {
  const system = new ChosenSystem()
  system.choose(3, [2, 3])
  expect([2, 3, 4].map((legs) => system.at(legs))).toEqual([[2], [2, 3], [4]])
})
