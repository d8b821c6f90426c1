import type { Currency } from '@maidan/money'
import { shownRate, usdtWorth } from '../../features/funds/usdt-worth.ts'
import { useUser } from '../../features/session/queries.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { bareAmount, readCurrency, typedMinor } from '../../lib/read-money.ts'

export type DepositMoney = {
  /** What the amount is typed in: dollars for USDT, else the account's own currency. */
  currency: Currency
  accountCurrency: Currency
  /** The typed amount as calls carry it; null for none above zero. */
  typed: string | null
  /** The same in the account's minor units; null for none, or without a rate. */
  accountMinor: bigint | null
  /** "120" of 1 USDT = 120 BDT; empty if the site has none. */
  rate: string
}

/** Reads the typed amount of a deposit (SIL-071, SIL-080, SIL-120). */
export function useDepositMoney(amount: string, isUsdt: boolean): DepositMoney {
  const rate: unknown = useGeneral().data?.usdt_rate
  const accountCurrency = readCurrency(useUser().data?.currency)
  const currency = isUsdt ? 'USDT' : accountCurrency
  const minor = typedMinor(amount, currency)
  const accountMinor = minor !== null && isUsdt ? usdtWorth(minor, rate) : minor
  return {
    currency,
    accountCurrency,
    typed: minor === null ? null : bareAmount(minor, currency),
    accountMinor,
    rate: shownRate(rate),
  }
}
