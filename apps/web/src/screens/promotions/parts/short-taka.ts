import { HOME_CURRENCY } from '@maidan/contract/facts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'

/** An amount of a promotion inside a sentence. */
export function shortTaka(amount: string): string {
  return shortMoney(readMinor(amount, HOME_CURRENCY), HOME_CURRENCY)
}
