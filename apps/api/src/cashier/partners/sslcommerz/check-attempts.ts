import { unknown } from '../answers/read-answer.ts'
import type { Asked, DepositAnswer } from '../payment-partner.ts'
import { askValidator } from './ask-validator.ts'
import { attempt, isPaid, readPaid, type Attempt } from './attempt.ts'
import { findAttempts } from './find-attempts.ts'
import type { SslcommerzPorts } from './sslcommerz-ports.ts'

const ENDED = ['FAILED', 'CANCELLED', 'EXPIRED']

/**
 * Asks about all attempts at a payment, and once more about the one that was paid. Where two were,
 * the first one counts, and it is marked as risky so that a person sees the second.
 */
export async function checkAttempts(ports: SslcommerzPorts, asked: Asked): Promise<DepositAnswer> {
  const found = await findAttempts(ports, asked.reference)
  if (found.kind === 'unknown') return found
  const [first, ...others] = found.attempts.filter(isPaid).toSorted(byTime)
  if (!first) return readUnpaid(found.attempts, asked)
  const again = others.filter(({ bank_tran_id }) => bank_tran_id !== first.bank_tran_id)
  for (const { bank_tran_id } of again)
    ports.log.error({ reference: asked.reference, bank_tran_id }, 'a deposit was paid once more')
  const paid = await validate(ports, first, asked.reference)
  return paid.kind === 'paid' && again.length > 0 ? { ...paid, isRisky: true } : paid
}

/** The validator's word on the attempt that was paid; it must say the same as the list did. */
async function validate(
  ports: SslcommerzPorts,
  listed: Attempt,
  reference: string,
): Promise<DepositAnswer> {
  const { val_id } = listed
  if (val_id === '') return readPaid(listed, reference)
  const read = await askValidator(ports, attempt, 'validationserverAPI', { val_id })
  if (read.kind === 'unknown') return read
  if (read.status !== 200 || !isPaid(read.fields)) return unknown('the validator denies it')
  const [one, other] = [readPaid(listed, reference), readPaid(read.fields, reference)]
  if (one.kind !== 'paid' || other.kind !== 'paid') return one.kind === 'paid' ? other : one
  const isSame = one.trxId === other.trxId && one.amountMinor === other.amountMinor
  if (!isSame) return unknown('the validator says otherwise')
  return { ...other, isRisky: one.isRisky || other.isRisky }
}

/** A failed attempt ends the page; while one is under way, or none was made, it stands. */
function readUnpaid(list: readonly Attempt[], { partnerRef }: Asked): DepositAnswer {
  const [last] = list.toSorted(byTime).slice(-1)
  if (!last) return { kind: partnerRef === null ? 'absent' : 'waiting' }
  const isOver = list.every(({ status }) => ENDED.includes(status))
  return isOver ? { kind: 'failed', code: last.status } : { kind: 'waiting' }
}

/** Their times are written so that they sort as texts. */
function byTime(one: Attempt, other: Attempt): number {
  if (one.tran_date === other.tran_date) return 0
  return one.tran_date < other.tran_date ? -1 : 1
}
