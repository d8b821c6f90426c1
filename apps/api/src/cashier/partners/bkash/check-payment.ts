import { walletNumber } from '@maidan/cashier'
import { parseAmount } from '@maidan/money'
import { unknown } from '../answers/read-answer.ts'
import { findMerchantRow } from '../find-merchant-row.ts'
import type { Asked, DepositAnswer } from '../payment-partner.ts'
import type { BkashFields, BkashReply } from './bkash-line.ts'
import type { BkashPorts } from './bkash-ports.ts'
import { BKASH_CURRENCY, misfitOf } from './misfit-of.ts'
import { parseBkashTime } from './parse-bkash-time.ts'

const EXECUTE_TIMEOUT_MS = 30_000

/** What bKash calls a payment that is over and was not paid. */
const FAILED = ['expired', 'cancelled', 'canceled', 'failed', 'declined']

/** Asks about a payment, and takes it as soon as the payer has approved it. */
export async function checkPayment(ports: BkashPorts, asked: Asked): Promise<DepositAnswer> {
  const { partnerRef } = asked
  if (partnerRef === null) return searchPayment(ports, asked)
  const reply = await query(ports, partnerRef)
  const isToTake = asked.mayTake && isToExecute(reply)
  return isToTake ? execute(ports, asked, partnerRef) : readStatus(reply, asked)
}

function query({ call, url }: BkashPorts, paymentID: string): Promise<BkashReply> {
  return call(`${url}/tokenized/checkout/payment/status`, { paymentID })
}

/** A payer's approval is not named alike in all its versions; too early an execution moves nothing. */
function isToExecute(reply: BkashReply): boolean {
  if (reply.kind === 'unknown' || reply.class !== 'success') return false
  const { transactionStatus, verificationStatus, userVerificationStatus } = reply.fields
  const verified = (verificationStatus || userVerificationStatus).toLowerCase()
  return transactionStatus.toLowerCase() === 'initiated' && verified !== 'incomplete'
}

/** Whatever comes of it but a clear success, the payment's own state is asked once more. */
async function execute(ports: BkashPorts, asked: Asked, paymentID: string): Promise<DepositAnswer> {
  const url = `${ports.url}/tokenized/checkout/execute`
  const executed = await ports.call(url, { paymentID }, EXECUTE_TIMEOUT_MS)
  const taken = readStatus(executed, asked)
  if (taken.kind === 'paid') return taken
  const answer = readStatus(await query(ports, paymentID), asked)
  return answer.kind === 'waiting' ? readRefusal(executed) : answer
}

/** What an execution means after which the payment is still not paid. */
function readRefusal(executed: BkashReply): DepositAnswer {
  if (executed.kind === 'unknown') return executed
  const { code } = executed
  switch (executed.class) {
    case 'payer':
    case 'limits':
      return { kind: 'failed', code }
    case 'state':
      return { kind: 'waiting' }
    // Our own keys were refused: that says nothing of the payment.
    case 'house':
    case 'success':
    case 'done_before':
    case 'known_invoice':
    case 'unclear':
      return unknown(`executed with code ${code}, and not paid`)
  }
}

function readStatus(reply: BkashReply, asked: Asked): DepositAnswer {
  if (reply.kind === 'unknown') return reply
  const { code, fields } = reply
  switch (reply.class) {
    case 'success':
      return readState(fields, asked)
    case 'payer':
      return { kind: 'failed', code }
    // It is there and cannot be paid just now, or no more: its time decides which.
    case 'state':
      return { kind: 'waiting' }
    // Our question was refused: that says nothing of the payment.
    case 'done_before':
    case 'known_invoice':
    case 'limits':
    case 'house':
    case 'unclear':
      return unknown(`code ${code}`)
  }
}

function readState(fields: BkashFields, asked: Asked): DepositAnswer {
  const state = fields.transactionStatus.toLowerCase()
  const isOther = fields.paymentID !== '' && fields.paymentID !== asked.partnerRef
  const misfit = isOther ? 'another payment' : misfitOf(fields, asked.reference)
  if (misfit) return unknown(misfit)
  if (fields.merchantInvoiceNumber === '') return unknown('no invoice')
  if (state === 'completed') return readPaid(fields)
  if (state === 'initiated') return { kind: 'waiting' }
  return FAILED.includes(state) ? { kind: 'failed', code: state } : unknown('another state')
}

function readPaid(fields: BkashFields): DepositAnswer {
  const amount = parseAmount(fields.amount, BKASH_CURRENCY)
  const at = parseBkashTime(fields.paymentExecuteTime)
  if (!amount.ok || at === null || fields.trxID === '')
    return unknown('paid, but its amount, time or number cannot be read')
  const { trxID: trxId, customerMsisdn } = fields
  const payer = customerMsisdn === '' ? null : walletNumber(customerMsisdn, BKASH_CURRENCY)
  return { kind: 'paid', trxId, amountMinor: amount.minor, payer, at, isRisky: false }
}

/** Its number at bKash never reached us: only our own statement can be asked by the invoice. */
async function searchPayment(ports: BkashPorts, asked: Asked): Promise<DepositAnswer> {
  const found = await findMerchantRow(ports, { ...asked, partner: 'bkash', type: 'payment' })
  if (found.kind !== 'row') return found
  const { trxId, amountMinor, at } = found
  return { kind: 'paid', trxId, amountMinor, payer: null, at, isRisky: false }
}
