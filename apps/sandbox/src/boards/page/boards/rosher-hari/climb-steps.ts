import type { HariEvent, HoldingRows } from '@maidan/casino'
import { stepsOfEvents, type Steps } from '../../show/steps-of-events.ts'
import type { Step } from '../../show/use-steps.ts'

/** The climb as it is seen. */
export type ClimbView = {
  /** The foothold of each row that held, from the lowest up. */
  climbed: readonly number[]
  /** The foothold that is stood on and has not shown yet what it is. */
  tried: number | null
  /** The rotten foothold above the last row that held. */
  fellAt: number | null
  /** What every row was; null before the round has ended. */
  holding: HoldingRows | null
  end: 'fell' | 'taken' | null
}

/** What is heard on the way. */
export type ClimbSounds = {
  stepped: (row: number) => void
  fell: () => void
  taken: () => void
}

export const AT_FOOT: ClimbView = {
  climbed: [],
  tried: null,
  fellAt: null,
  holding: null,
  end: null,
}

/** As long as the climber takes from one foothold to the next; the page's style moves them in this time. */
const STEP_MS = 260
const FELL_MS = 900

/** The looks of a round: first as it was after the events that were seen, then what is new. */
export function climbSteps(
  events: readonly HariEvent[],
  seen: number,
  takenMs: number,
  sounds: ClimbSounds,
): Steps<ClimbView> {
  const stepsOf = (event: HariEvent, before: ClimbView) =>
    newSteps(before, viewAfter(before, event), event, takenMs, sounds)
  return stepsOfEvents({ events, seen, start: AT_FOOT, stepsOf })
}

function newSteps(
  before: ClimbView,
  after: ClimbView,
  event: HariEvent,
  takenMs: number,
  sounds: ClimbSounds,
): Step<ClimbView>[] {
  switch (event.type) {
    case 'held': {
      const heard = () => sounds.stepped(after.climbed.length)
      return [{ view: after, waitMs: STEP_MS, heard }]
    }
    case 'fell': {
      const tried = { ...before, tried: event.foothold }
      const heard = () => sounds.stepped(before.climbed.length + 1)
      return [
        { view: tried, waitMs: STEP_MS, heard },
        { view: after, waitMs: FELL_MS, heard: sounds.fell },
      ]
    }
    case 'taken':
      return [{ view: after, waitMs: takenMs, heard: sounds.taken }]
  }
}

/** The climb after one event more. */
function viewAfter(view: ClimbView, event: HariEvent): ClimbView {
  switch (event.type) {
    case 'held':
      return { ...view, climbed: [...view.climbed, event.foothold] }
    case 'fell':
      return { ...view, fellAt: event.foothold, holding: event.holding, end: 'fell' }
    case 'taken':
      return { ...view, holding: event.holding, end: 'taken' }
  }
}
