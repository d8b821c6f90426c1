import { parseAmount, type Currency } from '@maidan/money'
import type { PartnerKey } from '@maidan/cashier'
import * as z from 'zod'
import { readAnswer, unknown, type Unknown } from './answers/read-answer.ts'
import type { AskPartner } from './ask-partner.ts'

/** A line of a merchant account's own statement. */
export type MerchantRow =
  | { kind: 'row'; trxId: string; amountMinor: bigint; at: Date }
  | { kind: 'absent' }
  | Unknown

const row = z.object({
  trx_id: z.string().min(1).max(64),
  amount: z.string(),
  type: z.string(),
  invoice: z.string(),
  at: z.iso.datetime({ offset: true }),
})

const statement = z.object({ rows: z.array(row) })

type Asked = {
  partner: PartnerKey
  type: 'payment' | 'payout'
  reference: string
  currency: Currency
}
type Ports = { ask: AskPartner; PAYMENTS_URL: string }

/**
 * What the statement of our merchant account at a partner says of one invoice. Two lines for one
 * invoice are for a person to look at.
 */
export async function findMerchantRow(
  { ask, PAYMENTS_URL }: Ports,
  { partner, type, reference, currency }: Asked,
): Promise<MerchantRow> {
  const url = `${PAYMENTS_URL}/statements/${partner}?invoice=${encodeURIComponent(reference)}`
  const read = readAnswer(statement, await ask({ url, method: 'GET' }))
  if (read.kind === 'unknown') return read
  if (read.status !== 200) return unknown(`HTTP ${read.status} from the statement`)
  const [first, ...others] = read.fields.rows
  if (!first) return { kind: 'absent' }
  const amount = parseAmount(first.amount, currency)
  const isOurs =
    others.length === 0 && first.invoice === reference && first.type === type && amount.ok
  if (!isOurs) return unknown('the statement has another line, or more than one')
  return { kind: 'row', trxId: first.trx_id, amountMinor: amount.minor, at: new Date(first.at) }
}
