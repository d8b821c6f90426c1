import type { PartnerKey } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }
type Day = { partner: PartnerKey; day: string }

/** For how long a day belongs to who reconciles it; after a crash another one takes it. */
const LEASE_MS = 300_000

/** Takes a day of a partner; false while another process has it. */
export async function takeTurn({ clock, db }: Ports, { partner, day }: Day): Promise<boolean> {
  const now = clock.now()
  const { rows } = await sql`
    INSERT INTO reconciliation_turn (partner, day, leased_until)
    VALUES (${partner}, ${day}::date, ${new Date(now.getTime() + LEASE_MS)})
    ON CONFLICT (partner, day) DO UPDATE SET leased_until = excluded.leased_until
      WHERE reconciliation_turn.leased_until <= ${now}
    RETURNING partner
  `.execute(db)
  return rows.length > 0
}

/** Gives a day back, whatever the clocks of the processes say. */
export async function endTurn({ db }: Pick<Ports, 'db'>, { partner, day }: Day): Promise<void> {
  await sql`
    DELETE FROM reconciliation_turn WHERE partner = ${partner} AND day = ${day}::date
  `.execute(db)
}
