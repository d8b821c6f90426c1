import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { postDeviceMessages as facts } from '../../facts/cashier.ts'
import { text } from '../../schemas.ts'

const MESSAGES_MAX = 50
const MESSAGE_LENGTH_MAX = 1600
const SENDER_LENGTH_MAX = 64
const COUNT_MAX = 1_000_000_000

const count = z.int().check(z.gte(1), z.lte(COUNT_MAX))

const message = z.strictObject({
  /** Counted by the phone from 1, without gaps. */
  number: count,
  from: text(SENDER_LENGTH_MAX),
  text: text(MESSAGE_LENGTH_MAX),
  received_at: z.iso.datetime(),
})

export const postDeviceMessages = call({
  ...facts,
  rows: ['LAW-12'],
  summary:
    'A phone with the SIM of our receiving accounts forwards what their wallets wrote; without messages it says that it lives. Signed in `x-device-signature`: HMAC-SHA256 by its secret (both parts as they were shown, one behind the other, read as base64url), in hex, over its code, a dot, `x-device-time`, a dot and the body.',
  params: z.object({ device: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
  body: z.strictObject({
    /** Counts the posts of the phone. */
    sequence: count,
    battery: z.nullable(z.int().check(z.gte(0), z.lte(100))),
    messages: z.array(message).check(z.maxLength(MESSAGES_MAX)),
  }),
  /** The highest message stored without a gap below it: the phone sends again what is above. */
  answer: z.object({ taken: z.number() }),
  errors: ['DEVICE_CLOCK', 'INVALID_SIGNATURE', 'DEVICE_MESSAGE_CHANGED'],
})
