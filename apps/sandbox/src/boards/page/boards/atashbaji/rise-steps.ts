import type { BajiEvent } from '@maidan/casino'
import type { Step } from '../../show/use-steps.ts'
import type { EventShow, HeardEvent } from '../../turns/use-single-event.ts'

/** Whether the rocket is on its way, to which height in hundredths, and the outcome once it burst. */
export type RiseView = { heightCenti: number; isRising: boolean; outcome: BajiEvent | null }

export const AT_REST: RiseView = { heightCenti: 100, isRising: false, outcome: null }

/** As long as the rocket climbs; the page's style moves it in this time. */
export const RISE_MS = 1_000

const FIRST_MS = 60
const DONE_MS = 600

/** The looks of a round; one that was seen before has burst already. */
export function riseSteps(
  event: BajiEvent,
  isSeen: boolean,
  heard: HeardEvent,
): [Step<RiseView>, ...Step<RiseView>[]] {
  const { heightCenti } = event
  const whole: RiseView = { heightCenti, isRising: false, outcome: event }
  if (isSeen) return [{ view: whole, waitMs: 0 }]
  return [
    { view: AT_REST, waitMs: FIRST_MS },
    {
      view: { heightCenti, isRising: true, outcome: null },
      waitMs: RISE_MS,
      heard: heard.begin,
    },
    { view: whole, waitMs: DONE_MS, heard: heard.done },
  ]
}

export const riseShow: EventShow<BajiEvent, RiseView> = {
  atRest: AT_REST,
  sound: 'rocket',
  stepsOf: riseSteps,
}
