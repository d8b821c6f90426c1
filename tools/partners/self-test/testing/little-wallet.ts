import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls, type CallDefinition } from '@maidan/contract'
import type { RecordRow } from '../extras.ts'
import type { Seat } from '../stage.ts'
import { refusal, type Answer, type Sent } from './little-answer.ts'
import { LittleBook } from './little-book.ts'
import { isSignedBy, KEYS } from './little-signature.ts'
import type { WalletFault } from './wallet-faults.ts'

/** Long enough for calls of the same moment to come between, on a busy machine too. */
const GAP_MS = 25

export const SEAT: Seat = { session: 's'.repeat(43), game: 'KOEL-RICKSHAW', currency: 'BDT' }
export const OTHER_SESSION = 'o'.repeat(43)
export const ENDED_SESSION = 'e'.repeat(43)

const BODY_BYTES_MAX = 256 * 1024

const CALLS: Readonly<Record<string, CallDefinition>> = {
  balance: calls.walletBalance,
  bet: calls.walletBet,
  win: calls.walletWin,
  rollback: calls.walletRollback,
  'end-round': calls.walletEndRound,
  authenticate: calls.walletAuthenticate,
  jackpots: calls.walletJackpots,
  'contests/close': calls.walletCloseContest,
}

export type LittleWallet = {
  url: string
  /** The player's record of rounds, with the links that are shown. */
  readRecord: () => Promise<RecordRow[]>
  close: () => Promise<void>
}

/** A wallet of one player over HTTP, right in everything but its fault. */
export async function startLittleWallet(
  fault: WalletFault | null,
  origin: string,
): Promise<LittleWallet> {
  const seat = { ...SEAT, otherSession: OTHER_SESSION, endedSession: ENDED_SESSION }
  const book = new LittleBook(seat, 100_000n, fault)
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
    readRecord: async () => book.details.map((detail) => shownRow(detail, { origin, fault })),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function shownRow(
  detail: string,
  { origin, fault }: { origin: string; fault: WalletFault | null },
): RecordRow {
  const link = /"recall_url":"([^"]+)"/.exec(detail)?.[1] ?? null
  const isOwn = link?.startsWith(`${origin}/`) || fault === 'shows links that lead elsewhere'
  return { recall_url: isOwn ? link : null }
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
  const [, , , slug = '', ...path] = (request.url ?? '').split('/')
  const verb = path.join('/')
  if (request.headers['content-type'] !== 'application/json')
    return faulty(415, 'UNSUPPORTED_MEDIA')
  if (raw.length > BODY_BYTES_MAX) return faulty(413, 'BODY_TOO_LARGE')
  const body = readJson(raw)
  if (body === undefined && raw.length > 0) return faulty(400, 'BODY_NOT_READABLE')
  const isOpen = verb === 'jackpots' && fault === 'tells anybody of jackpots'
  if (!isOpen && !isSigned(request, { slug, raw, fault })) return faulty(401, 'INVALID_SIGNATURE')
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
  if (verb === 'jackpots') return { status: 200, body: book.pot.told() as never }
  if (verb === 'contests/close') return book.contests.close(sent)
  const isStranger = slug !== 'koel' && fault !== 'takes any session'
  if (verb === 'authenticate' || isStranger) return refusal('SESSION_EXPIRED')
  if (verb !== 'balance') return book.move(verb, sent, () => sleep(GAP_MS))
  if (!book.tellsBalance(sent)) return refusal('SESSION_EXPIRED')
  return { status: 200, body: { balance: String(book.balanceMinor), currency: 'BDT' } }
}

type Signed = { slug: string; raw: Buffer; fault: WalletFault | null }

function isSigned(request: IncomingMessage, { slug, raw, fault }: Signed): boolean {
  if (fault === 'checks no signature') return true
  const own = Object.entries(KEYS).flatMap(([name, key]) => (name === slug ? [key] : []))
  return isSignedBy(request, {
    raw: raw.toString('utf8'),
    keys: fault === 'takes any provider’s key' ? Object.values(KEYS) : own,
    checksClock: fault !== 'checks no clock',
  })
}

/** Texts by field, as the contract has them; the player's own currency besides. */
function errorsIn(verb: string, body: unknown, fault: WalletFault | null) {
  const parsed = CALLS[verb]?.body?.safeParse(body)
  if (parsed === undefined) return { call: ['unknown'] }
  if (parsed.success) {
    const { currency, grant, grant_bet: bet } = body as Sent
    const isHalf = verb === 'bet' && (grant === undefined) !== (bet === undefined)
    if (isHalf && fault !== 'takes a grant without its bet') return { grant: ['half'] }
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
