import { decimalAmount, parseAmount } from '@maidan/money'
import { unknown } from '../answers/read-answer.ts'
import { findMerchantRow } from '../find-merchant-row.ts'
import type { Asked, Payout, PayoutAnswer } from '../payment-partner.ts'
import type { BkashFields } from './bkash-line.ts'
import type { BkashPorts } from './bkash-ports.ts'
import { BKASH_CURRENCY, misfitOf } from './misfit-of.ts'
import { parseBkashTime } from './parse-bkash-time.ts'

/** Who pays a payout is the house. */
const NO_MONEY = '2023'

/**
 * Pays to a player's wallet. Only a clear code says that nothing has left; an invoice that bKash
 * knows already may be of our own first try, and is asked about like silence.
 */
export async function payOut(ports: BkashPorts, payout: Payout): Promise<PayoutAnswer> {
  const { reference, amountMinor, currency, account } = payout
  const reply = await ports.call(`${ports.payoutUrl}/checkout/payment/b2cPayment`, {
    amount: decimalAmount(amountMinor, currency),
    currency,
    merchantInvoiceNumber: reference,
    receiverMSISDN: account,
  })
  if (reply.kind === 'unknown') return reply
  const { code } = reply
  switch (reply.class) {
    case 'success':
      return readPayout(reply.fields, payout)
    case 'payer':
      return { kind: 'failed', fault: code === NO_MONEY ? 'house' : 'payer', code }
    case 'limits':
    case 'house':
      return { kind: 'failed', fault: 'house', code }
    case 'done_before':
    case 'known_invoice':
    case 'state':
    case 'unclear':
      return unknown(`code ${code}`)
  }
}

function readPayout(fields: BkashFields, payout: Payout): PayoutAnswer {
  const misfit = misfitOf(fields, payout.reference)
  const amount = parseAmount(fields.amount, BKASH_CURRENCY)
  const at = parseBkashTime(fields.completedTime)
  const isDone = fields.transactionStatus.toLowerCase() === 'completed'
  const isAmount = fields.amount === '' || (amount.ok && amount.minor === payout.amountMinor)
  if (misfit) return unknown(misfit)
  if (!isDone || !isAmount || at === null || fields.trxID === '')
    return unknown('its payment cannot be read')
  return { kind: 'paid', trxId: fields.trxID, at }
}

/** bKash answers no question by invoice; our own statement there does. */
export async function checkPayout(
  ports: BkashPorts,
  asked: Omit<Asked, 'mayTake'>,
): Promise<PayoutAnswer> {
  const found = await findMerchantRow(ports, { ...asked, partner: 'bkash', type: 'payout' })
  if (found.kind !== 'row') return found
  const { trxId, amountMinor, at } = found
  if (amountMinor !== asked.amountMinor) return unknown('the statement has another amount')
  return { kind: 'paid', trxId, at }
}
