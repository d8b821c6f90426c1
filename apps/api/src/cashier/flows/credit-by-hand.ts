import { wayToCredit } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { askPaysFor } from '../deposits/ask-pays-for.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

export type CreditByHand = {
  /** Locked by the caller. */
  payment: Payment
  settledMinor: bigint
  note: string
  /** Whose word it is: one username, or those of both who were needed. */
  actor: string
  staff: StaffIdentity
  ip: string
  at: Date
}

/** Credits a deposit on the word of staff, in the caller's transaction. */
export async function creditByHand(ports: Ports, tx: Tx, credit: CreditByHand): Promise<void> {
  const { payment, settledMinor, note, actor, staff, ip, at } = credit
  const { id, amountMinor, currency, reference } = payment
  const way = wayToCredit(payment.state, 'staff')
  if (way.length === 0) throw new Refusal('STATE_CHANGED')
  await askPaysFor(tx, payment)
  await sql`
    UPDATE payment SET claimed_by_staff = ${staff.staffId}, claimed_at = ${at} WHERE id = ${id}
  `.execute(tx)
  const move = { way, source: 'staff', actor, note: note || null, at } as const
  await creditDeposit(ports, tx, { payment, settledMinor, move })
  const detail = {
    claimed: decimalAmount(amountMinor, currency),
    credited: decimalAmount(settledMinor, currency),
    currency,
    note,
  }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'deposit.approve', subject, detail, ip, at })
}
