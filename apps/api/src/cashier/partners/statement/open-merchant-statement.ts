import { setTimeout as sleep } from 'node:timers/promises'
import { MOVE_KINDS, type PartnerKey } from '@maidan/cashier'
import { parseAmount } from '@maidan/money'
import * as z from 'zod'
import { readAnswer, unknown, type Unknown } from '../answers/read-answer.ts'
import type { Config } from '../../../platform/config.ts'
import { openAskPartner, type AskPartner } from '../ask-partner.ts'
import type { MerchantStatement, StatementLine, StatementRead } from './merchant-statement.ts'

/** All three partners keep our account in taka. */
const CURRENCY = 'BDT'
export const PAGE_LINES = 200
/** A page of that many lines, the longest that a line may be. */
export const STATEMENT_BYTES_MAX = 1024 * 1024
const PAGES_MAX = 500
const TRIES_MAX = 3
const PAUSE_MS = 250
const TIMEOUT_MS = 10_000

const line = z.object({
  trx_id: z.string().min(1).max(64),
  type: z.enum(MOVE_KINDS),
  amount: z.string(),
  currency: z.literal(CURRENCY),
  invoice: z.string().max(255),
  counterparty: z.string().max(64),
  at: z.iso.datetime({ offset: true }),
})

const page = z.object({ rows: z.array(line), next: z.string().max(64).nullable() })

type Page = { kind: 'page'; lines: StatementLine[]; next: string | null }
type Ports = { ask: AskPartner; PAYMENTS_URL: string; pauseMs?: number }

/** Opens the statement of our account at a partner, read page by page. */
export function openMerchantStatement(ports: Ports, partner: PartnerKey): MerchantStatement {
  const read = (query: Record<string, string>) => readPages(ports, partner, query)
  return {
    readSpan: ({ from, until }) => read({ from: from.toISOString(), to: until.toISOString() }),
    readInvoice: (invoice) => read({ invoice }),
  }
}

/** The same over connections of its own, whose answers may be longer than a payment's. */
export function merchantStatementOf(
  { PAYMENTS_URL }: Pick<Config, 'PAYMENTS_URL'>,
  partner: PartnerKey,
): MerchantStatement {
  return openMerchantStatement({ ask: openAskPartner(STATEMENT_BYTES_MAX), PAYMENTS_URL }, partner)
}

async function readPages(
  ports: Ports,
  partner: PartnerKey,
  query: Record<string, string>,
): Promise<StatementRead> {
  const lines: StatementLine[] = []
  const seen = new Set<string>()
  let after: string | null = null
  for (let count = 0; count < PAGES_MAX; count += 1) {
    const asked = after === null ? query : { ...query, after }
    const answer = await readPage(ports, partner, { ...asked, limit: String(PAGE_LINES) })
    if (answer.kind === 'unknown') return answer
    lines.push(...answer.lines)
    after = answer.next
    if (after === null) return { kind: 'read', lines }
    if (seen.has(after)) return unknown('the statement leads in a circle')
    seen.add(after)
  }
  return unknown('the statement does not end')
}

/** A page that is not answered is asked for again: reading changes nothing at the partner. */
async function readPage(
  { ask, PAYMENTS_URL, pauseMs = PAUSE_MS }: Ports,
  partner: PartnerKey,
  query: Record<string, string>,
): Promise<Page | Unknown> {
  const url = `${PAYMENTS_URL}/statements/${partner}?${new URLSearchParams(query).toString()}`
  let answer: Page | Unknown = unknown('')
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (tries > 0) await sleep(pauseMs * 2 ** tries)
    answer = asPage(readAnswer(page, await ask({ url, method: 'GET', timeoutMs: TIMEOUT_MS })))
    if (answer.kind === 'page') break
  }
  return answer
}

function asPage(read: ReturnType<typeof readAnswer<z.output<typeof page>>>): Page | Unknown {
  if (read.kind === 'unknown') return read
  if (read.status !== 200) return unknown(`HTTP ${read.status} from the statement`)
  const { rows, next } = read.fields
  const lines = rows.map(asLine)
  const whole = lines.filter((one) => one !== null)
  if (whole.length < lines.length) return unknown('an amount of the statement cannot be read')
  return { kind: 'page', lines: whole, next }
}

function asLine(row: z.output<typeof line>): StatementLine | null {
  const amount = parseAmount(row.amount, CURRENCY)
  if (!amount.ok) return null
  return {
    kind: row.type,
    trxId: row.trx_id,
    invoice: row.invoice,
    amountMinor: amount.minor,
    counterparty: row.counterparty,
    at: new Date(row.at),
  }
}
