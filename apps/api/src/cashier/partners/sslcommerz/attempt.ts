import { parseAmount } from '@maidan/money'
import * as z from 'zod'
import { unknown } from '../answers/read-answer.ts'
import { word } from '../answers/word.ts'
import { DHAKA, zonedTime } from '../answers/zoned-time.ts'
import type { DepositAnswer } from '../payment-partner.ts'
import { SHOP_CURRENCY, SHOP_TIME } from './sslcommerz-ports.ts'

/** One try of a player at paying, as both of SSLCOMMERZ's questions answer it. */
export const attempt = z.object({
  status: word,
  tran_id: word,
  val_id: word,
  bank_tran_id: word,
  amount: word,
  /** What the shop is paid in, and what was asked for. */
  currency: word,
  currency_type: word,
  tran_date: word,
  risk_level: word,
})

export type Attempt = z.output<typeof attempt>

/** `VALIDATED` is a payment that was asked about before. */
const PAID = ['VALID', 'VALIDATED']
const RISKY = '1'

export function isPaid({ status }: Attempt): boolean {
  return PAID.includes(status)
}

/** What a paid attempt says, if all of it is about this payment and can be read. */
export function readPaid(one: Attempt, reference: string): DepositAnswer {
  if (one.tran_id !== reference) return unknown('another payment')
  if (!isOurCurrency(one)) return unknown('another currency')
  const amount = parseAmount(one.amount, SHOP_CURRENCY)
  const [, day = '', time = ''] = SHOP_TIME.exec(one.tran_date) ?? []
  const at = zonedTime({ day, time, zone: DHAKA })
  if (!amount.ok || at === null || one.bank_tran_id === '')
    return unknown('paid, but its amount, time or number cannot be read')
  return {
    kind: 'paid',
    trxId: one.bank_tran_id,
    amountMinor: amount.minor,
    payer: null,
    at,
    isRisky: one.risk_level === RISKY,
  }
}

function isOurCurrency({ currency, currency_type }: Attempt): boolean {
  const named = [currency, currency_type].filter((name) => name !== '')
  return named.length > 0 && named.every((name) => name === SHOP_CURRENCY)
}
