import { PLAY_LIMITS } from '@maidan/cashier'
import type { showProtection } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'

type Protection = CallAnswer<typeof showProtection>
type Limit = Protection['limits'][number]

const unset = { amount: null, since: null, used: null, left: null, until: null, asked: null }

/** A player who has set no limit but these and is on no break. */
export function protection(
  changed: Partial<Omit<Protection, 'limits'>> & { limits?: Limit[] } = {},
): Protection {
  const { limits = [], ...rest } = changed
  return {
    currency: 'BDT',
    aside: null,
    break: null,
    break_lengths: ['day1', 'days7', 'days30', 'days42', 'months6', 'year1', 'years5'],
    ...rest,
    limits: PLAY_LIMITS.map(
      ({ kind, period }) =>
        limits.find((one) => one.kind === kind && one.period === period) ?? {
          kind,
          period,
          ...unset,
        },
    ),
  }
}

/** A limit on the deposits of a day that has been used in part. */
export const daily: Limit = {
  kind: 'deposit',
  period: 'day',
  amount: '500.00',
  since: '2026-01-10T12:00:00.000Z',
  used: '200.00',
  left: '300.00',
  until: '2026-01-15T18:00:00.000Z',
  asked: null,
}
