import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls, type CallDefinition } from '@maidan/contract'
import type { Seat } from '../stage.ts'
import type { Key } from '../wallet-client.ts'
import { LittleBook, refusal, type Answer, type Sent } from './little-book.ts'
import type { WalletFault } from './wallet-faults.ts'

/** Long enough for calls of the same moment to come between, on a busy machine too. */
const GAP_MS = 25

export const KEYS = {
  koel: { id: 'koel-1', secret: 'k'.repeat(32) },
  doel: { id: 'doel-1', secret: 'd'.repeat(32) },
} as const satisfies Readonly<Record<string, Key>>

export const SEAT: Seat = { session: 's'.repeat(43), game: 'KOEL-RICKSHAW', currency: 'BDT' }

const BODY_BYTES_MAX = 256 * 1024
const CLOCK_WINDOW_MS = 5 * 60_000

const CALLS: Readonly<Record<string, CallDefinition>> = {
  balance: calls.walletBalance,
  bet: calls.walletBet,
  win: calls.walletWin,
  rollback: calls.walletRollback,
  'end-round': calls.walletEndRound,
  authenticate: calls.walletAuthenticate,
}

export type LittleWallet = { url: string; close: () => Promise<void> }

/** A wallet of one player over HTTP, right in everything but its fault. */
export async function startLittleWallet(fault: WalletFault | null): Promise<LittleWallet> {
  const book = new LittleBook(SEAT, 100_000n, fault)
  const server = createServer((request, response) => {
    answerTo(request, book, fault).then(
      ({ status, body }) => send(response, status, body),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function answerTo(
  request: IncomingMessage,
  book: LittleBook,
  fault: WalletFault | null,
): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const raw = Buffer.concat(chunks)
  const [, , , slug = '', verb = ''] = (request.url ?? '').split('/')
  if (request.headers['content-type'] !== 'application/json')
    return faulty(415, 'UNSUPPORTED_MEDIA')
  if (raw.length > BODY_BYTES_MAX) return faulty(413, 'BODY_TOO_LARGE')
  const body = readJson(raw)
  if (body === undefined && raw.length > 0) return faulty(400, 'BODY_NOT_READABLE')
  if (!isSigned(request, { slug, raw, fault })) return faulty(401, 'INVALID_SIGNATURE')
  const errors = errorsIn(verb, body, fault)
  if (Object.keys(errors).length > 0) return faulty(422, 'VALIDATION_FAILED', errors)
  return play({ book, slug, verb, sent: body as Sent, fault })
}

type Played = {
  book: LittleBook
  slug: string
  verb: string
  sent: Sent
  fault: WalletFault | null
}

async function play({ book, slug, verb, sent, fault }: Played): Promise<Answer> {
  const isStranger = slug !== 'koel' && fault !== 'takes any session'
  if (verb === 'authenticate' || isStranger) return refusal('SESSION_EXPIRED')
  if (verb !== 'balance') return book.move(verb, sent, () => sleep(GAP_MS))
  if (!book.knows(sent)) return refusal('SESSION_EXPIRED')
  return { status: 200, body: { balance: String(book.balanceMinor), currency: 'BDT' } }
}

type Signed = { slug: string; raw: Buffer; fault: WalletFault | null }

function isSigned(request: IncomingMessage, { slug, raw, fault }: Signed): boolean {
  if (fault === 'checks no signature') return true
  const id = request.headers['x-maidan-key']
  const timestamp = String(request.headers['x-maidan-timestamp'])
  const own = Object.entries(KEYS).flatMap(([name, key]) => (name === slug ? [key] : []))
  const keys = fault === 'takes any provider’s key' ? Object.values(KEYS) : own
  const key = keys.find((one) => one.id === id)
  const isNow = Math.abs(Date.now() - Number(timestamp)) <= CLOCK_WINDOW_MS
  if (!key || (!isNow && fault !== 'checks no clock')) return false
  const message = `${timestamp}.POST.${request.url}.${raw.toString('utf8')}`
  const signature = createHmac('sha256', key.secret).update(message).digest('hex')
  return request.headers['x-maidan-signature'] === signature
}

/** Texts by field, as the contract has them; the player's own currency besides. */
function errorsIn(verb: string, body: unknown, fault: WalletFault | null) {
  const parsed = CALLS[verb]?.body?.safeParse(body)
  if (parsed === undefined) return { call: ['unknown'] }
  if (parsed.success) {
    const { currency } = body as Sent
    return currency === undefined || currency === 'BDT' ? {} : { currency: ['another'] }
  }
  const issues = parsed.error.issues.filter(
    ({ code, path }) =>
      !(fault === 'takes unknown fields' && code === 'unrecognized_keys') &&
      !(fault === 'takes any amount' && isWhole(path[0], body)),
  )
  return Object.fromEntries(issues.map(({ path }) => [String(path[0] ?? 'body'), ['wrong']]))
}

/** An amount that can be reckoned with, however it is written. */
function isWhole(field: PropertyKey | undefined, body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('amount' in body)) return false
  const { amount } = body
  return field === 'amount' && /^ ?[+-]?\d+$/.test(String(amount))
}

function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

function faulty(status: number, code: string, errors?: Record<string, string[]>): Answer {
  return {
    status,
    body: { message: code, code, request_id: 'r', ...(errors && { errors }) } as never,
  }
}
