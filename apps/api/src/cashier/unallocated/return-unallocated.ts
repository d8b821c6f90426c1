import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { refuseUsedReturn } from './ask-return.ts'
import { lockUnallocated } from './lock-unallocated.ts'
import { moveParked } from './move-parked.ts'

type Ports = { ledger: Ledger }

type Agreed = {
  id: bigint
  trxId: string
  why: string
  /** The names of both. */
  actor: string
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Books that money which was set aside has gone back to its sender, in the caller's transaction. Its
 * TrxID can be claimed by nobody any more. Refuses with STATE_CHANGED where somebody was faster.
 */
export async function returnUnallocated(ports: Ports, tx: Tx, agreed: Agreed): Promise<void> {
  const { id, trxId, why: note, actor, staff, ip, at } = agreed
  const parked = await lockUnallocated(tx, id)
  await refuseUsedReturn(tx, parked, trxId)
  await sql`
    UPDATE unallocated SET state = 'returned', return_trx_id = ${trxId}, ended_at = ${at},
      ended_by = ${actor}, note = ${note} WHERE id = ${id}
  `.execute(tx)
  await moveParked(ports, tx, parked, 'returned')
  const subject = `unallocated:${id}`
  const detail = { trx_id: parked.trxId, return_trx_id: trxId }
  await writeAudit(tx, { staff, act: 'unallocated.return', subject, detail, ip, at })
}
