import { fraction } from '../../../chance/fraction.ts'
import type { Card } from '../../../cards/card.ts'
import { openShoe } from '../../../cards/open-shoe.ts'
import { HAND_CARDS } from '../../../cards/poker/name-five.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { isRecord } from '../../asked/is-record.ts'
import { readNoSetup, type NoSetup } from '../../asked/no-setup.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import { bestHold, type Hold } from './best-hold.ts'
import { POKER_PAYS, type PokerHand } from './hands.ts'
import { nameHand } from './name-hand.ts'

/** There is one way to play. */
export type PokerSetup = NoSetup

export type PokerChoice = { hold: Hold }

/**
 * - `dealt`: the first five cards.
 * - `drawn`: the five cards after those that were not held have been replaced.
 * - `paid`: what the hand is and what it pays, in multiples of the stake.
 */
export type PokerEvent =
  | { type: 'dealt'; cards: readonly Card[] }
  | { type: 'drawn'; hold: Hold; cards: readonly Card[] }
  | { type: 'paid'; hand: PokerHand | null; times: number; totalMinor: string }

type PokerRound = TurnRound<PokerSetup, PokerChoice>

/** Five cards of one deck; some stay, the others are replaced once, and the hand is paid. */
export const jacksOrBetter: TurnGame<PokerSetup, PokerChoice, PokerEvent> = {
  code: 'SHAPLA-JACKS',
  title: 'Jacks or Better',
  platform: 'SHAPLA',
  type: 'poker',
  volatility: 'medium',
  betLevelsMinor,
  bets: [
    {
      key: 'hand',
      // The deep test plays every deal with its best hold and finds these two.
      exactReturn: fraction(408_838_064_311n, 415_275_635_775n),
      hitRate: fraction(755_861_040_787n, 1_661_102_543_100n),
      largestMultiple: POKER_PAYS['royal-flush'],
    },
  ],
  readSetup: readNoSetup,
  readChoice: (value) =>
    isRecord(value) && isHold(value['hold']) ? { hold: value['hold'] } : null,
  play,
  choiceOfAbsent: ({ events }) => ({ hold: bestHold(firstCards(events)).hold }),
}

function play({ betMinor, choices, draws }: PokerRound): TurnPlay<PokerEvent> {
  if (choices.length > 1) return { kind: 'illegal' }
  const shoe = openShoe(draws)
  const first = Array.from({ length: HAND_CARDS }, () => shoe.draw())
  const dealt: PokerEvent = { type: 'dealt', cards: first }
  const choice = choices[0]
  if (choice === undefined) return { kind: 'open', events: [dealt] }
  const { hold } = choice
  const cards = first.map((card, place) => (hold[place] === true ? card : shoe.draw()))
  const hand = nameHand(cards)
  const times = hand === null ? 0 : POKER_PAYS[hand]
  const totalMinor = betMinor * BigInt(times)
  const paid: PokerEvent = { type: 'paid', hand, times, totalMinor: totalMinor.toString() }
  return { kind: 'ended', events: [dealt, { type: 'drawn', hold, cards }, paid], totalMinor }
}

function firstCards(events: readonly PokerEvent[]): readonly Card[] {
  const dealt = events.find((event) => event.type === 'dealt')
  return dealt?.cards ?? []
}

function isHold(value: unknown): value is Hold {
  return (
    Array.isArray(value) &&
    value.length === HAND_CARDS &&
    value.every((held) => typeof held === 'boolean')
  )
}
