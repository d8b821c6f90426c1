import { fantasyFixture } from '@maidan/casino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTeam, keptTeam } from './kept-teams.ts'

const [one, other] = [fantasyFixture(0), fantasyFixture(1)]
const team = { five: [0, 2, 5, 9, 11], captain: 9 }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a team is kept for its two sides, the last beside the saved', () => {
  expect(keptTeam('last', one)).toBeNull()
  keepTeam('last', one, team)
  expect(keptTeam('last', one)).toEqual(team)
  expect(keptTeam('last', other)).toBeNull()
  expect(keptTeam('saved', one)).toBeNull()
})

test.each([
  ['no list', '3'],
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['no team', '{"haor nijhum":7}'],
  ['words', '{"haor nijhum":{"five":["a"],"captain":9}}'],
  ['a team that breaks a rule', '{"haor nijhum":{"five":[0,1,5,9,11],"captain":9}}'],
])('what cannot be read or played counts as nothing: %s', (_name, text) => {
  kept.set('maidan-fantasy-five-saved', text)
  expect(keptTeam('saved', one)).toBeNull()
  keepTeam('saved', one, team)
  expect(keptTeam('saved', one)).toEqual(team)
})

test('a browser that keeps nothing takes nothing from the game', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed })
  keepTeam('last', one, team)
  expect(keptTeam('last', one)).toBeNull()
})
