import { TIDE_SKIPS_MAX, type Card, type TideEvent } from '@maidan/casino'
import { stepsOfEvents, type Steps } from '../../show/steps-of-events.ts'
import type { Step } from '../../show/use-steps.ts'

/** A card that was open, and how it came. */
export type TrailCard = {
  card: Card
  how: 'opened' | 'right' | 'wrong' | 'skipped'
  /** What could be taken with it, in hundredths; null where nothing was guessed. */
  multipleCenti: bigint | null
}

/** The river as it is seen. */
export type TideView = {
  trail: readonly TrailCard[]
  /** The open card shows its face. */
  isUp: boolean
  /** How many ranks each right guess had. */
  row: readonly number[]
  skipsLeft: number
  end: 'wrong' | 'taken' | null
}

/** What is heard on the way. */
export type TideSounds = {
  turned: () => void
  came: (how: TrailCard['how'], count: number) => void
  taken: () => void
}

export const EMPTY_RIVER: TideView = {
  trail: [],
  isUp: false,
  row: [],
  skipsLeft: TIDE_SKIPS_MAX,
  end: null,
}

const TURN_MS = 240
const CAME_MS = 620
const WRONG_MS = 1_100

/** The looks of a round: first as it was after the events that were seen, then what is new. */
export function tideSteps(
  events: readonly TideEvent[],
  seen: number,
  takenMs: number,
  sounds: TideSounds,
): Steps<TideView> {
  const stepsOf = (event: TideEvent, before: TideView) =>
    newSteps(before, viewAfter(before, event), event, takenMs, sounds)
  return stepsOfEvents({ events, seen, start: EMPTY_RIVER, stepsOf })
}

function newSteps(
  before: TideView,
  after: TideView,
  event: TideEvent,
  takenMs: number,
  sounds: TideSounds,
): Step<TideView>[] {
  if (event.type === 'taken') return [{ view: after, waitMs: takenMs, heard: sounds.taken }]
  const came: Step<TideView> = {
    view: after,
    waitMs: event.type === 'wrong' ? WRONG_MS : CAME_MS,
    heard: () => sounds.came(event.type, after.row.length),
  }
  if (!before.isUp) return [came]
  return [{ view: { ...before, isUp: false }, waitMs: TURN_MS, heard: sounds.turned }, came]
}

/** The river after one event more. */
function viewAfter(view: TideView, event: TideEvent): TideView {
  if (event.type === 'taken') return { ...view, end: 'taken' }
  const multipleCenti = event.type === 'right' ? BigInt(event.multipleCenti) : null
  const came: TrailCard = { card: event.card, how: event.type, multipleCenti }
  const next = { ...view, isUp: true, trail: [...view.trail, came] }
  switch (event.type) {
    case 'opened':
      return next
    case 'right':
      return { ...next, row: [...view.row, event.ranks] }
    case 'skipped':
      return { ...next, skipsLeft: event.left }
    case 'wrong':
      return { ...next, end: 'wrong' }
  }
}
