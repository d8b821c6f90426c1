import { parseAmount } from '@maidan/money'
import * as z from 'zod'
import { pageUrl } from '../checkouts/checkout-desk.ts'
import { openCheckout } from '../checkouts/open-checkout.ts'
import { sealedBody } from './initialize-payment.ts'
import type { NagadDesk } from './nagad-desk.ts'
import { NagadRefusal } from './nagad-refusal.ts'

const PAYMENT_LIFETIME_MS = 20 * 60 * 1000

/** The number of the taka in ISO 4217. */
const TAKA = '050'

export const completeBody = sealedBody.extend({
  paymentRefId: z.string().optional(),
  merchantCallbackURL: z.url({ protocol: /^https?$/ }),
  additionalMerchantInfo: z.record(z.string(), z.unknown()).optional(),
})

const paymentContent = z.object({
  merchantId: z.string(),
  orderId: z.string(),
  amount: z.union([z.string(), z.number()]),
  currencyCode: z.literal(TAKA),
  challenge: z.string(),
})

/** Opens the payment that was initialized, for the payer to approve on our page. */
export async function completePayment(
  desk: NagadDesk,
  id: string,
  body: z.output<typeof completeBody>,
) {
  const { orderId, amountMinor } = readPayment(desk, id, body)
  const checkout = await openCheckout(desk.books, {
    id,
    partner: 'nagad',
    invoice: orderId,
    amountMinor,
    callback: body.merchantCallbackURL,
    lifetimeMs: PAYMENT_LIFETIME_MS,
    details: { info: JSON.stringify(body.additionalMerchantInfo ?? {}) },
  })
  if (checkout === null) throw new NagadRefusal('DUPLICATE_ORDER')
  desk.begun.delete(id)
  return { status: 'Success', callBackUrl: pageUrl(desk, id) }
}

function readPayment(desk: NagadDesk, id: string, body: z.output<typeof completeBody>) {
  const begun = desk.begun.get(id)
  if (!begun || (body.paymentRefId ?? id) !== id) throw new NagadRefusal('NOT_FOUND')
  const parsed = paymentContent.safeParse(desk.seal.open(body))
  if (!parsed.success) throw new NagadRefusal('INVALID_REQUEST')
  const { merchantId, orderId, amount, challenge } = parsed.data
  if (challenge !== begun.challenge) throw new NagadRefusal('INVALID_CHALLENGE')
  if (merchantId !== desk.merchant.merchantId || orderId !== begun.orderId)
    throw new NagadRefusal('INVALID_REQUEST')
  const parsedAmount = parseAmount(amount, 'BDT')
  if (!parsedAmount.ok || parsedAmount.minor === 0n) throw new NagadRefusal('INVALID_AMOUNT')
  return { orderId, amountMinor: parsedAmount.minor }
}
