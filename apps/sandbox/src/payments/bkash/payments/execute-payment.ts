import { isExpired, isPaid, type CheckoutRow } from '../../checkouts/checkout.ts'
import { findCheckout } from '../../checkouts/find-checkout.ts'
import { payCheckout } from '../../checkouts/pay-checkout.ts'
import { WalletError } from '../../wallet-error.ts'
import type { BkashDesk } from '../bkash-desk.ts'
import { BkashRefusal } from '../bkash-refusal.ts'
import { paidAnswer } from './payment-answer.ts'

/** Takes the money of a payment that its payer approved; once. */
export async function executePayment(desk: BkashDesk, id: string) {
  const checkout = await findCheckout(desk.books, { id, partner: 'bkash' })
  if (checkout === null) throw new BkashRefusal(2002)
  assertExecutable(checkout)
  const paid = await payCheckout(desk, checkout).catch(refuse)
  if (!isPaid(paid)) throw new BkashRefusal(2056)
  return paidAnswer(paid)
}

function assertExecutable(checkout: CheckoutRow) {
  if (isPaid(checkout)) throw new BkashRefusal(2062)
  if (checkout.state === 'cancelled') throw new BkashRefusal(2069)
  if (checkout.state === 'failed' || isExpired(checkout)) throw new BkashRefusal(2056)
  if (checkout.state === 'open') throw new BkashRefusal(2060)
}

function refuse(error: unknown): never {
  if (!(error instanceof WalletError)) throw error
  throw new BkashRefusal(error.code === 'NOT_ENOUGH_MONEY' ? 2023 : 2056)
}
