import * as z from 'zod'

const text = z.string().max(64 * 1024)

/** What Amazon's notices (SNS) come in. */
export const snsEnvelope = z.object({
  Type: z.enum(['SubscriptionConfirmation', 'Notification']),
  MessageId: text.min(1).max(100),
  TopicArn: text,
  Message: text,
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.literal('1'),
  Signature: text,
  SigningCertURL: text,
  Subject: text.optional(),
  SubscribeURL: text.optional(),
  Token: text.optional(),
})

export type SnsEnvelope = z.output<typeof snsEnvelope>

/** The signed fields, in the order in which they are signed. */
const SIGNED = [
  'Message',
  'MessageId',
  'Subject',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const satisfies readonly (keyof SnsEnvelope)[]

/** What the signature of a notice is over. */
export function signedText(envelope: SnsEnvelope): string {
  const lines = SIGNED.flatMap((key) => {
    const value = envelope[key]
    return value === undefined ? [] : [`${key}\n${value}\n`]
  })
  return lines.join('')
}
