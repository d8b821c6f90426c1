import { readCountryList, type CallBody, type Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { checkVipRate } from '../../bonuses/vip/check-vip-rate.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { settingRules } from '../../platform/settings/setting-rules.ts'
import { listSettings, settingSubject, type StaffSetting } from './list-settings.ts'
import { writeSetting } from './write-setting.ts'

type Ports = { clock: Clock; config: Config; db: Db }

type Change = CallBody<Calls['staffChangeSetting']> & { staff: StaffIdentity; ip: string }

/**
 * Changes a setting, or asks a second person for it where its terms say so; answers the setting as it
 * then stands. What another one changed since it was read is not written over: STATE_CHANGED.
 */
export async function changeSetting(ports: Ports, change: Change): Promise<StaffSetting> {
  const { name, reason, staff } = change
  requireRole(staff)
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const read = settingRules[name].form.safeParse(change.value)
  if (!read.success) throw fieldRefusal('SETTING_INVALID', 'value')
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    // One change of settings at a time: they are few, and who reads them holds no lock.
    await sql`LOCK TABLE setting IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const before = await findSetting(tx, change, { config: ports.config, at })
    if (JSON.stringify(before.value) === JSON.stringify(read.data))
      throw fieldRefusal('STATE_CHANGED', 'value')
    if (before.kind === 'countries') checkServed(before, valueText(change.value))
    if (name === 'vip_rate') await checkVipRate(tx, ports, valueText(change.value))
    await (takesSecondPerson(before, read.data)
      ? askForSetting(tx, { change, before, at })
      : writeNow(tx, { change, before, at }))
    return findSetting(tx, { ...change, changed_at: undefined }, { config: ports.config, at })
  })
}

/** Refuses countries of which the house serves one not: COUNTRY_NOT_SERVED at `value`. */
function checkServed({ options: served }: StaffSetting, value: string) {
  if (!readCountryList(value).every((country) => served.includes(country)))
    throw fieldRefusal('COUNTRY_NOT_SERVED', 'value')
}

type Asked = Pick<Change, 'name'> & { changed_at: string | null | undefined }

/** The setting as it stands; `changed_at` left out: whenever it was changed. */
async function findSetting(
  tx: Tx,
  { name, changed_at }: Asked,
  known: Parameters<typeof listSettings>[1],
): Promise<StaffSetting> {
  const setting = (await listSettings(tx, known)).find((one) => one.name === name)
  if (!setting) throw new Refusal('NOT_FOUND')
  if (changed_at !== undefined && setting.changed_at !== changed_at)
    throw new Refusal('STATE_CHANGED')
  return setting
}

function takesSecondPerson({ second_person }: StaffSetting, value: unknown): boolean {
  switch (second_person) {
    case 'always':
      return true
    case 'to_open':
      return value === 1
    case 'to_say':
      return saysSomething(value)
    case 'never':
      return false
  }
}

/** Whether words are there in any language. */
function saysSomething(value: unknown): boolean {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.some((text) => text !== '')
}

type Step = { change: Change; before: StaffSetting; at: Date }

async function writeNow(tx: Tx, { change, before, at }: Step) {
  const { name, value, reason, staff, ip } = change
  await writeSetting(tx, { name, value, staffId: staff.staffId, at })
  const detail = { before: valueText(before.value), after: valueText(value), reason }
  const subject = settingSubject(name)
  await writeAudit(tx, { staff, act: 'setting.set', subject, detail, ip, at })
}

async function askForSetting(tx: Tx, { change, before, at }: Step) {
  const { name, value, reason: why, staff, ip } = change
  const evidence = {
    reasons: ['always' as const],
    claimed: { setting: name, setting_after: valueText(value) },
    found: { setting_before: valueText(before.value) },
    effect: { setting_after: valueText(value) },
  }
  const asking = { kind: 'setting.change' as const, subject: settingSubject(name), why, evidence }
  await askApproval(tx, { ...asking, command: { name, value }, staff, ip, at }, 'reason')
}

function valueText(value: StaffSetting['value']): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
