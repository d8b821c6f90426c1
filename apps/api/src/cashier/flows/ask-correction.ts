import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readStaffAmount } from '../payments/payment-max.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { CORRECTIONS } from './correct-balance.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

/** The field of the form that says how much. */
const FIELD = 'change'

type Ports = { clock: Clock; db: Db }

type Asked = {
  playerId: bigint
  /** As it was typed; a minus takes money. */
  amount: string
  reason: string
  staff: StaffIdentity
  ip: string
}

/** Asks a second person to correct a player's balance; answers the request's id. */
export function askCorrection(ports: Ports, asked: Asked): Promise<bigint> {
  const { playerId, reason, staff, ip } = asked
  return inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<{ username: string; currency: Currency; balance_minor: bigint }>`
      SELECT p.username, p.currency, a.balance_minor FROM player p
      JOIN account a ON a.id = p.cash_account WHERE p.id = ${playerId}
    `.execute(tx)
    const [player] = rows
    if (!player) throw new Refusal('NOT_FOUND')
    const { username, currency, balance_minor: beforeMinor } = player
    const amountMinor = readSigned(asked.amount, currency)
    const afterMinor = beforeMinor + amountMinor
    if (afterMinor < 0n) throw new Refusal('NOT_ENOUGH_MONEY')
    const money = (minor: bigint) => decimalAmount(minor, currency)
    return askApproval(
      tx,
      {
        kind: 'balance.correct',
        subject: `player:${playerId}`,
        command: { playerId: playerId.toString(), amountMinor: amountMinor.toString() },
        why: reason,
        evidence: {
          reasons: ['always'],
          claimed: { player: username, currency, amount: money(amountMinor) },
          found: { balance_before: money(beforeMinor) },
          effect: { balance_after: money(afterMinor), house_account: CORRECTIONS },
        },
        staff,
        ip,
        at: ports.clock.now(),
      },
      'reason',
    )
  })
}

function readSigned(typed: string, currency: Currency): bigint {
  const text = typed.trim()
  const isTaken = text.startsWith('-')
  const sizeMinor = readStaffAmount(isTaken ? text.slice(1) : text, currency, FIELD)
  return isTaken ? -sizeMinor : sizeMinor
}
