import type { PartnerMove } from '@maidan/cashier'
import type { Unknown } from '../answers/read-answer.ts'

/** A line of our account at a partner: what moved, with whose wallet, and when by its clock. */
export type StatementLine = PartnerMove & { counterparty: string; at: Date }

/** From the first instant to the one that is no longer in it. */
export type Span = { from: Date; until: Date }

export type StatementRead = { kind: 'read'; lines: StatementLine[] } | Unknown

/** A partner's own statement of our account. A part of it counts for nothing: whole or unknown. */
export type MerchantStatement = {
  readSpan(span: Span): Promise<StatementRead>
  /** What it has under one invoice number of ours, whenever that was. */
  readInvoice(reference: string): Promise<StatementRead>
}
