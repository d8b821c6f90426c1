import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { RoundList } from '../studios/list-rounds.ts'

type Unheard = {
  platform: string
  day: string
  at: Date
  list: Exclude<RoundList, { kind: 'listed' }>
}

/** Writes down that a provider has no list or did not give it; what an earlier one gave stays. */
export async function writeUnheard(db: Db, { platform, day, at, list }: Unheard): Promise<void> {
  const why = list.kind === 'silent' ? list.why : null
  await sql`
    INSERT INTO round_day (platform, day, at, state, why)
    VALUES (${platform}, ${day}::date, ${at}, ${list.kind}, ${why})
    ON CONFLICT (platform, day) DO UPDATE SET at = excluded.at, state = excluded.state,
      why = excluded.why
  `.execute(db)
}
