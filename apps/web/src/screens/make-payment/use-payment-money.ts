import type { Currency } from '@maidan/money'
import type { MakePayment } from '../../app/routes/route-state.ts'
import { shownRate, usdtWorth } from '../../features/funds/methods/usdt-worth.ts'
import { useUser } from '../../features/session/queries.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { usePaymentMethod } from './use-payment-method.ts'

export type PaymentMoney = {
  currency: Currency
  minor: bigint
  accountCurrency: Currency
  /** What it is worth in the account's currency; null without a rate. */
  accountMinor: bigint | null
  rate: string
}

/** The amount of a payment: dollars for USDT, else the account's own currency. */
export function usePaymentMoney(payment: MakePayment): PaymentMoney {
  const rate: unknown = useGeneral().data?.usdt_rate
  const accountCurrency = readCurrency(useUser().data?.currency)
  const { crypto } = usePaymentMethod(payment)
  const currency = crypto ? 'USDT' : accountCurrency
  const minor = readMinor(payment.amount, currency)
  return {
    currency,
    minor,
    accountCurrency,
    accountMinor: crypto ? usdtWorth(minor, rate) : minor,
    rate: shownRate(rate),
  }
}
