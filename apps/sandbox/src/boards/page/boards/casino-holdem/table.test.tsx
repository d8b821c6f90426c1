import { casinoHoldem, DECK, type HoldemMove, type Rank, type Suit } from '@maidan/casino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Language } from '../../../../games/page/words/voice.ts'
import { boardVoice } from '../../frame/board-voice.ts'
import { casinoHoldemBoard } from './board.ts'
import type { HoldemProps } from './props.ts'

const ANTE = 2_000n

type Named = readonly [Rank, Suit]

/** What alice reads at a table, without its markup, the names of cards among it. */
function textAt(table: Partial<HoldemProps>, language: Language = 'en'): string {
  const nothing = () => undefined
  const props: HoldemProps = {
    voice: boardVoice(casinoHoldemBoard.words, language, moneyWriter('BDT')),
    sounds: { play: nothing, isOn: () => false, setOn: nothing },
    bet: { minor: ANTE, levels: [ANTE], choose: nothing },
    isStill: true,
    phase: 'ready',
    round: null,
    isReplay: false,
    place: nothing,
    choose: nothing,
    shown: nothing,
    ...table,
  }
  return renderToStaticMarkup(<casinoHoldemBoard.Table {...props} />)
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** A round with these cards: the player's two, the dealer's two, the board. */
function roundOf(cards: readonly Named[], ...moves: readonly HoldemMove[]): HoldemProps['round'] {
  const deck = [...DECK]
  let next = 0
  const draws = {
    below: () => {
      const [rank, suit] = cards[next++] ?? []
      const place = deck.findIndex((card) => card.rank === rank && card.suit === suit)
      deck.splice(place, 1, ...deck.slice(-1))
      deck.pop()
      return place
    },
    used: () => next,
  }
  const choices = moves.map((move) => ({ move }))
  const play = casinoHoldem.play({ betMinor: ANTE, setup: {}, choices, draws })
  if (play.kind === 'illegal') throw new Error('These moves are legal')
  const totalMinor = play.kind === 'ended' ? play.totalMinor : null
  const { events } = play
  return { id: 'alice-1', betMinor: ANTE, setup: {}, events, seen: events.length, totalMinor }
}

const FIVES: readonly Named[] = [
  [5, 'clubs'],
  [5, 'hearts'],
  [13, 'spades'],
  [4, 'diamonds'],
  [9, 'clubs'],
  [11, 'hearts'],
  [2, 'spades'],
  [4, 'hearts'],
  [7, 'clubs'],
]

test('an open hand is named, and waits for a fold or a call with its price', () => {
  const text = textAt({ phase: 'open', round: roundOf(FIVES), balanceMinor: 4_000n })
  expect(text).toContain('Pair of 5s so far. Fold, or call with twice the ante.')
  expect(text).toContain('Fold the ante is lost Call ৳ 40.00')
  expect(text).not.toContain('you have')
  expect(text.match(/A card, face down/g)).toHaveLength(2)
})

test('a call that is too dear says what is there', () => {
  const text = textAt({ phase: 'open', round: roundOf(FIVES), balanceMinor: 3_999n })
  expect(text).toContain('Call ৳ 40.00 you have ৳ 39.99')
})

test('both hands are named at the end, in Bangla as well', () => {
  const round = roundOf(FIVES, 'call')
  expect(textAt({ round })).toContain('Pair of 5s against Pair of 4s: you are paid ৳ 120.00.')
  expect(textAt({ round }, 'bn')).toContain('আপনার 5-এর জোড়া, ডিলারের 4-এর জোড়া: পেলেন')
})

test('a hand given up shows no card of the dealer’s, and can not be played in a replay', () => {
  const text = textAt({ round: roundOf(FIVES, 'fold'), phase: 'held', isReplay: true })
  expect(text).toContain('You gave the ante up.')
  expect(text.match(/A card, face down/g)).toHaveLength(2)
  expect(text).not.toContain('Deal ')
})
