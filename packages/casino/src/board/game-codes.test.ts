import { expect, test } from 'vitest'
import { slotGames } from '../slot/games/index.ts'
import { roomGames } from './room-games.ts'
import { turnGames } from './turn-games.ts'

test('a code names one game, and begins with its platform', () => {
  const games = [...slotGames, ...turnGames, ...roomGames]
  const codes = games.map(({ code }) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  for (const { code, platform } of games) expect(code.split('-')[0]).toBe(platform)
})
