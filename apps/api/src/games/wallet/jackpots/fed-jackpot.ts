import { sql, type RawBuilder } from 'kysely'
import type { FedJackpot } from '../book/wallet-book.ts'

/**
 * The jackpot of a game `g`, in a query. One that its provider offers no more takes no share of a bet,
 * and still pays a round that has won it before.
 */
export function fedJackpot(): RawBuilder<FedJackpot | null> {
  return sql`
    (SELECT json_build_object('code', j.code,
        'shareBps', CASE WHEN j.offered THEN j.share_bps ELSE 0 END)
      FROM jackpot j WHERE j.code = g.jackpot_code)
  `
}
