import { DUEL_TURNS_MAX, ROUNDS_MAX, type DuelPlay } from '@maidan/casino'
import { stepPace } from '../../events/step-pace.ts'
import { stepsOf } from './steps.ts'

/** Every turn and the end of every round. */
export const STEPS_MAX = ROUNDS_MAX * (DUEL_TURNS_MAX + 1)

/** Turn after turn. Few duels are long, and the last turns of those go quicker. */
export const pace = stepPace({ firstMs: 1_000, early: 30, stepMs: 700, lateMs: 400, share: 74 })

/** When a move has reached the rival, in parts of its time. */
export const HIT = 0.55

/** Steps that have happened so long after the betting: a move as soon as it reaches the rival. */
export function landedAt(steps: number, elapsedMs: number): number {
  const { place, part, counted } = pace.at(steps, elapsedMs)
  return place === counted && place >= 0 && part >= HIT ? counted + 1 : counted
}

/** How long a duel is shown. */
export function duelMs(play: DuelPlay): number {
  return pace.endMs(stepsOf(play).length)
}
