import { SETTING_NAMES, type CallAnswer, type Calls, type SettingName } from '@maidan/contract'
import { sql } from 'kysely'
import { countriesServed } from '../../identity/rules/countries-served.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { settingRules } from '../../platform/settings/setting-rules.ts'

export type StaffSetting = CallAnswer<Calls['staffSettings']>['data'][number]

type Row = { key: string; updated_at: Date; username: string | null }
type Waiting = { subject: string; id: bigint }

/** Every setting in the order of the contract, with who changed it last and what waits. */
export async function listSettings(
  db: Db | Tx,
  { config, at }: { config: Pick<Config, 'COUNTRIES'>; at: Date },
): Promise<StaffSetting[]> {
  const [values, changes, waiting] = await Promise.all([
    readSettings(db),
    readChanges(db),
    readWaiting(db, at),
  ])
  return SETTING_NAMES.map((name) => {
    const { kind, options, lengthMax, secondPerson } = settingRules[name]
    const change = changes.get(name)
    return {
      name,
      kind,
      value: values[name],
      options: kind === 'countries' ? countriesServed(config) : [...options],
      length_max: lengthMax,
      second_person: secondPerson,
      changed_at: change?.updated_at.toISOString() ?? null,
      changed_by: change?.username ?? null,
      approval_id: waiting.get(settingSubject(name)) ?? null,
    }
  })
}

export function settingSubject(name: SettingName): string {
  return `setting:${name}`
}

/** What came with the house was changed by nobody. */
async function readChanges(db: Db | Tx): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`
    SELECT s.key, s.updated_at, m.username FROM setting s JOIN staff m ON m.id = s.updated_by
  `.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

async function readWaiting(db: Db | Tx, at: Date): Promise<Map<string, number>> {
  const { rows } = await sql<Waiting>`
    SELECT subject, id FROM approval
    WHERE kind = 'setting.change' AND state = 'waiting' AND expires_at > ${at}
  `.execute(db)
  return new Map(rows.map(({ subject, id }) => [subject, Number(id)]))
}
