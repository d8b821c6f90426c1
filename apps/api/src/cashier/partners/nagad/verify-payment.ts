import { walletNumber } from '@maidan/cashier'
import { parseAmount } from '@maidan/money'
import * as z from 'zod'
import { readAnswer, unknown } from '../answers/read-answer.ts'
import { word } from '../answers/word.ts'
import type { Asked, DepositAnswer } from '../payment-partner.ts'
import { nagadHeaders, type NagadPorts } from './nagad-ports.ts'
import { parseNagadTime } from './nagad-time.ts'

const CURRENCY = 'BDT'
const PAID = 'success'
/** Under way on its page. */
const WAITING = ['initiated', 'ready', 'inprogress', 'otpsent', 'otpverified', 'pingiven']
const FAILED = ['failed', 'cancelled', 'aborted', 'expired', 'invalidrequest', 'fraud']

const payment = z.object({
  merchantId: word,
  orderId: word,
  paymentRefId: word,
  amount: word,
  clientMobileNo: word,
  issuerPaymentDateTime: word,
  issuerPaymentRefNo: word,
  status: word,
  statusCode: word,
})

type NagadPayment = z.output<typeof payment>

/**
 * Asks about a payment. Without Nagad's number of it there is nothing to ask by; but then its page
 * never reached anybody, and nothing can have been paid.
 */
export async function verifyPayment(ports: NagadPorts, asked: Asked): Promise<DepositAnswer> {
  const { partnerRef } = asked
  if (partnerRef === null) return { kind: 'absent' }
  const url = `${ports.url}/verify/payment/${encodeURIComponent(partnerRef)}`
  const said = await ports.ask({ url, method: 'GET', headers: nagadHeaders(ports) })
  const read = readAnswer(payment, said)
  if (read.kind === 'unknown') return read
  if (read.status !== 200) return unknown(`HTTP ${read.status}`)
  const { fields } = read
  const isOurs = fields.merchantId === ports.merchantId && fields.paymentRefId === partnerRef
  if (!isOurs || fields.orderId !== asked.reference) return unknown('another payment')
  return readState(fields)
}

function readState(fields: NagadPayment): DepositAnswer {
  const state = fields.status.toLowerCase()
  if (state === PAID) return readPaid(fields)
  if (WAITING.includes(state)) return { kind: 'waiting' }
  if (FAILED.includes(state)) return { kind: 'failed', code: fields.statusCode || state }
  return unknown('a state that says nothing certain')
}

function readPaid(fields: NagadPayment): DepositAnswer {
  const amount = parseAmount(fields.amount, CURRENCY)
  const at = parseNagadTime(fields.issuerPaymentDateTime)
  const { issuerPaymentRefNo: trxId, clientMobileNo } = fields
  if (!amount.ok || at === null || trxId === '')
    return unknown('paid, but its amount, time or number cannot be read')
  return {
    kind: 'paid',
    trxId,
    amountMinor: amount.minor,
    payer: payerOf(clientMobileNo),
    at,
    isRisky: false,
  }
}

/** Nagad may mask the payer's number; half of one proves nothing. */
function payerOf(number: string): string | null {
  return /^\+?\d{10,15}$/.test(number) ? walletNumber(number, CURRENCY) : null
}
