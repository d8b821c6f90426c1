import { randomBytes } from 'node:crypto'
import { decimalAmount } from '@maidan/money'
import * as z from 'zod'
import { pinnedPage } from '../answers/pinned-page.ts'
import { postJson } from '../answers/post-json.ts'
import { readAnswer, unknown, type Unknown } from '../answers/read-answer.ts'
import { readJson } from '../answers/read-json.ts'
import { word } from '../answers/word.ts'
import type { Begun, Intent } from '../payment-partner.ts'
import { nagadHeaders, type NagadPorts } from './nagad-ports.ts'
import { nagadTime } from './nagad-time.ts'
import { openFromPartner, sealForPartner } from './rsa-texts.ts'

const CHALLENGE_BYTES = 20
/** Taka, as ISO 4217 numbers it. */
const TAKA = '050'
const DONE = 'Success'

const answer = z.object({
  sensitiveData: word,
  signature: word,
  status: word,
  callBackUrl: word,
  /** Only of a refusal. */
  reason: word,
  message: word,
})

const opened = z.object({
  paymentReferenceId: z.string().regex(/^[\w-]{1,100}$/),
  challenge: z.string().min(1),
})

type Refused = Extract<Begun, { kind: 'refused' }>
type Initialized = { kind: 'initialized'; paymentRefId: string; challenge: string }

/**
 * Hands a payment over in Nagad's two steps. Until the second one has answered with the page,
 * nobody can pay, so that a refusal of either is final.
 */
export async function beginCheckout(ports: NagadPorts, intent: Intent): Promise<Begun> {
  const first = await initialize(ports, intent)
  if (first.kind !== 'initialized') return first
  const { paymentRefId } = first
  const said = await call(ports, `complete/${paymentRefId}`, completion(ports, intent, first))
  if (said.kind !== 'read') return said
  const url = pinnedPage(said.fields.callBackUrl, ports.pageOrigin)
  const isWhole = said.fields.status === DONE && url !== null
  if (!isWhole) return unknown('no page, or a foreign one')
  return { kind: 'presented', partnerRef: paymentRefId, url }
}

async function initialize(
  ports: NagadPorts,
  { reference, at }: Intent,
): Promise<Initialized | Refused | Unknown> {
  const { merchantId, merchantNumber, keys, timeField } = ports
  const [dateTime, challenge] = [nagadTime(at), randomBytes(CHALLENGE_BYTES).toString('hex')]
  const secret = { merchantId, [timeField]: dateTime, orderId: reference, challenge }
  const said = await call(ports, `initialize/${merchantId}/${reference}`, {
    accountNumber: merchantNumber,
    dateTime,
    ...sealForPartner(keys, JSON.stringify(secret)),
  })
  if (said.kind !== 'read') return said
  const text = openFromPartner(keys, said.fields)
  if (text === null) return unknown('an answer that is not theirs, or not for us')
  const parsed = opened.safeParse(readJson(text))
  if (!parsed.success) return unknown('an answer that cannot be read')
  const { paymentReferenceId: paymentRefId, challenge: theirs } = parsed.data
  return { kind: 'initialized', paymentRefId, challenge: theirs }
}

function completion(
  { merchantId, keys }: NagadPorts,
  { reference: orderId, amountMinor, currency, returnUrl }: Intent,
  { paymentRefId, challenge }: Initialized,
) {
  const amount = decimalAmount(amountMinor, currency)
  const secret = { merchantId, orderId, currencyCode: TAKA, amount, challenge }
  return {
    paymentRefId,
    ...sealForPartner(keys, JSON.stringify(secret)),
    merchantCallbackURL: returnUrl,
    additionalMerchantInfo: {},
  }
}

/** One of the two steps. Nagad's refusals have a reason and no code that sorts them: ours to mend. */
async function call(ports: NagadPorts, step: string, body: unknown) {
  const url = `${ports.url}/check-out/${step}`
  const read = readAnswer(answer, await ports.ask(postJson(url, body, nagadHeaders(ports))))
  if (read.kind === 'unknown') return read
  const { reason, message } = read.fields
  if (reason !== '') return { kind: 'refused', fault: 'house', code: reason } satisfies Refused
  return read.status === 200 ? read : unknown(`HTTP ${read.status} ${message}`.trim())
}
