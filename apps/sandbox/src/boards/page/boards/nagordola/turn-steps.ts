import type { DolaEvent } from '@maidan/casino'
import type { Step } from '../../show/use-steps.ts'
import type { EventShow, HeardEvent } from '../../turns/use-single-event.ts'

/** The seat that is or comes to the arrow, null before the wheel turns, and the outcome once it stands. */
export type TurnView = { seat: number | null; isTurning: boolean; outcome: DolaEvent | null }

export const AT_REST: TurnView = { seat: null, isTurning: false, outcome: null }

/** As long as the wheel turns; the page's style moves it in this time. */
export const TURN_MS = 2_400

const FIRST_MS = 60
const DONE_MS = 500

/** The looks of a round; a wheel that was seen before stands already. */
export function turnSteps(
  event: DolaEvent,
  isSeen: boolean,
  heard: HeardEvent,
): [Step<TurnView>, ...Step<TurnView>[]] {
  const { seat } = event
  const whole: TurnView = { seat, isTurning: false, outcome: event }
  if (isSeen) return [{ view: whole, waitMs: 0 }]
  const turning: TurnView = { seat, isTurning: true, outcome: null }
  return [
    { view: AT_REST, waitMs: FIRST_MS },
    { view: turning, waitMs: TURN_MS, heard: heard.begin },
    { view: whole, waitMs: DONE_MS, heard: heard.done },
  ]
}

export const turnShow: EventShow<DolaEvent, TurnView> = {
  atRest: AT_REST,
  sound: 'bigWheel',
  stepsOf: turnSteps,
}
