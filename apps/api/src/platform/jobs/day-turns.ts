import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.ts'

type Ports = { clock: Clock; db: Db }

/** A day of somebody’s books. */
type DayOf = { of: string; day: string }

/** Where it stands which process works on a day, and for how long one may before another takes it. */
type Turns = { table: string; of: string; leaseMs: number }

/**
 * Turns by which one process at a time works on a day, while it asks somebody outside of any
 * transaction. `table` has `day`, `leased_until` and the column `of`, `of` and `day` its key.
 */
export function dayTurns({ table, of, leaseMs }: Turns) {
  const [turns, owner] = [sql.table(table), sql.ref(of)]

  /** Takes a day; false while another process has it. After a crash it is free once the lease is over. */
  async function take({ clock, db }: Ports, asked: DayOf): Promise<boolean> {
    const now = clock.now()
    const { rows } = await sql`
      INSERT INTO ${turns} AS t (${owner}, day, leased_until)
      VALUES (${asked.of}, ${asked.day}::date, ${new Date(now.getTime() + leaseMs)})
      ON CONFLICT (${owner}, day) DO UPDATE SET leased_until = excluded.leased_until
        WHERE t.leased_until <= ${now}
      RETURNING day
    `.execute(db)
    return rows.length > 0
  }

  /** Gives a day back, whatever the clocks of the processes say. */
  async function end({ db }: Pick<Ports, 'db'>, asked: DayOf): Promise<void> {
    await sql`
      DELETE FROM ${turns} WHERE ${owner} = ${asked.of} AND day = ${asked.day}::date
    `.execute(db)
  }

  return { take, end }
}
