import type { ClaimVerdict } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { lockClaim } from './lock-claim.ts'
import { splitReversal } from './split-reversal.ts'

type Ports = { clock: Clock; db: Db }

type Asked = { id: bigint; verdict: ClaimVerdict; reason: string; staff: StaffIdentity; ip: string }

/**
 * Asks a second person to collect what a player owes, as far as their balance reaches, or to write
 * it off. Refuses with STATE_CHANGED where nothing is owed, and with NOT_ENOUGH_MONEY where nothing
 * is there to collect.
 */
export function askClaimEnd(ports: Ports, asked: Asked): Promise<void> {
  const { id, verdict, reason: why, staff, ip } = asked
  if (why === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, id, 'deposit')
    await askApproval(
      tx,
      {
        kind: 'claim.end',
        subject: `payment:${payment.reference}`,
        command: { paymentId: id.toString(), verdict },
        why,
        evidence: await gatherEvidence(tx, payment, verdict),
        staff,
        ip,
        at: ports.clock.now(),
      },
      'reason',
    )
  })
}

async function gatherEvidence(tx: Tx, payment: Payment, verdict: ClaimVerdict) {
  const { currency, playerId } = payment
  const { leftMinor } = await lockClaim(tx, payment.id)
  const { rows } = await sql<{ username: string; balance_minor: bigint }>`
    SELECT p.username, a.balance_minor
    FROM player p JOIN account a ON a.id = p.cash_account WHERE p.id = ${playerId}
  `.execute(tx)
  const balanceMinor = rows[0]?.balance_minor ?? 0n
  const { takenMinor, owedMinor } = splitReversal(leftMinor, balanceMinor)
  if (verdict === 'collect' && takenMinor === 0n) throw new Refusal('NOT_ENOUGH_MONEY')
  const text = (minor: bigint) => decimalAmount(minor, currency)
  const collect = {
    collected: text(takenMinor),
    balance_after: text(balanceMinor - takenMinor),
    owed: text(owedMinor),
  }
  return {
    reasons: ['always' as const],
    claimed: { player: rows[0]?.username ?? '', currency, owed: text(leftMinor) },
    found: { currency, balance_before: text(balanceMinor) },
    effect: { currency, ...(verdict === 'collect' ? collect : { written_off: text(leftMinor) }) },
  }
}
