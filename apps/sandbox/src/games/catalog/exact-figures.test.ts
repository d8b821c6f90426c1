import { expect, test } from 'vitest'
import { EXACT_FIGURES } from './exact-figures.ts'
import { offeredGames } from './offered-game.ts'

test('every game has its exact figures kept, so that a start need not compute them: else `npm run figures`', () => {
  const codes = offeredGames().map(({ game }) => game.code)
  expect(Object.keys(EXACT_FIGURES).toSorted()).toEqual(codes.toSorted())
})
