import type { Pool } from 'pg'
import { sendOwedCall, type Owing } from './send-owed-call.ts'

const CALLS_PER_LOOK = 50
const STALE_PER_LOOK = 50

type Unfinished = {
  db: Pool
  owing: Owing
  /** Whose rows in state `betting` have a stake that may be on its way. */
  table: 'studio.rounds' | 'studio.bets'
  /** Older than this, nothing waits for them any more. */
  staleAfterMs: number
  /** Gives the stake of such a row back. */
  giveUp: (id: string) => Promise<void>
}

/** One look at what is owed: sends the calls that are due, and gives up stakes left on their way. */
export async function finishOwed({ owing, giveUp, ...left }: Unfinished): Promise<void> {
  const due = await owing.calls.claim(CALLS_PER_LOOK)
  const stale = await staleIds(left)
  await Promise.all([...due.map((call) => sendOwedCall(owing, call)), ...stale.map(giveUp)])
}

async function staleIds({
  db,
  table,
  staleAfterMs,
}: Pick<Unfinished, 'db' | 'table' | 'staleAfterMs'>): Promise<string[]> {
  const stale = await db.query<{ id: string }>(
    `select id from ${table}
     where state = 'betting' and placed_at <= now() - make_interval(secs => $1)
     order by placed_at limit $2`,
    [staleAfterMs / 1000, STALE_PER_LOOK],
  )
  return stale.rows.map((row) => row.id)
}
