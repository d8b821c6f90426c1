import type { SettingName } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { settingRules } from '../../platform/settings/setting-rules.ts'

type Written = { name: SettingName; value: unknown; staffId: bigint; at: Date }

/** Writes a setting that has the form of its rule; anything else is refused with SETTING_INVALID. */
export async function writeSetting(tx: Tx, { name, value, staffId, at }: Written): Promise<void> {
  if (!settingRules[name].form.safeParse(value).success) throw new Refusal('SETTING_INVALID')
  await sql`
    INSERT INTO setting (key, value, updated_at, updated_by)
    VALUES (${name}, ${JSON.stringify(value)}::jsonb, ${at}, ${staffId})
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = EXCLUDED.updated_at,
      updated_by = EXCLUDED.updated_by
  `.execute(tx)
}
