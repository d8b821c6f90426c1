import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECK } from '../../../cards/card.ts'
import { cardsOf } from '../../../cards/testing/cards-of.ts'
import { drawStream, type DrawStream } from '../../../fairness/draw-stream.ts'
import { turnGame } from '../../turn-games.ts'
import { blackjack, type BlackjackChoice } from './blackjack.ts'
import { BLACKJACK_MOVES, isRaise, type BlackjackMove } from './moves.ts'
import { openSpot, tableAfter } from './table.ts'

const BET = 1_000n

/** Draws that deal these cards: the player's first, the dealer's open one, the second, the hidden one, and on. */
function dealing(text: string): DrawStream {
  const cards = cardsOf(text)
  let next = 0
  return {
    below: () => {
      const card = cards[next]
      next += 1
      if (card === undefined) throw new RangeError('The round asked for one card too many')
      return DECK.findIndex(({ rank, suit }) => rank === card.rank && suit === card.suit)
    },
    used: () => next * 4,
  }
}

const played = (cards: string, ...moves: readonly BlackjackMove[]) =>
  blackjack.play({
    betMinor: BET,
    setup: {},
    choices: moves.map((move) => ({ move })),
    draws: dealing(cards),
  })

const endOf = (cards: string, ...moves: readonly BlackjackMove[]) => {
  const play = played(cards, ...moves)
  if (play.kind !== 'ended') throw new Error(`The round is ${play.kind}`)
  const paid = play.events.at(-1)
  const results = paid?.type === 'paid' ? paid.hands.map(({ result }) => result) : []
  return { results, total: play.totalMinor, stakes: play.paidMinor }
}

test('is found by its code', () => {
  expect(turnGame('BAGH-BLACKJACK')).toBe(blackjack)
})

describe('a round', () => {
  test('shows two cards and one of the dealer, and waits', () => {
    const [first, up, second] = cardsOf('9c 6d 7h')
    expect(played('9c 6d 7h Ts')).toEqual({
      kind: 'open',
      events: [{ type: 'dealt', cards: [first, second], up }],
    })
  })

  test.each([
    ['a blackjack', 'Ac 6d Kh Ts', [], ['blackjack'], 2_500n],
    ['two blackjacks', 'Ac Ad Kh Ts', [], ['push'], 1_000n],
    ['a blackjack of the dealer under a ten', '9c Td Kh As', [], ['lost'], 0n],
    ['more than the dealer', 'Tc 8d Kh Ts', ['stand'], ['won'], 2_000n],
    ['as much as the dealer', 'Tc 8d 8h Ts', ['stand'], ['push'], 1_000n],
    ['less than the dealer', 'Tc 9d 8h Ts', ['stand'], ['lost'], 0n],
    ['more than 21', 'Tc 9d 8h Ts 5c', ['hit'], ['bust'], 0n],
    ['a dealer above 21', 'Tc 6d 2h Ts 9c', ['stand'], ['won'], 2_000n],
    ['a dealer who stands on an ace and a six', 'Tc 6d 8h As', ['stand'], ['won'], 2_000n],
    ['21 after a card', '5c 6d 6h Ts Td 9c', ['hit'], ['won'], 2_000n],
  ] as const)('with %s', (_, cards, moves, results, total) => {
    expect(endOf(cards, ...moves)).toMatchObject({ results, total })
  })

  test('that is doubled gets one card and is paid for both stakes', () => {
    expect(endOf('5c 6d 6h Ts 9c 2d', 'double')).toEqual({
      results: ['won'],
      total: 4_000n,
      stakes: [2_000n, 2_000n],
    })
    expect(endOf('5c 6d 6h Ts 2c 2d', 'double')).toMatchObject({ total: 0n, stakes: [0n, 0n] })
  })

  test('that is split is two hands, each with its own stakes', () => {
    // Eights: the first gets a three and is doubled to 21, the second a ten and stands below the dealer.
    expect(endOf('8c 9d 8h Ts 3c Td Kh', 'split', 'double', 'stand')).toEqual({
      results: ['won', 'lost'],
      total: 4_000n,
      stakes: [2_000n, 0n, 2_000n],
    })
  })

  test('pays at most eight times its stake: two doubled hands that win', () => {
    expect(endOf('8c 5d 8h Ts 3c 3d Th Tc Td', 'split', 'double', 'double')).toMatchObject({
      total: 8_000n,
    })
  })

  test('gives split aces one card each, which make no blackjack', () => {
    expect(endOf('Ac 6d Ah Ts Kc 9d 5h', 'split')).toMatchObject({
      results: ['push', 'lost'],
      total: 1_000n,
    })
  })

  test('leaves the dealer alone once every hand is above 21', () => {
    const play = played('Tc 6d 8h Ts 5c', 'hit')
    expect(play.kind === 'ended' && play.events.at(-2)).toEqual({
      type: 'dealer',
      cards: cardsOf('Ts'),
    })
  })

  test.each([
    ['a split of two different cards', 'Tc 6d 8h Ts', ['split']],
    ['a second split', '8c 6d 8h Ts 8d 8s', ['split', 'split']],
    ['a double after a third card', '2c 6d 3h Ts 4c', ['hit', 'double']],
    ['a move after the end', 'Tc 8d Kh Ts', ['stand', 'hit']],
    ['a move against a blackjack', '9c Td Kh As', ['hit']],
  ] as const)('does not take %s', (_, cards, moves) => {
    expect(played(cards, ...moves)).toEqual({ kind: 'illegal' })
  })

  test('splits cards of ten that differ', () => {
    expect(played('Tc 6d Kh Ts 2c 3d', 'split').kind).toBe('open')
  })
})

test('a double and a split cost the first stake again, and nothing else costs', () => {
  expect(BLACKJACK_MOVES.map((move) => blackjack.raiseMinor?.({ move }, BET))).toEqual([
    0n,
    0n,
    BET,
    BET,
  ])
})

test.each([
  [{ move: 'hit' }, { move: 'hit' }],
  [{ move: 'surrender' }, null],
  ['hit', null],
  [null, null],
])('the choice %j is read as %j', (value, choice) => {
  expect(blackjack.readChoice(value)).toEqual(choice)
})

test.each([
  [{}, {}],
  [{ seats: 2 }, null],
  [null, null],
])('the setup %j is read as %j', (value, setup) => {
  expect(blackjack.readSetup(value)).toEqual(setup)
})

test('who stays away takes the best move that costs nothing', () => {
  const away = (cards: string) => {
    const play = played(cards)
    if (play.kind !== 'open') throw new Error('The round waits')
    return blackjack.choiceOfAbsent({ setup: {}, choices: [], events: play.events })
  }
  expect(away('5c 6d 6h Ts')).toEqual({ move: 'hit' })
  expect(away('8c Td 8h Ts')).toEqual({ move: 'hit' })
  expect(away('Tc 6d 8h Ts')).toEqual({ move: 'stand' })
})

test('every round ends, repeats itself, goes on from what was shown, and pays each stake on its own', () => {
  const blocks = fc.uint8Array({ minLength: 1_024, maxLength: 1_024 })
  const picks = fc.array(fc.nat(3), { minLength: 60, maxLength: 60 })
  fc.assert(
    fc.property(blocks, picks, fc.bigInt(1n, 10n ** 12n), (bytes, wishes, betMinor) => {
      const play = (choices: readonly BlackjackChoice[]) =>
        blackjack.play({ betMinor, setup: {}, choices, draws: drawStream([bytes]) })
      const choices: BlackjackChoice[] = []
      let now = play(choices)
      for (const wish of wishes) {
        if (now.kind !== 'open') break
        const moves = openSpot(tableAfter(now.events))?.moves ?? []
        const move = moves[wish % moves.length] ?? 'stand'
        const before = now.events
        choices.push({ move })
        now = play(choices)
        if (now.kind === 'illegal') throw new Error(`${move} should be legal`)
        expect(now.events.slice(0, before.length)).toEqual(before)
      }
      if (now.kind !== 'ended') throw new Error('The round should have ended')
      expect(play(choices)).toEqual(now)
      expect(play([...choices, { move: 'hit' }])).toEqual({ kind: 'illegal' })
      const raises = choices.filter(({ move }) => isRaise(move)).length
      expect(now.paidMinor).toHaveLength(1 + raises)
      expect(now.paidMinor?.reduce((sum, minor) => sum + minor, 0n)).toBe(now.totalMinor)
      expect(now.totalMinor).toBeLessThanOrEqual(betMinor * 8n)
      const paid = now.events.at(-1)
      const shown =
        paid?.type === 'paid' ? paid.hands.map(({ paidMinor }) => BigInt(paidMinor)) : []
      expect(shown.reduce((sum, minor) => sum + minor, 0n)).toBe(now.totalMinor)
    }),
  )
})
