import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { dhakaDigits } from '../checkouts/dhaka-time.ts'
import type { NagadDesk } from './nagad-desk.ts'
import { NagadRefusal } from './nagad-refusal.ts'

/** The clocks of a merchant and of Nagad may differ by this much. */
const CLOCK_OFF_MAX_MS = 5 * 60 * 1000
const CHALLENGE_BYTES = 20

const TIME_FORM = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

export const sealedBody = z.object({ sensitiveData: z.string(), signature: z.string() })

export const initializeBody = sealedBody.extend({
  dateTime: z.string().regex(TIME_FORM),
  accountNumber: z.string().optional(),
})

/** Merchants' programs write the name of the time in either way. */
const orderContent = z.object({
  merchantId: z.string(),
  orderId: z.string(),
  challenge: z.string().min(1),
  datetime: z.string().optional(),
  dateTime: z.string().optional(),
})

type Order = { merchantId: string; orderId: string }

/** Begins a payment: both sides show who they are, and the merchant gets its challenge. */
export function initializePayment(
  desk: NagadDesk,
  { merchantId, orderId }: Order,
  body: z.output<typeof initializeBody>,
) {
  const { merchant, seal } = desk
  if (merchantId !== merchant.merchantId) throw new NagadRefusal('INVALID_MERCHANT')
  if (body.accountNumber !== undefined && body.accountNumber !== merchant.merchantNumber)
    throw new NagadRefusal('INVALID_MERCHANT')
  const parsed = orderContent.safeParse(seal.open(body))
  if (!parsed.success) throw new NagadRefusal('INVALID_REQUEST')
  const { data } = parsed
  if (data.merchantId !== merchantId || data.orderId !== orderId)
    throw new NagadRefusal('INVALID_REQUEST')
  assertTime(body.dateTime, data.dateTime ?? data.datetime)
  const paymentReferenceId = newReference()
  const challenge = randomBytes(CHALLENGE_BYTES).toString('hex')
  desk.begun.set(paymentReferenceId, { orderId, challenge })
  return seal.close({ paymentReferenceId, challenge, acceptDateTime: dhakaDigits(new Date()) })
}

function assertTime(outside: string, inside: string | undefined) {
  const [, year, month, day, hour, minute, second] = TIME_FORM.exec(outside) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+06:00`)
  const isNow = Math.abs(Date.now() - at) <= CLOCK_OFF_MAX_MS
  if (outside !== inside || !isNow) throw new NagadRefusal('INVALID_TIME')
}

function newReference(): string {
  return `${dhakaDigits(new Date()).slice(4)}${randomBytes(12).toString('hex').toUpperCase()}`
}
