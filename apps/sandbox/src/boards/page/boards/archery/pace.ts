import { ARCHERY_ARROWS, ARCHERY_SETS_MAX, type ArcheryPlay } from '@maidan/casino'
import { stepPace } from '../../events/step-pace.ts'
import { stepsOf } from './steps.ts'

/** The arrows of both archers in a set, and how it ends. */
const SET_STEPS = ARCHERY_ARROWS * 2 + 1

/** Arrow after arrow; a shoot-off takes its time. */
export const pace = stepPace({
  firstMs: 1_000,
  early: ARCHERY_SETS_MAX * SET_STEPS,
  stepMs: 700,
  lateMs: 1_300,
  share: 72,
})

/** The steps of the longest match: all sets and a shoot-off. */
export const STEPS_MAX = ARCHERY_SETS_MAX * SET_STEPS + 3

/** How long a match is shown. */
export function archeryMs(play: ArcheryPlay): number {
  return pace.endMs(stepsOf(play).length)
}
