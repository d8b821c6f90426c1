import { sql } from 'kysely'
import { askApproval } from '../../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { caseSubject, lockCase } from './lock-case.ts'
import { writeCaseEvent } from './write-case-event.ts'

type Ports = { db: Db; clock: Clock }

type Asked = {
  id: bigint
  verdict: 'stop' | 'offer'
  reason: string
  staff: StaffIdentity
  ip: string
}

/**
 * Asks a second person that the accounts of a confirmed case are offered no bonuses, or are again;
 * answers the request's id. STATE_CHANGED where there is no account that it would change.
 */
export function askBonusStop({ db, clock }: Ports, asked: Asked): Promise<bigint> {
  const { id, verdict, reason: why, staff, ip } = asked
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const found = await lockCase(tx, id)
    const touched = found.accounts.filter(({ isStopped }) => isStopped === (verdict === 'offer'))
    if (touched.length === 0 || (verdict === 'stop' && found.state !== 'confirmed'))
      throw new Refusal('STATE_CHANGED')
    const evidence = {
      reasons: ['always' as const],
      claimed: { accounts: touched.map(({ username }) => username).join(', ') },
      found: { signals: String(await countSignals(tx, id)) },
      effect: {},
    }
    const command = {
      caseId: id.toString(),
      playerIds: touched.map(({ playerId }) => playerId.toString()),
    }
    const kind = verdict === 'stop' ? ('bonus.stop' as const) : ('bonus.offer' as const)
    const subject = caseSubject(id)
    await writeCaseEvent(tx, { caseId: id, act: `${verdict}_asked`, staff, note: why, at })
    return askApproval(tx, { kind, subject, command, why, evidence, staff, ip, at }, 'reason')
  })
}

async function countSignals(tx: Tx, id: bigint): Promise<bigint> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM abuse_signal WHERE case_id = ${id}
  `.execute(tx)
  return rows[0]?.count ?? 0n
}
