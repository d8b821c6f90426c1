import { dhakaDay } from '@maidan/cashier'
import { dayState } from '@maidan/casino'
import {
  PLAYER_CURRENCIES,
  type CallAnswer,
  type Calls,
  type PlayerCurrency,
} from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { MostDefault } from '../wallet/days/read-provider-days.ts'

export type ProviderDay = CallAnswer<Calls['staffProviderDays']>['data'][number]

type Row = {
  platform: string
  name: string
  currency: PlayerCurrency
  paid_out_minor: bigint
  most_minor: bigint | null
  held: number
  /** The highest most for which a win of today was held. */
  held_most_minor: bigint | null
  approval_id: bigint | null
}

/** The day of every provider in every currency of players, as it stands at a moment, in the providers' order. */
export async function listProviderDays(
  db: Db | Tx,
  mostDefault: MostDefault,
  at: Date,
): Promise<ProviderDay[]> {
  const from = new Date(dhakaDay(at.getTime()).fromMs)
  const { rows } = await sql<Row>`
    WITH paid AS (
      SELECT platform, currency, sum(paid_out_minor)::bigint AS minor FROM (
        SELECT platform, currency, paid_out_minor FROM provider_day WHERE day_from = ${from}
        UNION ALL
        SELECT platform, currency, paid_out_minor FROM provider_day_part WHERE day_from = ${from}
      ) parts GROUP BY platform, currency
    ), held AS (
      SELECT platform, currency, count(*)::int AS count, max(most_minor) AS most_minor FROM held_win
      WHERE reason = 'above_daily' AND created_at >= ${from} GROUP BY platform, currency
    )
    SELECT p.platform, p.name, c.currency, coalesce(paid.minor, 0)::bigint AS paid_out_minor,
      m.most_minor, coalesce(held.count, 0) AS held, held.most_minor AS held_most_minor,
      a.id AS approval_id
    FROM game_provider p
    CROSS JOIN unnest(${[...PLAYER_CURRENCIES]}::text[]) WITH ORDINALITY AS c (currency, ordinal)
    LEFT JOIN paid ON paid.platform = p.platform AND paid.currency = c.currency
    LEFT JOIN held ON held.platform = p.platform AND held.currency = c.currency
    LEFT JOIN provider_most m ON m.platform = p.platform AND m.currency = c.currency
    LEFT JOIN approval a ON a.kind = 'provider.most' AND a.state = 'waiting'
      AND a.expires_at > ${at} AND a.subject = 'provider:' || p.platform || '.' || c.currency
    ORDER BY p.ordinal, p.platform, c.ordinal
  `.execute(db)
  return rows.map((row) => shown(row, mostDefault))
}

function shown(row: Row, mostDefault: MostDefault): ProviderDay {
  const { platform, name, currency, paid_out_minor: paidOutMinor, most_minor, held } = row
  const mostMinor = most_minor ?? mostDefault[currency]
  const isAtMost = row.held_most_minor !== null && row.held_most_minor >= mostMinor
  return {
    platform,
    name,
    currency,
    paid_out: decimalAmount(paidOutMinor, currency),
    most: decimalAmount(mostMinor, currency),
    is_default: most_minor === null,
    // Wins that were held for a lower most say nothing of the one that stands.
    state: dayState({ paidOutMinor, mostMinor, heldCount: isAtMost ? held : 0 }),
    held,
    approval_id: row.approval_id === null ? null : Number(row.approval_id),
  }
}

/** What an act on a provider's most is filed under. */
export function mostSubject(platform: string, currency: PlayerCurrency): string {
  return `provider:${platform}.${currency}`
}
