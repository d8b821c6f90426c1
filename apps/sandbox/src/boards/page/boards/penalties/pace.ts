import { PENALTY_KICKS_EACH, type PenaltyPlay } from '@maidan/casino'
import { stepPace } from '../../events/step-pace.ts'

/** Kick after kick; sudden death goes quicker. */
export const pace = stepPace({
  firstMs: 1_000,
  early: PENALTY_KICKS_EACH * 2,
  stepMs: 1_600,
  lateMs: 800,
  share: 66,
})

/** The steps of a shoot-out: its kicks, and the lot if there is one. */
export function stepsOf({ kicks, lot }: PenaltyPlay): number {
  return kicks.length + (lot === null ? 0 : 1)
}

/** How long a shoot-out is shown. */
export function penaltiesMs(play: PenaltyPlay): number {
  return pace.endMs(stepsOf(play))
}
