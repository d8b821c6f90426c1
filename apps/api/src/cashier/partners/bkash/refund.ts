import { normalTrxId } from '@maidan/cashier'
import { decimalAmount, parseAmount } from '@maidan/money'
import { unknown } from '../answers/read-answer.ts'
import type { Refund, RefundAnswer } from '../payment-partner.ts'
import type { BkashFields, BkashReply } from './bkash-line.ts'
import type { BkashPorts } from './bkash-ports.ts'
import { BKASH_CURRENCY } from './misfit-of.ts'
import { parseBkashTime } from './parse-bkash-time.ts'

const PATH = '/tokenized/checkout/payment/refund'

/** Gives a payment back, or a part of it. Only a clear code says that nothing has left. */
export async function refund(ports: BkashPorts, asked: Refund): Promise<RefundAnswer> {
  const reply = await ports.call(`${ports.url}${PATH}`, {
    paymentID: asked.partnerRef,
    trxID: asked.trxId,
    amount: decimalAmount(asked.amountMinor, asked.currency),
    sku: asked.reference,
    reason: 'refund',
  })
  return readReply(reply, asked, 'failed')
}

/** Asks about the last refund of a payment; one that we know of already is another part's. */
export async function checkRefund(ports: BkashPorts, asked: Refund): Promise<RefundAnswer> {
  const { partnerRef: paymentID, trxId: trxID } = asked
  const reply = await ports.call(`${ports.url}${PATH}/status`, { paymentID, trxID })
  const answer = readReply(reply, asked, 'absent')
  const isOther =
    reply.kind === 'read' && asked.otherTrxIds.includes(normalTrxId(reply.fields.refundTrxID))
  return isOther ? { kind: 'absent' } : answer
}

/** `refused` is what a clear no means: of an order that nothing leaves, of a question that there is none. */
function readReply(reply: BkashReply, asked: Refund, refused: 'failed' | 'absent'): RefundAnswer {
  if (reply.kind === 'unknown') return reply
  const { code } = reply
  switch (reply.class) {
    case 'success':
      return readRefund(reply.fields, asked)
    case 'state':
    case 'payer':
      return refused === 'absent' ? { kind: 'absent' } : { kind: 'failed', fault: 'house', code }
    case 'limits':
    case 'house':
      return refused === 'absent'
        ? unknown(`code ${code}`)
        : { kind: 'failed', fault: 'house', code }
    case 'done_before':
    case 'known_invoice':
    case 'unclear':
      return unknown(`code ${code}`)
  }
}

function readRefund(fields: BkashFields, { trxId, amountMinor }: Refund): RefundAnswer {
  const amount = parseAmount(fields.refundAmount || fields.amount, BKASH_CURRENCY)
  const at = parseBkashTime(fields.completedTime)
  const isOther = fields.originalTrxID !== '' && fields.originalTrxID !== trxId
  const isDone = fields.transactionStatus.toLowerCase() === 'completed'
  if (isOther) return unknown('another payment')
  if (!isDone || at === null || fields.refundTrxID === '')
    return unknown('its refund cannot be read')
  if (!amount.ok || amount.minor !== amountMinor) return unknown('another amount was given back')
  return { kind: 'paid', trxId: normalTrxId(fields.refundTrxID), at }
}
