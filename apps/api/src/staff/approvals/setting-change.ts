import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { writeSetting } from '../settings/write-setting.ts'

/** Another value of a guarded setting. Both names stand with the request; the setting has the asker's. */
export const settingChange: ApprovalAct<'setting.change'> = (_ports, tx, agreed) =>
  writeSetting(tx, { ...agreed.command, staffId: agreed.askedBy.staffId, at: agreed.at })
