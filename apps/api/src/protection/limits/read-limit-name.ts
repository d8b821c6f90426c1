import { PLAY_LIMITS, type LimitName } from '@maidan/cashier'
import { fieldRefusal } from '../../platform/http/refusal.ts'

/** One of the limits that there are. Refuses any other pair at its period. */
export function readLimitName({ kind, period }: LimitName): LimitName {
  const known = PLAY_LIMITS.find((one) => one.kind === kind && one.period === period)
  if (!known) throw fieldRefusal('VALIDATION_FAILED', 'period')
  return known
}
