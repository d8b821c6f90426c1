import { amountOf } from '@maidan/money'
import type { HouseLimit } from './queries.ts'

/** What another limit would mean to the house's offers. */
export type LimitChange = 'zero' | 'below' | 'lower' | 'higher' | 'same'

/** The amounts are decimal taka; `typed` is an amount already. */
export function limitChange(
  typed: string,
  { limit }: Pick<HouseLimit, 'limit'>,
  atRisk: string,
): LimitChange {
  const [next, now, risk] = [typed, limit, atRisk].map((amount) => amountOf(amount, 'BDT'))
  if (next === undefined || now === undefined || risk === undefined || next === now) return 'same'
  if (next === 0n) return 'zero'
  if (next < risk) return 'below'
  return next < now ? 'lower' : 'higher'
}
