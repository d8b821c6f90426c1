import * as z from 'zod'
import { readNumber } from '../read-number.ts'
import { WalletError } from '../wallet-error.ts'
import { PHONE_WALLETS } from './phone-wallets.ts'
import type { Sims } from './read-phone.ts'

const TEXT_LENGTH_MAX = 1_600
const PART = /^[\w-]{24}$/
const number = z.string().max(32)

const enrolBody = z.strictObject({
  site: z.url({ protocol: /^https?$/ }),
  device: z.string().regex(/^[\w-]{1,64}$/),
  /** The parts of its secret, each as one member of staff was shown it. */
  parts: z.tuple([z.string().regex(PART), z.string().regex(PART)]),
  sims: z.partialRecord(z.enum(PHONE_WALLETS), number),
})
const networkBody = z.strictObject({ has_network: z.boolean() })
const forgeBody = z.strictObject({
  from: z.string().min(1).max(32),
  text: z.string().min(1).max(TEXT_LENGTH_MAX),
})

/** What the phone's page sends. */
export type EnrolBody = z.input<typeof enrolBody>
export type NetworkBody = z.input<typeof networkBody>
export type ForgeBody = z.input<typeof forgeBody>

/** Reads an enrolment: what the two who added the phone were shown, and a number for each SIM in the phone. */
export function readEnrolment(body: unknown) {
  const { sims: typed, parts, ...rest } = parse(enrolBody, body)
  const sims: Sims = {}
  for (const wallet of PHONE_WALLETS) {
    const text = typed[wallet] ?? ''
    if (text !== '') sims[wallet] = readNumber(wallet, text)
  }
  if (Object.keys(sims).length === 0)
    throw new WalletError('INVALID_BODY', 'Please enter the number of at least one SIM.')
  return { ...rest, secret: parts.join(''), sims }
}

export function readNetwork(body: unknown) {
  return parse(networkBody, body)
}

export function readForgery(body: unknown) {
  return parse(forgeBody, body)
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new WalletError('INVALID_BODY', `Please check "${parsed.error.issues[0]?.path.join('.')}".`)
}
