import type { CallAnswer, Calls } from '@maidan/contract'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { isSame } from '../desk/promotion-draft.ts'
import { compareFacts } from '../desk/promotion-facts.ts'
import { lockVipTerms } from './lock-vip-terms.ts'
import { readVipChange, vipDraftOf, type AskedVip } from './read-vip-change.ts'
import { checkWeights } from './weight-limits.ts'
import { vipFacts } from './vip-facts.ts'

type Ports = { clock: Clock; config: Config; db: Db }

type Change = { asked: AskedVip; staff: StaffIdentity; ip: string }

/** What requests call the one ladder of the house. */
const SUBJECT = 'vip:levels'

/** Asks a second person for other levels or weights; a form that changes nothing is STATE_CHANGED. */
export async function changeVip(
  { db, clock, config }: Ports,
  { asked, staff, ip }: Change,
): Promise<CallAnswer<Calls['staffChangeVip']>> {
  if (asked.reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const draft = readVipChange(asked)
  return inTransaction(db, async (tx) => {
    const before = await lockVipTerms(tx, asked.changed_at)
    await checkWeights(tx, { config }, draft)
    const facts = compareFacts(vipFacts(before), vipFacts(draft))
    if (isSame(vipDraftOf(before), draft)) throw new Refusal('STATE_CHANGED')
    const evidence = {
      reasons: ['always' as const],
      claimed: {},
      found: facts.before,
      effect: facts.after,
      kept: facts.kept,
    }
    const command = { changedAt: asked.changed_at, ...draft }
    const asking = { kind: 'vip.change' as const, subject: SUBJECT, command, why: asked.reason }
    const at = clock.now()
    const id = await askApproval(tx, { ...asking, evidence, staff, ip, at }, 'reason')
    return { approval_id: Number(id) }
  })
}
