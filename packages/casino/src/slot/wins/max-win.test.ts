import { expect, test } from 'vitest'
import { tinyGame } from '../fixtures/tiny-game.ts'
import { maxWinTimesBet, maxWinUnits } from './max-win.ts'

const game = tinyGame()
const units = maxWinUnits(game)

test.each([
  ['once the bet', units, 1],
  ['nearly twice the bet', Math.floor(units / 2) + 1, 1],
  ['less than the bet', units + 1, 0],
])('a largest win of %s is told rounded down', (_, costUnits, times) => {
  expect(maxWinTimesBet({ ...game, costUnits })).toBe(times)
})
