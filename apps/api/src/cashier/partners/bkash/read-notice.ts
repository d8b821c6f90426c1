import { verify } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { readJson } from '../answers/read-json.ts'
import { word } from '../answers/word.ts'
import type { AskPartner } from '../ask-partner.ts'
import type { Notice, RawNotice } from '../payment-partner.ts'
import { openSnsCertificates, type SnsCertificates } from './sns-certificates.ts'
import { signedText, snsEnvelope, type SnsEnvelope } from './sns-envelope.ts'

type Ports = { ask: AskPartner; clock: Clock; certOrigin: string; topicArn: string }

const TYPE_HEADER = 'x-amz-sns-message-type'
/** A notice that could not be handed over is sent again for about an hour, with its first time. */
const AGE_MAX_MS = 3_600_000
const AHEAD_MAX_MS = 300_000

const inner = z.object({ trxID: word, merchantInvoiceNumber: word })

/**
 * Opens the reading of notices. Amazon signs for everybody who has a topic: only ours is believed,
 * and only a certificate that lies exactly where Amazon's lie.
 */
export function openReadNotice(ports: Ports): (raw: RawNotice) => Promise<Notice> {
  const certificates = openSnsCertificates(ports)
  return async (raw) => {
    const envelope = readEnvelope(raw)
    if (envelope === null) return refused('no envelope')
    const why = await whyNot(ports, certificates, envelope)
    if (why !== null) return refused(why)
    switch (envelope.Type) {
      case 'SubscriptionConfirmation':
        return subscribe(ports, envelope)
      case 'Notification':
        return readPayment(envelope)
    }
  }
}

function readEnvelope({ headers, body }: RawNotice): SnsEnvelope | null {
  const parsed = snsEnvelope.safeParse(readJson(body.toString('utf8')))
  return parsed.success && headers[TYPE_HEADER] === parsed.data.Type ? parsed.data : null
}

/** What keeps a notice from being believed; null if nothing does. The cheap things come first. */
async function whyNot(
  { clock, topicArn }: Ports,
  certificates: SnsCertificates,
  envelope: SnsEnvelope,
): Promise<string | null> {
  if (envelope.TopicArn !== topicArn) return 'a foreign topic'
  const ageMs = clock.now().getTime() - new Date(envelope.Timestamp).getTime()
  if (ageMs > AGE_MAX_MS || ageMs < -AHEAD_MAX_MS) return 'not of this hour'
  const key = await certificates(envelope.SigningCertURL)
  if (key === null) return 'no certificate'
  const signature = Buffer.from(envelope.Signature, 'base64')
  const fits = verify('RSA-SHA1', Buffer.from(signedText(envelope)), key, signature)
  return fits ? null : 'a wrong signature'
}

/** Tells Amazon that we want the topic's notices. */
async function subscribe({ ask, certOrigin }: Ports, envelope: SnsEnvelope): Promise<Notice> {
  const { SubscribeURL: url = '' } = envelope
  if (!url.startsWith(`${certOrigin}/`)) return refused('a foreign address to subscribe at')
  const answer = await ask({ url, method: 'GET' })
  const isDone = answer.kind === 'answered' && answer.status === 200
  return isDone ? { kind: 'handled' } : refused('the subscription was not confirmed')
}

/** One that says neither invoice nor transaction is still told: it is parked, not dropped. */
function readPayment({ MessageId: eventId, Message }: SnsEnvelope): Notice {
  const parsed = inner.safeParse(readJson(Message))
  const { trxID = '', merchantInvoiceNumber = '' } = parsed.success ? parsed.data : {}
  const reference = merchantInvoiceNumber || null
  return { kind: 'payment', eventId, reference, partnerRef: null, trxId: trxID || null }
}

function refused(why: string): Notice {
  return { kind: 'refused', why }
}
