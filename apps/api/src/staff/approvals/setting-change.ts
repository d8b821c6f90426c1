import { checkVipRate } from '../../bonuses/vip/check-vip-rate.ts'
import { holdVipTerms } from '../../bonuses/vip/lock-vip-terms.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Config } from '../../platform/config.ts'
import { writeSetting } from '../settings/write-setting.ts'

/**
 * Another value of a guarded setting. Both names stand with the request; the setting has the asker's.
 * What a point is worth is held against levels and weights as they are by now.
 */
export const settingChange: ApprovalAct<'setting.change', { config: Config }> = async (
  ports,
  tx,
  { command: { name, value }, askedBy, at },
) => {
  if (name === 'vip_rate') {
    await holdVipTerms(tx)
    await checkVipRate(tx, ports, typeof value === 'object' ? '' : String(value))
  }
  await writeSetting(tx, { name, value, staffId: askedBy.staffId, at })
}
