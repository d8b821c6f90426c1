import {
  tableAfter,
  type BlackjackEvent,
  type BlackjackHand,
  type Card,
  type HandPay,
} from '@maidan/casino'
import { stepsOfEvents, type Steps } from '../../show/steps-of-events.ts'
import type { Step } from '../../show/use-steps.ts'

/** The table as it is seen: a card of the dealer's that nobody knows yet is null. */
export type DealView = {
  hands: readonly BlackjackHand[]
  dealer: readonly (Card | null)[]
  paid: { hands: readonly HandPay[]; totalMinor: bigint } | null
}

/** What is heard on the way: a card that comes, and the end. */
export type DealSounds = { card: (step: number) => void; paid: (totalMinor: bigint) => void }

export const EMPTY_DEAL: DealView = { hands: [], dealer: [], paid: null }

const CARD_MS = 320
const TURN_MS = 620
const LAST_CARD_MS = 520
const STOOD_MS = 180

/** The looks of a round: first as it was after the events that were seen, then what is new. */
export function dealSteps(
  events: readonly BlackjackEvent[],
  seen: number,
  countMs: (totalMinor: bigint) => number,
  sounds: DealSounds,
): Steps<DealView> {
  const shown = (event: BlackjackEvent, view: DealView, index: number) => {
    const { hands } = tableAfter(events.slice(0, index + 1))
    return stepsOf(event, view, hands, { countMs, sounds })
  }
  return stepsOfEvents({ events, seen, start: EMPTY_DEAL, stepsOf: shown })
}

type Telling = { countMs: (totalMinor: bigint) => number; sounds: DealSounds }

function stepsOf(
  event: BlackjackEvent,
  view: DealView,
  hands: DealView['hands'],
  { countMs, sounds }: Telling,
): Step<DealView>[] {
  switch (event.type) {
    case 'dealt':
      return dealtSteps(event, hands, sounds)
    case 'hit':
    case 'doubled': {
      const step = (hands[event.hand]?.cards.length ?? 0) - 1
      return [{ view: { ...view, hands }, waitMs: LAST_CARD_MS, heard: () => sounds.card(step) }]
    }
    case 'stood':
      return [{ view: { ...view, hands }, waitMs: STOOD_MS }]
    case 'split':
      return splitSteps(view, hands, sounds)
    case 'dealer':
      return dealerSteps({ ...view, hands }, event.cards, sounds)
    case 'paid': {
      const totalMinor = BigInt(event.totalMinor)
      const paid = { hands: event.hands, totalMinor }
      const heard = (): void => sounds.paid(totalMinor)
      return [{ view: { ...view, hands, paid }, waitMs: countMs(totalMinor), heard }]
    }
  }
}

/** Card after card, the player's and the dealer's in turn; the last stays face down. */
function dealtSteps(
  { cards, up }: Extract<BlackjackEvent, { type: 'dealt' }>,
  hands: DealView['hands'],
  sounds: DealSounds,
): Step<DealView>[] {
  const first = { cards: cards.slice(0, 1), isDoubled: false, isOver: false }
  const looks: readonly Omit<DealView, 'paid'>[] = [
    { hands: [first], dealer: [] },
    { hands: [first], dealer: [up] },
    { hands, dealer: [up] },
    { hands, dealer: [up, null] },
  ]
  return looks.map((look, index) => ({
    view: { ...look, paid: null },
    waitMs: index === looks.length - 1 ? LAST_CARD_MS : CARD_MS,
    heard: () => sounds.card(index),
  }))
}

/** The pair comes apart, then each half gets its card. */
function splitSteps(
  view: DealView,
  hands: DealView['hands'],
  sounds: DealSounds,
): Step<DealView>[] {
  const halves = hands.map((hand) => ({ ...hand, cards: hand.cards.slice(0, 1), isOver: false }))
  const looks = [
    halves,
    halves.map((half, index) => (index === 0 ? (hands[0] ?? half) : half)),
    hands,
  ]
  return looks.map((look, index) => ({
    view: { ...view, hands: look },
    waitMs: LAST_CARD_MS,
    ...(index > 0 && { heard: () => sounds.card(index) }),
  }))
}

/** The hidden card is turned, then come those that the dealer draws. */
function dealerSteps(view: DealView, cards: readonly Card[], sounds: DealSounds): Step<DealView>[] {
  const up = view.dealer.slice(0, 1)
  return cards.map((_, index) => ({
    view: { ...view, dealer: [...up, ...cards.slice(0, index + 1)] },
    waitMs: TURN_MS,
    heard: () => sounds.card(index),
  }))
}
