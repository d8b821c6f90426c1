/** A notice as SNS posts it, before it is signed. */
export type SnsEnvelope = {
  Type: 'Notification' | 'SubscriptionConfirmation'
  MessageId: string
  TopicArn: string
  Message: string
  Timestamp: string
  Token?: string
  SubscribeURL?: string
  Subject?: string
}

export type SignedEnvelope = SnsEnvelope & {
  SignatureVersion: '1'
  Signature: string
  SigningCertURL: string
}

/** In this order, each with its value when it is there. */
const SIGNED_KEYS = [
  'Message',
  'MessageId',
  'Subject',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const satisfies readonly (keyof SnsEnvelope)[]

/** What SNS signs of a notice. */
export function textToSign(envelope: SnsEnvelope): string {
  return SIGNED_KEYS.flatMap((key) => {
    const value = envelope[key]
    return value === undefined ? [] : [`${key}\n${value}\n`]
  }).join('')
}
