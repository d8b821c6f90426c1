import type { showProtection } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'

type Protection = CallAnswer<typeof showProtection>

/** A player who has set no limit and is on no break. */
export function protection(changed: Partial<Protection> = {}): Protection {
  return {
    break: null,
    break_lengths: ['day1', 'days7', 'days30', 'days42', 'months6', 'year1', 'years5'],
    ...changed,
  }
}
