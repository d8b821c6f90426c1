import type { AndarBaharEvent, Card, Side } from '@maidan/casino'
import { stepsOfEvents, type Steps } from '../../show/steps-of-events.ts'
import type { Step } from '../../show/use-steps.ts'

/** The table as it is seen: a joker, so many cards of those dealt, and at last where the match fell. */
export type DealView = {
  joker: Card | null
  isJokerUp: boolean
  cards: readonly Card[]
  ended: { side: Side; count: number; totalMinor: bigint } | null
}

export type DealSounds = {
  joker: () => void
  card: (count: number) => void
  ended: (totalMinor: bigint) => void
}

export const EMPTY_TABLE: DealView = { joker: null, isJokerUp: false, cards: [], ended: null }

const JOKER_DOWN_MS = 220
const JOKER_UP_MS = 650
const CARD_MS = 300
const CARD_FAST_MS = 60
/** All cards of a long deal fall within about this time. */
const DEAL_MS = 3_600
const MATCH_MS = 550

/** The looks of a round: first as it was after the events that were seen, then what is new. */
export function dealSteps(
  events: readonly AndarBaharEvent[],
  seen: number,
  countMs: (totalMinor: bigint) => number,
  sounds: DealSounds,
): Steps<DealView> {
  const shown = (event: AndarBaharEvent, view: DealView) => stepsOf(event, view, countMs, sounds)
  return stepsOfEvents({ events, seen, start: EMPTY_TABLE, stepsOf: shown })
}

function stepsOf(
  event: AndarBaharEvent,
  view: DealView,
  countMs: (totalMinor: bigint) => number,
  sounds: DealSounds,
): Step<DealView>[] {
  switch (event.type) {
    case 'joker': {
      const down = { ...EMPTY_TABLE, joker: event.card }
      const up = { ...down, isJokerUp: true }
      return [
        { view: down, waitMs: JOKER_DOWN_MS },
        { view: up, waitMs: JOKER_UP_MS, heard: sounds.joker },
      ]
    }
    case 'dealt':
      return event.cards.map((_, index) => ({
        view: { ...view, cards: event.cards.slice(0, index + 1) },
        waitMs: waitAfter(index + 1, event.cards.length),
        heard: () => sounds.card(index),
      }))
    case 'ended': {
      const { side, count } = event
      const totalMinor = BigInt(event.totalMinor)
      const ended = { side, count, totalMinor }
      const heard = (): void => sounds.ended(totalMinor)
      return [{ view: { ...view, ended }, waitMs: countMs(totalMinor), heard }]
    }
  }
}

/** Few cards fall one by one; many fall faster. The match itself is looked at. */
function waitAfter(count: number, all: number): number {
  if (count === all) return MATCH_MS
  return Math.max(CARD_FAST_MS, Math.min(CARD_MS, Math.round(DEAL_MS / all)))
}
