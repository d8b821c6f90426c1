import { describe, expect, test } from 'vitest'
import { CRICKET_TEAMS } from './cricket-teams.ts'

const BENGALI = /^[\u0980-\u09FF\s.]+$/
const LATIN = /^[A-Za-z' .-]+$/

test('[DATA-05] there are at least twelve sides with codes and names of their own', () => {
  expect(CRICKET_TEAMS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(CRICKET_TEAMS.map(({ code }) => code)).size).toBe(CRICKET_TEAMS.length)
  expect(new Set(CRICKET_TEAMS.map(({ name }) => name.bn)).size).toBe(CRICKET_TEAMS.length)
})

test('no player plays for two sides', () => {
  const names = CRICKET_TEAMS.flatMap(({ players }) => players.map(({ name }) => name.en))
  expect(new Set(names).size).toBe(names.length)
})

describe.each(CRICKET_TEAMS)('$name.en', ({ name, players }) => {
  test('fields eleven named in both languages', () => {
    expect(players).toHaveLength(11)
    for (const text of [name, ...players.map((player) => player.name)]) {
      expect(text.en).toMatch(LATIN)
      expect(text.bn).toMatch(BENGALI)
    }
  })

  test('has bowlers enough that nobody bowls beyond his share', () => {
    expect(players.filter(({ bowl }) => bowl > 0).length).toBeGreaterThanOrEqual(6)
    for (const { bowl, bowls } of players) expect(bowl > 0).toBe(bowls !== null)
  })
})
