import { slotGames } from '@maidan/casino'
import { expect, test } from 'vitest'
import { symbolName } from './symbol-names.ts'

const grouped = slotGames.flatMap(({ code, evaluation, pays }) =>
  evaluation.kind === 'clusters' ? Object.keys(pays).map((symbol) => [code, symbol] as const) : [],
)

test.each(grouped)('[GAME-13] %s has a name for %s in both languages', (code, symbol) => {
  expect(symbolName(code, symbol, 'en')).toMatch(/^[a-z ]{3,}$/)
  expect(symbolName(code, symbol, 'bn')).toMatch(/^[\u0980-\u09ff ]{2,}$/)
})
