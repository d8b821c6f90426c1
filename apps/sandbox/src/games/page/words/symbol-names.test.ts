import { slotGames } from '@maidan/casino'
import { expect, test } from 'vitest'
import { pictureKeys } from '../../catalog/slot-pictures.ts'
import { groupName, symbolName } from './symbol-names.ts'

const pictured = slotGames.flatMap((game) =>
  pictureKeys(game).map((symbol) => [game.code, symbol] as const),
)
const grouped = slotGames.flatMap(({ code, evaluation, pays }) =>
  evaluation.kind === 'clusters' ? Object.keys(pays).map((symbol) => [code, symbol] as const) : [],
)

test.each(pictured)('[GAME-13] %s says in both languages what %s shows', (code, symbol) => {
  const [english, bangla] = [symbolName(code, symbol, 'en'), symbolName(code, symbol, 'bn')]
  expect(english).not.toBe(symbol)
  expect(english).toMatch(/^[A-Za-z][a-z ]{1,}$/)
  expect(bangla).toMatch(/^[\u0980-\u09ff ]{2,}$/)
})

test.each(slotGames.map((game) => [game.code, game] as const))(
  '[GAME-13] no two symbols of %s share a name',
  (code, game) => {
    for (const language of ['en', 'bn'] as const) {
      const names = pictureKeys(game).map((symbol) => symbolName(code, symbol, language))
      expect(new Set(names).size).toBe(names.length)
    }
  },
)

test.each(grouped)(
  '[GAME-13] a group of %s has a name for %s in both languages',
  (code, symbol) => {
    expect(groupName(code, symbol, 'en')).toMatch(/^[a-z ]{3,}$/)
    expect(groupName(code, symbol, 'bn')).toMatch(/^[\u0980-\u09ff ]{2,}$/)
  },
)

test('a group is named in the plural, its symbol in the singular', () => {
  expect(groupName('PADMA-ALPONA', 'H1', 'en')).toBe('lotuses')
  expect(symbolName('PADMA-ALPONA', 'H1', 'en')).toBe('lotus')
})
