import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }
type Day = { platform: string; day: string }

/** For how long a day belongs to who compares it, longer than a list may take; after a crash another one takes it. */
const LEASE_MS = 15 * 60_000

/** Takes a day of a provider; false while another process has it. */
export async function takeTurn({ clock, db }: Ports, { platform, day }: Day): Promise<boolean> {
  const now = clock.now()
  const { rows } = await sql`
    INSERT INTO round_day_turn (platform, day, leased_until)
    VALUES (${platform}, ${day}::date, ${new Date(now.getTime() + LEASE_MS)})
    ON CONFLICT (platform, day) DO UPDATE SET leased_until = excluded.leased_until
      WHERE round_day_turn.leased_until <= ${now}
    RETURNING platform
  `.execute(db)
  return rows.length > 0
}

/** Gives a day back, whatever the clocks of the processes say. */
export async function endTurn({ db }: Pick<Ports, 'db'>, { platform, day }: Day): Promise<void> {
  await sql`
    DELETE FROM round_day_turn WHERE platform = ${platform} AND day = ${day}::date
  `.execute(db)
}
