import {
  fiveCup,
  fraction,
  mangoGrove,
  nagordola,
  percentText,
  slotGames,
  times,
  turnGames,
} from '@maidan/casino'
import { expect, test } from 'vitest'
import { boardSheet } from './board-sheet.ts'
import { contestSheet } from './contest-sheet.ts'
import { ownBoardSheet } from './own-board-sheet.ts'
import { readRounds } from './read-rounds.ts'
import { slotSheet } from './slot-sheet.ts'

const [slot] = slotGames
if (slot === undefined) throw new Error('There are no slots')

test('[LAW-20] the sheet of a slot has its exact return, in parts that add up, beside played rounds', () => {
  const { text, agrees } = slotSheet(slot, 3_000)
  expect(agrees).toBe(true)
  const [whole, spin, free] = ['return', 'of it, the paid spin', 'of it, free spins'].map((row) =>
    Number(text.match(new RegExp(`\\| ${row} \\| ([\\d.]+) %`))?.[1]),
  )
  expect(whole).toBeGreaterThan(90)
  expect(Math.abs((spin ?? 0) + (free ?? 0) - (whole ?? 0))).toBeLessThan(0.02)
})

test('a slot agrees though its exact return has more digits than numbers reach', () => {
  const { text, agrees } = slotSheet({ ...slot, freeSpinsMax: 300 }, 3_000)
  expect(text.match(/\| return \| .*\/(\d+)\)/)?.[1]?.length).toBeGreaterThan(308)
  expect(agrees).toBe(true)
})

test('a slot that plays otherwise than its figures say does not agree', () => {
  const generous = { ...slot, winCapTimesBet: 0 }
  expect(slotSheet(generous, 3_000)).toMatchObject({ agrees: false })
})

test('the sheet of a board names every way to bet with its exact return', () => {
  const { text } = boardSheet(mangoGrove)
  for (const { key, exactReturn } of mangoGrove.bets)
    expect(text).toContain(`| ${key} | ${percentText(exactReturn)} % (`)
})

test('[LAW-20] the sheet of a contest says what the places get, and that nothing else is left than the fee', () => {
  const { text, agrees, line } = contestSheet(fiveCup, fiveCup.contest)
  expect([agrees, line]).toEqual([true, '90.00 % (entry)'])
  expect(text).toContain('| 2 | 1 | 1.80 | – | 1.80 | 1.80 | 0.20 |')
  expect(text).toContain('| 3 | 2 | 1.89 | 0.81 | 0.81 | 2.70 | 0.30 |')
  expect(text).toContain('| 6 | 2 | 3.27 | 2.13 | 2.13 | 5.40 | 0.60 |')
  expect(text).toMatch(/\| 30 \| 10 \| 6\.80 \| .* \| 27\.00 \| 3\.00 \|/)
  expect(text).toMatch(/\| 300 \| 100 \| 33\.77 \| .* \| 270\.00 \| 30\.00 \|/)
})

test('a contest with another fee than its figures leave does not agree', () => {
  const dear = { ...fiveCup.contest, feeBps: 1_001 }
  expect(contestSheet(fiveCup, dear)).toMatchObject({ agrees: false })
})

test.each(turnGames.map((game) => [game.code, game] as const))(
  '[LAW-20] every way to bet on %s gives back what is exact of it, in few rounds',
  (_, game) => {
    const { text, agrees, line } = ownBoardSheet(game, 6_000)
    expect(text).not.toContain('does not agree')
    expect(agrees).toBe(true)
    expect(line).toMatch(/ exact; all ways [\d.]+ % exact, [\d.]+ % ± [\d.]+ % played$/)
  },
)

test('a board that plays otherwise than its figures say does not agree', () => {
  const [usual] = nagordola.bets
  if (usual === undefined) throw new Error('There is a usual bet')
  const exactReturn = times(usual.exactReturn, fraction(2n, 3n))
  const stingy = { ...nagordola, bets: [{ ...usual, exactReturn }] }
  const { text, agrees } = ownBoardSheet(stingy, 6_000)
  expect(agrees).toBe(false)
  expect(text).toContain('**Play does not agree with what is exact.**')
})

test.each([['0'], ['1.5'], ['many']])('%s rounds are refused', (rounds) => {
  expect(() => readRounds(['--rounds', rounds], [])).toThrow('whole number')
})

test('games are named by their codes, and all are meant where none is', () => {
  const known = ['A-ONE', 'A-TWO']
  expect(readRounds(['A-TWO', '--rounds', '9'], known)).toEqual({ rounds: 9, codes: ['A-TWO'] })
  expect(readRounds([], known).codes).toEqual(known)
  expect(() => readRounds(['A-THREE'], known)).toThrow('no game A-THREE')
})
