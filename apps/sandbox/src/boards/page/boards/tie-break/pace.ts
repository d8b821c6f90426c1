import { TIE_BREAK_SIX_ALL, type TieBreakPlay } from '@maidan/casino'
import { stepPace } from '../../events/step-pace.ts'

/** Point after point: its rally, then its end; beyond six all it goes quicker. */
export const pace = stepPace({
  firstMs: 1_300,
  early: TIE_BREAK_SIX_ALL,
  stepMs: 1_500,
  lateMs: 950,
  share: 70,
})

/** How long a tie-break is shown. */
export function tieBreakMs({ points }: TieBreakPlay): number {
  return pace.endMs(points.length)
}
