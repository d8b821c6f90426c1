import type { Card, HoldemEvent, HoldemMove, HoldemPaid } from '@maidan/casino'
import { stepsOfEvents, type Steps } from '../../show/steps-of-events.ts'
import type { Step } from '../../show/use-steps.ts'

/** The table as it is seen: a card of the dealer's that nobody knows yet is null. */
export type HoldemView = {
  own: readonly Card[]
  dealer: readonly (Card | null)[]
  board: readonly Card[]
  move: HoldemMove | null
  paid: HoldemPaid | null
}

/** What is heard on the way: a card that comes, chips, a hand given up, and the end. */
export type HoldemSounds = {
  card: (step: number) => void
  chips: () => void
  fold: () => void
  paid: (totalMinor: bigint) => void
}

export const EMPTY_TABLE: HoldemView = { own: [], dealer: [], board: [], move: null, paid: null }

const CARD_MS = 300
const LAST_CARD_MS = 480
const CHIPS_MS = 420
const TURN_MS = 760

/** The looks of a round: first as it was after the events that were seen, then what is new. */
export function dealSteps(
  events: readonly HoldemEvent[],
  seen: number,
  countMs: (totalMinor: bigint) => number,
  sounds: HoldemSounds,
): Steps<HoldemView> {
  const stepsOf = (event: HoldemEvent, view: HoldemView): readonly Step<HoldemView>[] => {
    switch (event.type) {
      case 'dealt':
        return dealtSteps(event, sounds)
      case 'called':
        return [{ view: { ...view, move: 'call' }, waitMs: CHIPS_MS, heard: sounds.chips }]
      case 'folded':
        return [{ view: { ...view, move: 'fold' }, waitMs: CHIPS_MS, heard: sounds.fold }]
      case 'shown':
        return shownSteps(event, view, sounds)
      case 'paid': {
        const totalMinor = BigInt(event.totalMinor)
        const heard = (): void => sounds.paid(totalMinor)
        return [{ view: { ...view, paid: event }, waitMs: countMs(totalMinor), heard }]
      }
    }
  }
  return stepsOfEvents({ events, seen, start: EMPTY_TABLE, stepsOf })
}

/** Card after card, the player's and the dealer's in turn; then the three that lie open. */
function dealtSteps(
  { cards, flop }: Extract<HoldemEvent, { type: 'dealt' }>,
  sounds: HoldemSounds,
): Step<HoldemView>[] {
  const looks = [
    { own: cards.slice(0, 1), dealer: [] },
    { own: cards.slice(0, 1), dealer: [null] },
    { own: cards, dealer: [null] },
    { own: cards, dealer: [null, null] },
    ...flop.map((_, place) => ({
      own: cards,
      dealer: [null, null],
      board: flop.slice(0, place + 1),
    })),
  ]
  return looks.map((look, step) => ({
    view: { ...EMPTY_TABLE, ...look },
    waitMs: step === looks.length - 1 ? LAST_CARD_MS : CARD_MS,
    heard: () => sounds.card(step),
  }))
}

/** The fourth card and the fifth, then the dealer's two are turned. */
function shownSteps(
  { turn, river, dealer }: Extract<HoldemEvent, { type: 'shown' }>,
  view: HoldemView,
  sounds: HoldemSounds,
): Step<HoldemView>[] {
  const fourth = [...view.board, turn]
  const board = [...fourth, river]
  const [first, ...rest] = dealer
  const looks: readonly Partial<HoldemView>[] = [
    { board: fourth },
    { board },
    { board, dealer: [first ?? null, ...rest.map(() => null)] },
    { board, dealer },
  ]
  return looks.map((look, step) => ({
    view: { ...view, ...look },
    waitMs: TURN_MS,
    heard: () => sounds.card(step),
  }))
}
