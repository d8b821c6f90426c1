import { currencies, isCurrency, parseAmount, type Currency } from '@maidan/money'
import * as z from 'zod'

/** What a provider's games may pay out in a day where nobody has set anything: 1 crore taka, and its like. */
const FIRST = 'BDT:10000000,INR:7500000,PKR:25000000,USDT:80000'

/** An amount for every currency, as `BDT:10000000,INR:…`; a currency that is left out keeps the first one. */
export const providerDayMost = z
  .string()
  .default(FIRST)
  .transform((text, context): Record<Currency, bigint> => {
    const told = new Map([...amountsOf(FIRST), ...amountsOf(text)])
    const isWhole = [...told].every(([currency, minor]) => isCurrency(currency) && minor !== null)
    if (!isWhole)
      context.addIssue({
        code: 'custom',
        message: 'must be CURRENCY:amount[,…], each of an own one',
      })
    const minorOf = (currency: Currency) => told.get(currency) ?? 0n
    return {
      BDT: minorOf('BDT'),
      INR: minorOf('INR'),
      PKR: minorOf('PKR'),
      USDT: minorOf('USDT'),
    } satisfies Record<keyof typeof currencies, bigint>
  })

function amountsOf(text: string): [string, bigint | null][] {
  return text.split(',').map((pair): [string, bigint | null] => {
    const [currency = '', amount = ''] = pair.trim().split(':')
    if (!isCurrency(currency)) return [currency, null]
    const parsed = parseAmount(amount, currency)
    return [currency, parsed.ok ? parsed.minor : null]
  })
}
