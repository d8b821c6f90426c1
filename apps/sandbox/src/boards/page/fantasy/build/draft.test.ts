import { cricketersOf, everyFive, fantasyFixture, faultOf } from '@maidan/casino'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT, hindranceOf, isSame, quickPick, toggled } from './draft.ts'

const all = cricketersOf(fantasyFixture(0))

test('somebody is added in their place, and taken out with the armband', () => {
  const one = toggled(toggled(EMPTY_DRAFT, 7), 2)
  expect(one).toEqual({ five: [2, 7], captain: null })
  expect(toggled({ ...one, captain: 7 }, 7)).toEqual({ five: [2], captain: null })
  expect(toggled({ ...one, captain: 7 }, 2)).toEqual({ five: [7], captain: 7 })
})

test.each([
  [[0, 2, 5, 9, 11], 1, 'full'],
  [[0, 1, 2], 3, 'side'],
  [[0, 1, 2], 6, null],
  [[4, 10, 3], 9, 'budget'],
  [[], 4, null],
] as const)('with %j, %d: %s', (five, place, hindrance) => {
  expect(hindranceOf(all, { five, captain: null }, place)).toBe(hindrance)
})

test('a quick pick can always be played, and any five can come', () => {
  const fives = everyFive(all)
  for (const at of [0, 0.3, 0.77, 0.999_99]) {
    const team = quickPick(fives, () => at)
    expect(team && faultOf(all, team)).toBeNull()
  }
  expect(quickPick(fives, () => 0)?.five).toEqual(fives[0])
  expect(quickPick(fives, () => 0.999_99)?.five).toEqual(fives.at(-1))
  expect(quickPick([], () => 0)).toBeNull()
})

test('a team is the same by its five and its captain', () => {
  const team = { five: [0, 2, 5, 9, 11], captain: 9 }
  expect(isSame(team, { five: [0, 2, 5, 9, 11], captain: 9 })).toBe(true)
  expect(isSame(team, { ...team, captain: 0 })).toBe(false)
  expect(isSame(team, { ...team, five: [0, 2, 5, 9, 10] })).toBe(false)
})
