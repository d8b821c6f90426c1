import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

/** How often parts are looked for when there were none. */
export const SUM_PROVIDER_DAYS_EVERY_MS = 1_000

/** Parts that are summed up together at most. */
const PARTS_MAX = 5_000

/**
 * Sums up what batches have added to the days of providers, so that reading one stays quick. Nobody sees
 * a part twice or not at all: it goes and its sum comes in one statement. Returns how many days it touched.
 */
export async function sumProviderDays({ db }: Ports): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH taken AS (
      DELETE FROM provider_day_part WHERE id IN (
        SELECT id FROM provider_day_part ORDER BY id LIMIT ${PARTS_MAX} FOR UPDATE SKIP LOCKED
      ) RETURNING *
    )
    INSERT INTO provider_day AS d (platform, currency, day_from, paid_out_minor)
    SELECT platform, currency, day_from, sum(paid_out_minor)::bigint FROM taken
    GROUP BY platform, currency, day_from ORDER BY platform, currency, day_from
    ON CONFLICT (platform, currency, day_from)
      DO UPDATE SET paid_out_minor = d.paid_out_minor + EXCLUDED.paid_out_minor
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}
