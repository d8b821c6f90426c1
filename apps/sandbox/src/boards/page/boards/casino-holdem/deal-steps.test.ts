import type { Card, HoldemEvent } from '@maidan/casino'
import { expect, test } from 'vitest'
import { dealSteps } from './deal-steps.ts'

const card = (rank: Card['rank']): Card => ({ rank, suit: 'clubs' })
const CARDS = [card(1), card(2)]
const FLOP = [card(3), card(4), card(5)]
const DEALER = [card(8), card(9)]

const DEALT: HoldemEvent = { type: 'dealt', cards: CARDS, flop: FLOP }
const LOST: HoldemEvent = {
  type: 'paid',
  result: 'lost',
  anteMinor: '0',
  callMinor: '0',
  totalMinor: '0',
}
const CALLED: readonly HoldemEvent[] = [
  DEALT,
  { type: 'called' },
  { type: 'shown', turn: card(6), river: card(7), dealer: DEALER },
  LOST,
]

const nothing = () => undefined
const SILENT = { card: nothing, chips: nothing, fold: nothing, paid: nothing }
const looks = (events: readonly HoldemEvent[], seen = 0) =>
  dealSteps(events, seen, () => 500, SILENT).map(({ view }) => view)

test('cards come one by one, the dealer’s face down, and the three that lie open last', () => {
  const views = looks([DEALT])
  expect(views.map(({ own, dealer, board }) => [own.length, dealer, board.length])).toEqual([
    [0, [], 0],
    [1, [], 0],
    [1, [null], 0],
    [2, [null], 0],
    [2, [null, null], 0],
    [2, [null, null], 1],
    [2, [null, null], 2],
    [2, [null, null], 3],
  ])
})

test('a call is there before the last two cards and the dealer’s are opened', () => {
  const views = looks(CALLED, 1)
  expect(views[0]).toMatchObject({ own: CARDS, board: FLOP, move: null })
  expect(views.slice(1).map(({ move, board, dealer }) => [move, board.length, dealer])).toEqual([
    ['call', 3, [null, null]],
    ['call', 4, [null, null]],
    ['call', 5, [null, null]],
    ['call', 5, [DEALER[0], null]],
    ['call', 5, DEALER],
    ['call', 5, DEALER],
  ])
  expect(views.at(-1)?.paid).toEqual(LOST)
})

test('a hand that is given up ends with the dealer’s cards face down', () => {
  const folded: HoldemEvent = { ...LOST, result: 'folded' }
  expect(looks([DEALT, { type: 'folded' }, folded], 1).at(-1)).toEqual({
    own: CARDS,
    dealer: [null, null],
    board: FLOP,
    move: 'fold',
    paid: folded,
  })
})
