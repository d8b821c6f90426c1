import type { Mission } from '../../../features/promotions/missions.ts'

const words = {
  day: { runs: 'day', over: 'dayOver', later: 'laterDay' },
  week: { runs: 'week', over: 'weekOver', later: 'laterWeek' },
} as const

/** What is said of the period of a mission: it runs, is over, or is the first that counts. */
export function periodWord({
  period,
  state,
  is_over,
}: Pick<Mission, 'period' | 'state' | 'is_over'>) {
  return words[period][state === 'later' ? 'later' : is_over ? 'over' : 'runs']
}
