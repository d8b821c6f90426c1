import { raisesCap, type ReceivingCaps } from '@maidan/cashier'
import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { capFacts, lockReceiving, receivingFacts, receivingSubject } from './lock-receiving.ts'
import { readCaps } from './read-caps.ts'
import { writeReceivingCaps } from './write-receiving.ts'

type Ports = { clock: Clock; db: Db }

type Change = CallBody<Calls['staffSetReceivingCaps']> & {
  id: bigint
  staff: StaffIdentity
  ip: string
}

type Account = Awaited<ReturnType<typeof lockReceiving>>

/**
 * Lowers the caps of an account at once, or asks a second person where one of them rises (law 24);
 * answers the caps as they then stand. Caps that are so already are refused: STATE_CHANGED.
 */
export function setReceivingCaps(
  { db, clock }: Ports,
  { id, ...change }: Change,
): Promise<CallAnswer<Calls['staffSetReceivingCaps']>> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const account = await lockReceiving(tx, id)
    const wanted = readCaps(change, account.method)
    const isRaise = raisesCap(account, wanted)
    if (!isRaise && !raisesCap(wanted, account)) throw new Refusal('STATE_CHANGED')
    const act = { ...change, account, wanted, at }
    if (!isRaise) await lower(tx, act)
    const approval_id = isRaise ? Number(await askToRaise(tx, act)) : null
    const caps = capFacts(account.method, isRaise ? account : wanted)
    return { id: Number(id), ...caps, approval_id }
  })
}

type Act = Omit<Change, 'id'> & { account: Account; wanted: ReceivingCaps; at: Date }

async function lower(tx: Tx, { account, wanted, reason, staff, ip, at }: Act): Promise<void> {
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  await writeReceivingCaps(tx, { id: account.id, ...wanted })
  const detail = { reason, ...capFacts(account.method, wanted) }
  const subject = receivingSubject(account)
  await writeAudit(tx, { staff, act: 'receiving.lower', subject, detail, ip, at })
}

function askToRaise(tx: Tx, { account, wanted, reason: why, staff, ip, at }: Act): Promise<bigint> {
  const command = {
    accountId: account.id.toString(),
    status: account.status,
    dayCapMinor: account.dayCapMinor.toString(),
    monthCapMinor: account.monthCapMinor.toString(),
    toDayCapMinor: wanted.dayCapMinor.toString(),
    toMonthCapMinor: wanted.monthCapMinor.toString(),
  }
  const evidence = {
    reasons: ['always' as const],
    claimed: receivingFacts({ ...account, ...wanted }),
    found: capFacts(account.method, account),
    effect: {},
  }
  const request = { kind: 'receiving.caps' as const, subject: receivingSubject(account), command }
  return askApproval(tx, { ...request, why, evidence, staff, ip, at }, 'reason')
}
