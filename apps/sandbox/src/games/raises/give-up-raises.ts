import { findRaise } from './raise.ts'
import { returnRaise } from './return-raise.ts'
import type { Studio } from '../studio.ts'

const RAISES_PER_LOOK = 50

/** Gives back the raises that nothing waits for any more, because they are older than this. */
export async function giveUpRaises(studio: Studio, staleAfterMs: number): Promise<void> {
  const { rows } = await studio.db.query<{ id: string }>(
    `select id from studio.raises
     where state = 'asking' and asked_at <= now() - make_interval(secs => $1)
     order by asked_at limit $2`,
    [staleAfterMs / 1000, RAISES_PER_LOOK],
  )
  for (const { id } of rows) {
    const raise = await findRaise(studio.db, id)
    if (raise !== null) await returnRaise(studio, raise, 'The studio stopped during the bet.')
  }
}
