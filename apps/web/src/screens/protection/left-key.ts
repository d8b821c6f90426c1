import type { LimitName } from '../../features/protection/queries.ts'

type Period = Exclude<LimitName['period'], 'bet'>
type LeftKey = `left_${'deposit' | 'loss'}_${Period}` | 'left_time_day'

/** The words for what a limit leaves; none where nothing adds up. */
export function leftKey({ kind, period }: LimitName): LeftKey | null {
  if (kind === 'stake' || period === 'bet') return null
  return kind === 'time' ? 'left_time_day' : `left_${kind}_${period}`
}
