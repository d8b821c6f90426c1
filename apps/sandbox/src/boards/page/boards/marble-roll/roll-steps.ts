import type { MarbleEvent } from '@maidan/casino'
import type { Step } from '../../show/use-steps.ts'
import type { EventShow, HeardEvent } from '../../turns/use-single-event.ts'

/** Where the marble lies or rolls to, in hundredths, and the outcome once it lies still. */
export type RollView = { mark: number; isRolling: boolean; outcome: MarbleEvent | null }

export const AT_REST: RollView = { mark: 0, isRolling: false, outcome: null }

/** As long as the marble rolls; the page's style moves it in this time. */
export const ROLL_MS = 1_100

const FIRST_MS = 60
const DONE_MS = 500

/** The looks of a round; one that was seen before has its marble where it stopped. */
export function rollSteps(
  event: MarbleEvent,
  isSeen: boolean,
  heard: HeardEvent,
): [Step<RollView>, ...Step<RollView>[]] {
  const whole: RollView = { mark: event.mark, isRolling: false, outcome: event }
  if (isSeen) return [{ view: whole, waitMs: 0 }]
  const rolling: RollView = { mark: event.mark, isRolling: true, outcome: null }
  return [
    { view: AT_REST, waitMs: FIRST_MS },
    { view: rolling, waitMs: ROLL_MS, heard: heard.begin },
    { view: whole, waitMs: DONE_MS, heard: heard.done },
  ]
}

export const rollShow: EventShow<MarbleEvent, RollView> = {
  atRest: AT_REST,
  sound: 'marble',
  stepsOf: rollSteps,
}
