import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { askMatcher } from '../ask-matcher.ts'
import type { Exchange } from '../open-exchange.ts'
import { lockStops } from './market-stops.ts'

/**
 * Lets the bets of a market follow the feed again once that is written down, unless somebody has
 * stopped it since. The lock is held until the matcher has heard it, so that a stop comes after it;
 * to hear it twice changes nothing.
 */
export async function resumeMarket({ db, exchange }: { db: Db; exchange: Exchange }, code: string) {
  await inTransaction(db, async (tx) => {
    const stops = await lockStops(tx, code)
    if (stops.length === 0)
      await askMatcher({ exchange }, { type: 'resume', code, reason: 'staff' })
  })
}
