import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECK, type Card } from '../../../cards/card.ts'
import { cardsOf } from '../../../cards/testing/cards-of.ts'
import { drawStream, type DrawStream } from '../../../fairness/draw-stream.ts'
import { turnGame } from '../../turn-games.ts'
import { casinoHoldem, type HoldemChoice } from './casino-holdem.ts'
import type { HoldemMove } from './moves.ts'

const ANTE = 1_000n

/** Draws that deal these cards of one deck, in the order in which they leave it. */
function dealing(cards: readonly Card[]): DrawStream {
  const deck = [...DECK]
  let next = 0
  return {
    below: () => {
      const card = cards[next]
      next += 1
      const place = deck.findIndex(({ rank, suit }) => rank === card?.rank && suit === card.suit)
      if (place < 0) throw new RangeError('The round asked for a card too many, or for one twice')
      // The card that is taken changes places with the last one left.
      deck.splice(place, 1, ...deck.slice(-1))
      deck.pop()
      return place
    },
    used: () => next * 4,
  }
}

type Cards = { own: string; dealer: string; board: string }

const play = ({ own, dealer, board }: Cards, ...moves: readonly HoldemMove[]) =>
  casinoHoldem.play({
    betMinor: ANTE,
    setup: {},
    choices: moves.map((move) => ({ move })),
    draws: dealing(cardsOf(`${own} ${dealer} ${board}`)),
  })

const called = (cards: Cards) => {
  const played = play(cards, 'call')
  if (played.kind !== 'ended') throw new Error(`The round is ${played.kind}`)
  const paid = played.events.at(-1)
  if (paid?.type !== 'paid') throw new Error('A round ends with what it pays')
  expect(played.totalMinor).toBe(BigInt(paid.anteMinor) + BigInt(paid.callMinor))
  expect(played.paidMinor).toEqual([BigInt(paid.anteMinor), BigInt(paid.callMinor)])
  return [paid.result, Number(paid.anteMinor), Number(paid.callMinor)]
}

const PLAIN: Cards = { own: 'Ac Kd', dealer: '7c 2d', board: 'Qs Jh 9d 3c 4s' }

test('is found by its code', () => {
  expect(turnGame('SHAPLA-HOLDEM')).toBe(casinoHoldem)
})

describe('a round', () => {
  test('shows the two cards and the flop, and waits', () => {
    const cards = cardsOf('Ac Kd')
    const flop = cardsOf('Qs Jh 9d')
    expect(play(PLAIN)).toEqual({ kind: 'open', events: [{ type: 'dealt', cards, flop }] })
  })

  test('that is given up loses the ante and shows nothing more', () => {
    const played = play(PLAIN, 'fold')
    expect(played).toMatchObject({ kind: 'ended', totalMinor: 0n, paidMinor: [0n] })
    expect(played.kind === 'ended' && played.events.map(({ type }) => type)).toEqual([
      'dealt',
      'folded',
      'paid',
    ])
  })

  test('that is called shows the board to its end and the dealer’s two', () => {
    const played = play(PLAIN, 'call')
    const [turn, river] = cardsOf('3c 4s')
    expect(played.kind === 'ended' && played.events.slice(1, 3)).toEqual([
      { type: 'called' },
      { type: 'shown', turn, river, dealer: cardsOf('7c 2d') },
    ])
  })

  test.each([
    ['two moves', ['call', 'call']],
    ['a move after the end', ['fold', 'call']],
  ] as const)('does not take %s', (_, moves) => {
    expect(play(PLAIN, ...moves)).toEqual({ kind: 'illegal' })
  })
})

describe('the dealer’s hand', () => {
  test.each([
    ['nothing, though it is higher', 'Kc Qd', 'As 2d', '9s 7h 5d 3c Js', 'unqualified'],
    ['a pair of threes', 'Kc Qd', '3s 2d', '9s 7h 5d 3c Js', 'unqualified'],
    ['a pair of fours', 'Kc Qd', '4s 2d', '9s 7h 5d 4c Js', 'lost'],
    ['a pair of fours on the board', 'Kc Qd', '8s 2d', '9s 7h 4d 4c Js', 'won'],
    ['a pair of threes on the board', 'Kc Qd', '8s 2d', '9s 7h 3d 3c Js', 'unqualified'],
    ['two small pairs', 'Kc Qd', '2s 3d', '9s 7h 3h 2c Js', 'lost'],
    ['a straight', 'Kc Qd', 'As 2d', '9s 3h 4d 5c Js', 'lost'],
  ])('with %s', (_, own, dealer, board, result) => {
    expect(called({ own, dealer, board })[0]).toBe(result)
  })
})

describe('a hand that wins', () => {
  const NOTHING = '2c 3d'
  test.each([
    ['a royal flush', 'As Ks', 'Qs Js Ts 8h 7d', 101],
    ['a straight flush', '9s Kd', 'Qs Js Ts 8s 7d', 21],
    ['a straight flush from the ace up', 'As 2s', '3s 4s 5s 9h Kd', 21],
    ['a flush', 'As 9s', 'Qs Js 6s 8h 7d', 3],
    ['a straight', 'As Kc', 'Qs Jd Ts 8h 7d', 2],
    ['three of a kind', 'As Ac', 'Ah Jd 9s 8h 6d', 2],
    ['two pairs', 'As Jc', 'Ah Jd 9s 8h 6d', 2],
    ['a pair', 'As Qc', 'Ah Jd 9s 8h 6d', 2],
    ['nothing', 'As Qc', 'Kh Jd 9s 8h 6d', 2],
  ])(
    'with %s is paid by the table against nothing, and gets the call back',
    (_, own, board, antes) => {
      const dealer = own.includes('2s') ? 'Jc 8d' : NOTHING
      expect(called({ own, dealer, board })).toEqual(['unqualified', antes * 1_000, 2_000])
    },
  )

  test.each([
    ['a royal flush', 'As Ks', 'Qs Js Ts 8h 7d', 101],
    ['four of a kind', 'As Ac', 'Ah Ad Ts 8h 7d', 11],
    ['a full house', 'As Ac', 'Ah Td Ts 8h 7d', 4],
    ['nothing but the pair of both', 'As Qc', 'Kh Kd 8s 7h 2d', 2],
  ])('with %s is paid the call at evens, too, against a pair', (_, own, board, antes) => {
    expect(called({ own, dealer: '9c 5h', board: board })).toEqual(['won', antes * 1_000, 4_000])
  })
})

/** What ante and call are paid with less than a flush. */
const PLAIN_PAYS = { won: [2_000, 4_000], tied: [1_000, 2_000], lost: [0, 0] } as const

describe('against a hand that counts', () => {
  test.each([
    ['the board plays for both', 'Ac 2d', 'Kc 3d', 'Ts 9h 8d 7c 6s', 'tied'],
    ['equal pairs of equal neighbours', 'Ac 2d', 'Ad 3h', 'As Kh Qd Tc 8s', 'tied'],
    ['the higher neighbour', 'Ac Qd', 'Ad Jh', 'As Kh 9d Tc 4s', 'won'],
    ['the lower neighbour', 'Ac 7d', 'Ad Jh', 'As Kh 9d Tc 4s', 'lost'],
    ['a straight from the ace up against the next', 'Ac 2d', '6c 2h', '3s 4h 5d Kc Ks', 'lost'],
    ['a lower flush', '2s 4s', 'Ks Qs', '3s 9s Ts Kc 5d', 'lost'],
    ['the higher second pair', 'Kc 7d', 'Kd 6h', 'Ks 7h 6d Ac 2s', 'won'],
  ] as const)('%s', (_, own, dealer, board, result) => {
    expect(called({ own, dealer, board })).toEqual([result, ...PLAIN_PAYS[result]])
  })
})

test('a call costs twice the ante, a fold nothing', () => {
  const raises = (['fold', 'call'] as const).map((move) =>
    casinoHoldem.raiseMinor?.({ move }, ANTE),
  )
  expect(raises).toEqual([0n, 2_000n])
})

test.each([
  [{ move: 'call' }, { move: 'call' }],
  [{ move: 'raise' }, null],
  ['call', null],
  [null, null],
])('the choice %j is read as %j', (value, choice) => {
  expect(casinoHoldem.readChoice(value)).toEqual(choice)
})

test('who stays away gives the ante up, for nobody’s stake is raised meanwhile', () => {
  const play = { setup: {}, choices: [], events: [] }
  expect(casinoHoldem.choiceOfAbsent(play)).toEqual({ move: 'fold' })
})

test('every round ends, repeats itself, goes on from what was shown, and uses no card twice', () => {
  const blocks = fc.uint8Array({ minLength: 1_024, maxLength: 1_024 })
  const moves = fc.constantFrom<HoldemMove>('fold', 'call')
  fc.assert(
    fc.property(blocks, moves, fc.bigInt(1n, 10n ** 12n), (bytes, move, betMinor) => {
      const play = (choices: readonly HoldemChoice[]) =>
        casinoHoldem.play({ betMinor, setup: {}, choices, draws: drawStream([bytes]) })
      const open = play([])
      const ended = play([{ move }])
      if (open.kind !== 'open' || ended.kind !== 'ended') throw new Error('One move is open')
      expect(ended.events.slice(0, 1)).toEqual(open.events)
      expect(play([{ move }])).toEqual(ended)
      expect(ended.paidMinor).toHaveLength(move === 'call' ? 2 : 1)
      expect(ended.totalMinor).toBeLessThanOrEqual(betMinor * 105n)
      const cards = ended.events.flatMap((event) => {
        if (event.type === 'dealt') return [...event.cards, ...event.flop]
        return event.type === 'shown' ? [event.turn, event.river, ...event.dealer] : []
      })
      expect(new Set(cards.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(
        move === 'call' ? 9 : 5,
      )
    }),
  )
})
