import { paymentMethods, readTrxId } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { methodName } from '../deposits/find-method.ts'
import { lockUnallocated, type Unallocated } from './lock-unallocated.ts'

type Ports = { clock: Clock; db: Db }

type Asked = {
  id: bigint
  /** The transfer by which staff have sent it back. */
  trxId: string
  reason: string
  staff: StaffIdentity
  ip: string
}

/** The field of the form that names the transfer. */
const FIELD = 'return_trx_id'

/** Asks a second person to agree that money that was set aside has gone back to its sender. */
export function askReturn({ clock, db }: Ports, asked: Asked): Promise<bigint> {
  const { id, reason, staff, ip } = asked
  return inTransaction(db, async (tx) => {
    const parked = await lockUnallocated(tx, id)
    const trxId = readReturnTrxId(parked, asked.trxId)
    await refuseUsedReturn(tx, parked, trxId)
    const { currency } = parked
    const amount = decimalAmount(parked.amountMinor, currency)
    const evidence = {
      reasons: ['always' as const],
      claimed: { currency, amount, method: methodName(parked.methodKey), return_trx_id: trxId },
      found: {
        currency,
        trx_id: parked.trxId,
        statement_amount: amount,
        ...(parked.sender !== '' && { statement_sender: parked.sender }),
        came_at: parked.cameAt.toISOString(),
      },
      effect: { currency, paid: amount },
    }
    const about = { kind: 'unallocated.return', subject: `unallocated:${id}` } as const
    const command = { unallocatedId: id.toString(), trxId }
    const at = clock.now()
    return askApproval(tx, { ...about, command, why: reason, evidence, staff, ip, at }, 'reason')
  })
}

function readReturnTrxId({ methodKey, trxId: own }: Unallocated, typed: string): string {
  const method = paymentMethods.find(({ key }) => key === methodKey)
  const trxId = method ? readTrxId(method, typed) : null
  if (!trxId || trxId === own) throw fieldRefusal('TRX_ID_INVALID', FIELD)
  return trxId
}

/** One transfer sends one sum back, and pays no withdrawal besides. */
export async function refuseUsedReturn(
  tx: Tx,
  { id, methodKey }: Unallocated,
  trxId: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM payment WHERE method_key = ${methodKey} AND payout_trx_id = ${trxId}
    UNION ALL SELECT 1 FROM refund WHERE method_key = ${methodKey} AND trx_id = ${trxId}
    UNION ALL SELECT 1 FROM unallocated
      WHERE method_key = ${methodKey} AND return_trx_id = ${trxId} AND id <> ${id}
  `.execute(tx)
  if (rows.length > 0) throw fieldRefusal('TRX_ID_USED', FIELD)
}
