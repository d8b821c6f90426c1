import { sql } from 'kysely'
import * as z from 'zod'
import type { Db, Tx } from '../database/db.ts'
import { settingRules, type Settings } from './setting-rules.ts'

const forms = z.object(
  Object.fromEntries(Object.entries(settingRules).map(([key, rule]) => [key, rule.form])),
)
const firsts = Object.fromEntries(
  Object.entries(settingRules).map(([key, rule]) => [key, rule.first]),
)

/** All settings: the stored values over the first ones. A stored value of a wrong form throws. */
export async function readSettings(db: Db | Tx): Promise<Settings> {
  const { rows } = await sql<{
    key: string
    value: unknown
  }>`SELECT key, value FROM setting`.execute(db)
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return forms.parse({ ...firsts, ...stored }) as Settings
}
