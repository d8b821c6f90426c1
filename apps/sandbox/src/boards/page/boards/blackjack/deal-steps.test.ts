import { blackjack, DECK, type BlackjackEvent, type BlackjackMove, type Card } from '@maidan/casino'
import { expect, test } from 'vitest'
import { dealSteps } from './deal-steps.ts'

/** Draws the cards of these ranks, all of clubs. */
function eventsOf(ranks: readonly number[], moves: readonly BlackjackMove[]) {
  let next = 0
  const draws = {
    below: () => {
      const wanted = ranks[next]
      next += 1
      return DECK.findIndex(({ rank, suit }) => rank === wanted && suit === 'clubs')
    },
    used: () => next,
  }
  const choices = moves.map((move) => ({ move }))
  const play = blackjack.play({ betMinor: 1_000n, setup: {}, choices, draws })
  if (play.kind === 'illegal') throw new Error('These moves are legal')
  return play.events
}

const SILENT = { card: () => undefined, paid: () => undefined }
const looks = (events: readonly BlackjackEvent[], seen = 0) =>
  dealSteps(events, seen, () => 500, SILENT).map(({ view }) => view)
const ranksOf = (cards: readonly (Card | null)[]) => cards.map((card) => card?.rank ?? null)

test('cards come one by one, and the last of the dealer lies face down', () => {
  const views = looks(eventsOf([9, 6, 7, 10], []))
  expect(
    views.map(({ hands, dealer }) => [ranksOf(hands[0]?.cards ?? []), ranksOf(dealer)]),
  ).toEqual([
    [[], []],
    [[9], []],
    [[9], [6]],
    [[9, 7], [6]],
    [
      [9, 7],
      [6, null],
    ],
  ])
})

test('what was seen is there at once, and the rest is told up to the pay', () => {
  const events = eventsOf([9, 6, 7, 10, 5], ['stand'])
  const views = looks(events, 1)
  expect(ranksOf(views[0]?.dealer ?? [])).toEqual([6, null])
  expect(views.slice(1).map(({ dealer }) => ranksOf(dealer))).toEqual([
    [6, null],
    [6, 10],
    [6, 10, 5],
    [6, 10, 5],
  ])
  expect(views.at(-1)?.paid?.hands).toEqual([{ result: 'lost', paidMinor: '0' }])
})

test('a pair comes apart before its halves get their cards', () => {
  const views = looks(eventsOf([8, 6, 8, 10, 3, 2], ['split']), 1)
  expect(views.slice(1).map(({ hands }) => hands.map(({ cards }) => ranksOf(cards)))).toEqual([
    [[8], [8]],
    [[8, 3], [8]],
    [
      [8, 3],
      [8, 2],
    ],
  ])
})
