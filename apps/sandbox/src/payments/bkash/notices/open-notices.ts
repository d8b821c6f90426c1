import { randomUUID, webcrypto } from 'node:crypto'
import type { PaidCheckout } from '../../checkouts/checkout.ts'
import { announcePayment, type Forgery } from '../../checkouts/announce-payment.ts'
import type { CheckoutDesk } from '../../checkouts/checkout-desk.ts'
import type { SigningCertificate } from './make-certificate.ts'
import { paymentMessage } from './payment-message.ts'
import { textToSign, type SignedEnvelope, type SnsEnvelope } from './sns-envelope.ts'

const NOTICE_TIMEOUT_MS = 5_000
const FOREIGN_TOPIC_ARN = 'arn:aws:sns:ap-southeast-1:999999999999:somebody-else'

type Options = {
  certificate: SigningCertificate
  /** The origin that serves the certificate. */
  origin: () => string
  /** The topic of the merchant's notices. */
  topicArn: string
  /** Where the merchant takes notices. */
  noticeUrl: string
}

/** Tells the merchant of a payment; the first time it asks it to subscribe before. */
export type TellPaid = (
  desk: Pick<CheckoutDesk, 'faults' | 'later'>,
  checkout: PaidCheckout,
) => Promise<void>

export function openNotices(options: Options): TellPaid {
  let hasAsked = false

  async function askOnce(): Promise<void> {
    if (hasAsked) return
    hasAsked = await post(options, subscription(options)).catch(() => false)
  }
  return (desk, checkout) => {
    const MessageId = randomUUID()
    return announcePayment(desk, 'bkash', async (forgery) => {
      await askOnce()
      return post(options, notification(options, checkout, MessageId, forgery), forgery)
    })
  }
}

function subscription({ origin, topicArn }: Options): SnsEnvelope {
  const Token = randomUUID()
  const query = new URLSearchParams({ Action: 'ConfirmSubscription', TopicArn: topicArn, Token })
  return {
    Type: 'SubscriptionConfirmation',
    MessageId: randomUUID(),
    TopicArn: topicArn,
    Message: `You have chosen to subscribe to the topic ${topicArn}.`,
    Timestamp: new Date().toISOString(),
    Token,
    SubscribeURL: `${origin()}${CONFIRM_PATH}?${query.toString()}`,
  }
}

/** Where the merchant says that it wants the notices. */
export const CONFIRM_PATH = '/sns/confirm'

function notification(
  { topicArn }: Options,
  checkout: PaidCheckout,
  MessageId: string,
  forgery: Forgery,
): SnsEnvelope {
  return {
    Type: 'Notification',
    MessageId,
    TopicArn: forgery === 'foreign_topic' ? FOREIGN_TOPIC_ARN : topicArn,
    Message: paymentMessage(checkout),
    Timestamp: new Date().toISOString(),
  }
}

async function post(
  { certificate, origin, noticeUrl }: Options,
  envelope: SnsEnvelope,
  forgery: Forgery = null,
): Promise<boolean> {
  const signed: SignedEnvelope = {
    ...envelope,
    SignatureVersion: '1',
    Signature: await sign(certificate, envelope, forgery),
    SigningCertURL: origin() + certificate.path,
  }
  const answer = await fetch(noticeUrl, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain; charset=UTF-8',
      'x-amz-sns-message-type': envelope.Type,
      'x-amz-sns-message-id': envelope.MessageId,
      'x-amz-sns-topic-arn': envelope.TopicArn,
    },
    body: JSON.stringify(signed),
    signal: AbortSignal.timeout(NOTICE_TIMEOUT_MS),
  })
  await answer.arrayBuffer()
  return answer.ok
}

/** A forged notice is signed well, but over another text. */
async function sign(
  { privateKey }: SigningCertificate,
  envelope: SnsEnvelope,
  forgery: Forgery,
): Promise<string> {
  const text = textToSign(envelope) + (forgery === 'forged_signature' ? 'forged' : '')
  const { subtle } = webcrypto
  const signature = await subtle.sign('RSASSA-PKCS1-v1_5', privateKey, Buffer.from(text))
  return Buffer.from(signature).toString('base64')
}
