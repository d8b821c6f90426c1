import type { Card, Hold, PokerEvent, PokerHand } from '@maidan/casino'
import { stepsOfEvents, type Steps } from '../../show/steps-of-events.ts'
import type { Step } from '../../show/use-steps.ts'

export const HAND_CARDS = 5

/** The cards as they lie. */
export type HandView = {
  cards: readonly (Card | null)[]
  isUp: readonly boolean[]
  /** Null until the player has held. */
  hold: Hold | null
  paid: { hand: PokerHand | null; times: number; totalMinor: bigint } | null
}

/** What is heard on the way: a card that turns, and the end. */
export type HandSounds = { card: (place: number) => void; paid: (times: number) => void }

const NONE = Array.from({ length: HAND_CARDS }, () => false)
const ALL = NONE.map(() => true)

export const EMPTY_HAND: HandView = {
  cards: NONE.map(() => null),
  isUp: NONE,
  hold: null,
  paid: null,
}

const TURN_UP_MS = 130
const HELD_MS = 320
const TURN_DOWN_MS = 420
const LAST_CARD_MS = 420

/** The looks of a hand: first as it was after the events that were seen, then what is new. */
export function handSteps(
  events: readonly PokerEvent[],
  seen: number,
  countMs: (totalMinor: bigint) => number,
  sounds: HandSounds,
): Steps<HandView> {
  const shown = (event: PokerEvent, view: HandView) => stepsOf(event, view, countMs, sounds)
  return stepsOfEvents({ events, seen, start: EMPTY_HAND, stepsOf: shown })
}

function stepsOf(
  event: PokerEvent,
  view: HandView,
  countMs: (totalMinor: bigint) => number,
  sounds: HandSounds,
): Step<HandView>[] {
  switch (event.type) {
    case 'dealt': {
      const down = { ...EMPTY_HAND, cards: event.cards }
      return [{ view: down, waitMs: TURN_UP_MS }, ...turnedUp(down, event.cards, sounds)]
    }
    case 'drawn': {
      const held = { ...view, hold: event.hold }
      if (event.hold.every(Boolean)) return [{ view: held, waitMs: HELD_MS }]
      const down = { ...held, isUp: event.hold }
      return [
        { view: held, waitMs: HELD_MS },
        { view: down, waitMs: TURN_DOWN_MS },
        ...turnedUp(down, event.cards, sounds),
      ]
    }
    case 'paid': {
      const { hand, times } = event
      const totalMinor = BigInt(event.totalMinor)
      const paid = { hand, times, totalMinor }
      return [
        { view: { ...view, paid }, waitMs: countMs(totalMinor), heard: () => sounds.paid(times) },
      ]
    }
  }
}

/** Card after card that lies face down becomes the new one and is turned up. */
function turnedUp(from: HandView, cards: readonly Card[], sounds: HandSounds): Step<HandView>[] {
  const places = ALL.map((_, place) => place).filter((place) => from.isUp[place] === false)
  let view = from
  return places.map((turned, index) => {
    view = {
      ...view,
      cards: view.cards.map((card, place) => (place === turned ? (cards[place] ?? null) : card)),
      isUp: view.isUp.map((isUp, place) => isUp || place === turned),
    }
    const waitMs = index === places.length - 1 ? LAST_CARD_MS : TURN_UP_MS
    return { view, waitMs, heard: () => sounds.card(turned) }
  })
}
