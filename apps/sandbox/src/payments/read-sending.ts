import { latinDigits, parseAmount } from '@maidan/money'
import * as z from 'zod'
import { readNumber } from './read-number.ts'
import {
  isSendType,
  SEND_TYPES,
  sendTypes,
  WALLET_KEYS,
  walletBrands,
  type WalletKey,
} from './wallet-brands.ts'
import { WalletError } from './wallet-error.ts'
import type { Sending } from './write-transfer.ts'

const NUMBER_LENGTH_MAX = 32

/** The operator's own account in every wallet, which payouts leave from. */
export const OPERATOR = 'MAIDAN'

const number = z.string().max(NUMBER_LENGTH_MAX)
const amount = z.union([z.string(), z.number()])
const requestId = z.string().min(1).max(64).optional()
const wallet = z.enum(WALLET_KEYS)
const type = z
  .enum([...SEND_TYPES, ...Object.values(sendTypes)])
  .transform((text) => (isSendType(text) ? sendTypes[text] : text))

const sendBody = z.strictObject({
  wallet,
  from: number,
  to: number,
  type,
  amount,
  request_id: requestId,
})

const playMoneyBody = z.strictObject({ wallet, number })

const payoutBody = z.strictObject({ wallet, to: number, amount, request_id: requestId })

/** What the pages of the phones send. */
export type SendingBody = z.input<typeof sendBody>
export type PlayMoneyBody = z.input<typeof playMoneyBody>
export type PayoutBody = z.input<typeof payoutBody>

/** Reads what a person sends from their phone's wallet. */
export function readSending(body: unknown): Sending {
  const { wallet, from, to, type, amount, request_id } = parse(sendBody, body)
  return {
    wallet,
    from: readNumber(wallet, from),
    to: readNumber(wallet, to),
    type,
    amountMinor: minorOf(amount, wallet),
    requestId: request_id,
  }
}

/** Reads what the operator's staff send to a player. */
export function readPayout(body: unknown): Sending {
  const { wallet, to, amount, request_id } = parse(payoutBody, body)
  const amountMinor = minorOf(amount, wallet)
  const number = readNumber(wallet, to)
  return { wallet, from: OPERATOR, to: number, type: 'Payout', amountMinor, requestId: request_id }
}

/** Reads whose wallet gets play money. */
export function readPlayMoney(body: unknown) {
  const { wallet, number } = parse(playMoneyBody, body)
  return { wallet, number: readNumber(wallet, number) }
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new WalletError('INVALID_BODY', `Please check "${field}".`)
}

function minorOf(value: string | number, wallet: WalletKey): bigint {
  const text = typeof value === 'string' ? latinDigits(value) : value
  const parsed = parseAmount(text, walletBrands[wallet].currency)
  if (parsed.ok && parsed.minor > 0n) return parsed.minor
  throw new WalletError('INVALID_BODY', 'Please enter an amount above zero.')
}
