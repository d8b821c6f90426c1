import { normalTrxId } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import * as z from 'zod'
import { unknown } from '../answers/read-answer.ts'
import { word } from '../answers/word.ts'
import { DHAKA, zonedTime } from '../answers/zoned-time.ts'
import type { Refund, RefundAnswer } from '../payment-partner.ts'
import { askValidator } from './ask-validator.ts'
import { findAttempts } from './find-attempts.ts'
import { SHOP_TIME, type SslcommerzPorts } from './sslcommerz-ports.ts'

const answered = z.object({
  APIConnect: word,
  bank_tran_id: word,
  tran_id: word,
  trans_id: word,
  refund_ref_id: word,
  refunded_on: word,
  status: word,
  errorReason: word,
})

/** It never looked at what it was asked: nothing has left. */
const NOT_TAKEN = ['INVALID_REQUEST', 'FAILED', 'INACTIVE']
const REASON_LENGTH_MAX = 120

/**
 * Has a payment, or a part of it, given back. SSLCOMMERZ only takes the request on and calls it by a
 * name of its own, by which it is asked later.
 */
export async function refund(ports: SslcommerzPorts, asked: Refund): Promise<RefundAnswer> {
  const bankTranId = await findBankTranId(ports, asked)
  if (bankTranId === null) return notLeft('the payment was not found, so nothing was asked for')
  const ownId = `${asked.reference}-${asked.number}`
  const read = await askValidator(ports, answered, 'merchantTransIDvalidationAPI', {
    bank_tran_id: bankTranId,
    refund_trans_id: ownId,
    refe_id: ownId,
    refund_amount: decimalAmount(asked.amountMinor, asked.currency),
    refund_remarks: 'Deposit given back',
    v: '1',
  })
  if (read.kind === 'unknown') return read
  const { APIConnect, status, refund_ref_id: requestRef, errorReason } = read.fields
  if (NOT_TAKEN.includes(APIConnect)) return notLeft(APIConnect)
  if (read.status !== 200 || APIConnect !== 'DONE') return unknown('the request was not taken')
  if (status === 'failed') return notLeft(errorReason)
  const isOurs = read.fields.bank_tran_id === bankTranId && requestRef !== ''
  if ((status !== 'success' && status !== 'processing') || !isOurs)
    return unknown('its refund cannot be read')
  return { kind: 'waiting', requestRef }
}

/**
 * Asks what became of a refund by SSLCOMMERZ's own name of it. Where that was never heard, only our
 * account's statement can show that it left; that it does not show it proves nothing, because a refund
 * may lie there for days.
 */
export async function checkRefund(ports: SslcommerzPorts, asked: Refund): Promise<RefundAnswer> {
  if (asked.requestRef === null) return findInStatement(ports, asked)
  const read = await askValidator(ports, answered, 'merchantTransIDvalidationAPI', {
    refund_ref_id: asked.requestRef,
  })
  if (read.kind === 'unknown') return read
  if (read.status !== 200 || read.fields.APIConnect !== 'DONE')
    return unknown('the question was not taken')
  return readStatus(read.fields, asked)
}

type Answered = z.output<typeof answered>

function readStatus(fields: Answered, { reference, requestRef, trxId }: Refund): RefundAnswer {
  const { status, bank_tran_id, tran_id, refund_ref_id, refunded_on, errorReason } = fields
  if (status === 'cancelled') return notLeft(errorReason || status)
  const isOther =
    normalTrxId(bank_tran_id) !== trxId || refund_ref_id !== requestRef || tran_id !== reference
  if (isOther) return unknown('another refund')
  if (status === 'processing') return { kind: 'waiting' }
  const [, day = '', time = ''] = SHOP_TIME.exec(refunded_on) ?? []
  const at = zonedTime({ day, time, zone: DHAKA })
  if (status !== 'refunded' || at === null) return unknown('its refund cannot be read')
  return { kind: 'paid', trxId: normalTrxId(refund_ref_id), at }
}

/** As SSLCOMMERZ writes it: we keep numbers in capitals, and it does not. */
async function findBankTranId(ports: SslcommerzPorts, asked: Refund): Promise<string | null> {
  const found = await findAttempts(ports, asked.reference)
  if (found.kind === 'unknown') return null
  const own = found.attempts.find(({ bank_tran_id: id }) => normalTrxId(id) === asked.trxId)
  return own?.bank_tran_id ?? null
}

async function findInStatement(ports: SslcommerzPorts, asked: Refund): Promise<RefundAnswer> {
  const read = await ports.statement.readInvoice(asked.reference)
  if (read.kind === 'unknown') return read
  const refunds = read.lines.filter(
    ({ kind, trxId }) => kind === 'refund' && !asked.otherTrxIds.includes(normalTrxId(trxId)),
  )
  const [line, ...others] = refunds
  if (!line) return unknown('our statement does not show it, and it may still come')
  if (others.length > 0 || line.amountMinor !== asked.amountMinor)
    return unknown('our statement has another refund')
  return { kind: 'paid', trxId: normalTrxId(line.trxId), at: line.at }
}

function notLeft(why: string): RefundAnswer {
  return { kind: 'failed', fault: 'house', code: why.slice(0, REASON_LENGTH_MAX) }
}
