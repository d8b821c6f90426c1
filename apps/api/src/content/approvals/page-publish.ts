import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockNewest } from '../pages/lock-newest.ts'
import { writeVersion } from '../pages/write-version.ts'

/** The next version of a page, word for word as it was asked for, unless there is a newer one since. */
export const pagePublish: ApprovalAct<'page.publish'> = async (
  _,
  tx,
  { command: { key, version, texts }, why: reason, askedBy: { staffId }, at },
) => {
  if ((await lockNewest(tx, key)) !== version) throw new Refusal('STATE_CHANGED')
  await writeVersion(tx, { key, number: version + 1, staffId, reason, at, texts })
}
