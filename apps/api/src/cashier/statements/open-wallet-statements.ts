import type { WalletCurrency } from '@maidan/cashier'
import { HOME_CURRENCY, PLAYER_CURRENCIES } from '@maidan/contract'
import { parseAmount } from '@maidan/money'
import { Agent, request } from 'undici'
import * as z from 'zod'
import type { Config } from '../../platform/config.ts'

const CONNECT_TIMEOUT_MS = 3_000
const ANSWER_TIMEOUT_MS = 10_000
const ANSWER_BYTES_MAX = 16 * 1024
const CONNECTIONS_MAX = 8

export type WalletStatement =
  | { found: false }
  | { found: true; amountMinor: bigint; sender: string; receiver: string; at: Date }
  /** No answer, or none that can be understood: nothing is known, and it is asked again. */
  | { unknown: true }

type Asked = {
  methodKey: string
  trxId: string
  /** What the method is paid in; a statement of any other currency is no answer to it. */
  currency: WalletCurrency
}

/** The wallets' own statements of our receiving accounts. */
export type WalletStatements = {
  find(requested: Asked): Promise<WalletStatement>
}

const answer = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  z.object({
    found: z.literal(true),
    amount: z.string(),
    /** A wallet that says none keeps its books in the currency of the house. */
    currency: z.enum(PLAYER_CURRENCIES).default(HOME_CURRENCY),
    sender: z.string().max(20),
    receiver: z.string().max(20),
    at: z.iso.datetime(),
  }),
])

/** Opens the statements; a time-out, a 5xx or an odd answer is `unknown`, never "not found". */
export function openWalletStatements({
  PAYMENTS_URL,
}: Pick<Config, 'PAYMENTS_URL'>): WalletStatements {
  const dispatcher = new Agent({
    connections: CONNECTIONS_MAX,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
  })
  return {
    async find({ methodKey, trxId, currency }) {
      const path = `/statements/${encodeURIComponent(methodKey)}/${encodeURIComponent(trxId)}`
      try {
        const { statusCode, body } = await request(PAYMENTS_URL + path, { dispatcher })
        const text = await readText(body)
        return statusCode === 200 ? readAnswer(text, currency) : { unknown: true }
      } catch {
        return { unknown: true }
      }
    },
  }
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES_MAX) throw new Error('the statement is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readAnswer(text: string, currency: WalletCurrency): WalletStatement {
  const statement = answer.parse(JSON.parse(text))
  if (!statement.found) return { found: false }
  const amount = parseAmount(statement.amount, currency)
  if (!amount.ok || statement.currency !== currency) return { unknown: true }
  const { sender, receiver, at } = statement
  return { found: true, amountMinor: amount.minor, sender, receiver, at: new Date(at) }
}
