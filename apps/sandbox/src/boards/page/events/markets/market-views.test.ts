import { expect, test } from 'vitest'
import type { BoardVoice } from '../../board.ts'
import { ownStake } from '../testing/own-stake.ts'
import { testNames, testRace } from '../testing/test-race.ts'
import { groupMarkets } from './group-markets.ts'
import { marketViews } from './market-views.ts'
import { ownPick, possibleReturn } from './own-pick.ts'

const voice: BoardVoice = { language: 'en', say: (key) => key, money: String }
const at = { game: testRace, names: testNames, voice, own: [] }

test('a fixture shows what it offers, at its prices', () => {
  const views = marketViews({ ...at, place: 0, decided: null })
  const shown = views.map(({ name, picks }) => [
    name,
    picks.map((pick) => `${pick.name} ${pick.spot.priceCenti}`),
  ])
  expect(shown).toEqual([
    ['market winner', ['pick first 237', 'pick second 237', 'pick together 475']],
    ['market ahead', ['pick first 187', 'pick second 187']],
    ['market tie', ['pick yes 450']],
  ])
})

test('a market of which a fixture offers nothing is not shown', () => {
  const views = marketViews({ ...at, place: 1, decided: null })
  expect(views.map(({ key }) => key)).toEqual(['winner', 'ahead'])
})

test.each([
  ['first', 'won lost lost | won lost | lost'],
  ['together', 'lost lost won | void void | won'],
  [null, '- - - | - - | -'],
] as const)('after %s the picks are %s', (landing, expected) => {
  const decided = landing === null ? null : { landing }
  const views = marketViews({ ...at, place: 0, decided })
  const results = views.map(({ picks }) => picks.map(({ result }) => result ?? '-').join(' '))
  expect(results.join(' | ')).toBe(expected)
})

const onFirst = { market: 'winner', pick: 'first', priceCenti: 237 }

test('own bets on a pick are summed, each rounded down by itself', () => {
  const own = [ownStake(onFirst, 101n), ownStake(onFirst, 103n, 'asked')]
  expect(ownPick(own, 'winner', 'first')).toEqual({
    stakeMinor: 204n,
    returnMinor: 239n + 244n,
    isAsked: true,
  })
  expect(ownPick(own, 'ahead', 'first')).toBeNull()
  expect(ownPick(own, 'winner', 'second')).toBeNull()
})

test('a possible return is what the game pays when the pick wins', () => {
  const outcome = { fixture: 0, play: { landing: 'first' } } as const
  for (const stakeMinor of [1n, 99n, 1_000n, 123_457n]) {
    expect(possibleReturn(stakeMinor, 237)).toBe(testRace.payMinor(stakeMinor, onFirst, outcome))
  }
})

const groups = [
  { key: 'side', markets: ['tie'] },
  { key: 'main', markets: ['ahead', 'winner'] },
]

test.each([
  ['main', 0, 'main', ['ahead', 'winner']],
  ['side', 0, 'side', ['tie']],
  ['side', 1, 'main', ['ahead', 'winner']],
  ['none', 0, 'side', ['tie']],
])('group %s of fixture %d is %s with %j', (chosen, place, key, markets) => {
  const group = groupMarkets(groups, chosen, marketViews({ ...at, place, decided: null }))
  expect([group.key, group.markets.map((market) => market.key)]).toEqual([key, markets])
})
