import type { PlayerCurrency } from '@maidan/contract/facts'
import type { Currency } from '@maidan/money'
import { depositRange } from '../../features/funds/choice/amount-range.ts'
import type { AmountRange } from '../../features/funds/choice/amount-range.ts'
import { isUsdt } from '../../features/funds/methods/payment-method.ts'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { shownRate, usdtRange, usdtWorth } from '../../features/funds/methods/usdt-worth.ts'
import { useUser } from '../../features/session/queries.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { readPlayerCurrency, typedMinor } from '../../lib/read-money.ts'

export type DepositMoney = {
  /** What the amount is typed in: dollars for USDT, else the account's own currency. */
  currency: Currency
  accountCurrency: PlayerCurrency
  /** The typed amount in minor units of `currency`; null for none above zero. */
  minor: bigint | null
  /** What the chosen method takes, in the account's currency; null if it does not say. */
  range: AmountRange | null
  /** That range as it is read: in `currency`; in the account's own without a rate. */
  shownRange: AmountRange | null
  /** What is typed, in the account's minor units; null for none, or without a rate. */
  accountMinor: bigint | null
  /** "120" of 1 USDT = 120 BDT; empty if the site has none. */
  rate: string
}

/** Reads the typed amount of a deposit (SIL-071, SIL-080, SIL-120). */
export function useDepositMoney(amount: string, method: Method | undefined): DepositMoney {
  const rate: unknown = useGeneral().data?.usdt_rate
  const accountCurrency = readPlayerCurrency(useUser().data?.currency)
  const inDollars = isUsdt(method)
  const currency = inDollars ? 'USDT' : accountCurrency
  const minor = typedMinor(amount, currency)
  const accountMinor = minor !== null && inDollars ? usdtWorth(minor, rate) : minor
  const range = depositRange(method, accountCurrency)
  return {
    currency,
    accountCurrency,
    minor,
    range,
    shownRange: (inDollars && range !== null && usdtRange(range, rate)) || range,
    accountMinor,
    rate: shownRate(rate),
  }
}
