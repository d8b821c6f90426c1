import { LEAVES, type LeavesEvent } from '@maidan/casino'
import { stepsOfEvents, type Steps } from '../../show/steps-of-events.ts'
import type { Step } from '../../show/use-steps.ts'

/** What was under a leaf. */
export type Bared = { number: number; prizeTenths: number; pays: boolean }

/** The card as it is seen. */
export type CardView = {
  own: readonly number[]
  /** Leaf by leaf; null where nothing is scratched yet. */
  leaves: readonly (Bared | null)[]
  /** What its leaves have won by now; at the end with the dew. */
  winMinor: bigint
  /** How many times over it is paid; null before the last leaf. */
  dew: number | null
}

/** What is heard on the way. */
export type CardSounds = {
  dealt: () => void
  bared: (leaf: Bared) => void
  dewed: () => void
}

export const NO_CARD: CardView = {
  own: [],
  leaves: Array.from({ length: LEAVES }, () => null),
  winMinor: 0n,
  dew: null,
}

const DEALT_MS = 320
const BARED_MS = 220
/** Between the last leaf and the dew that falls on it. */
const DEW_FALLS_MS = 420

/** The looks of a round: first as it was after the events that were seen, then what is new. */
export function cardSteps(
  events: readonly LeavesEvent[],
  seen: number,
  wonMs: number,
  sounds: CardSounds,
): Steps<CardView> {
  const stepsOf = (event: LeavesEvent, before: CardView): Step<CardView>[] => {
    const view = viewAfter(before, event)
    switch (event.type) {
      case 'dealt':
        return [{ view, waitMs: DEALT_MS, heard: sounds.dealt }]
      case 'scratched':
        return [{ view, waitMs: BARED_MS, heard: () => sounds.bared(event) }]
      case 'dewed':
        return [
          { view: before, waitMs: DEW_FALLS_MS },
          { view, waitMs: wonMs, heard: sounds.dewed },
        ]
    }
  }
  return stepsOfEvents({ events, seen, start: NO_CARD, stepsOf })
}

/** The card after one event more. */
function viewAfter(view: CardView, event: LeavesEvent): CardView {
  switch (event.type) {
    case 'dealt':
      return { ...NO_CARD, own: event.own }
    case 'scratched': {
      const { leaf, number, prizeTenths, pays } = event
      const leaves = view.leaves.with(leaf, { number, prizeTenths, pays })
      return { ...view, leaves, winMinor: BigInt(event.winMinor) }
    }
    case 'dewed':
      return { ...view, dew: event.dew, winMinor: BigInt(event.winMinor) }
  }
}
