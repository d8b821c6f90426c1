import type { LimitName } from '../../features/protection/queries.ts'

type Period = Exclude<LimitName['period'], 'bet'>

/** The words for what a limit leaves; none where nothing adds up. */
export function leftKey({ kind, period }: LimitName): `left_deposit_${Period}` | null {
  if (kind !== 'deposit' || period === 'bet') return null
  return `left_${kind}_${period}`
}
