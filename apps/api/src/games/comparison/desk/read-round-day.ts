import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { showRoundDay, type RoundDayRow } from './list-round-days.ts'
import { listDifferences } from './read-differences.ts'

type Answer = CallAnswer<Calls['staffRoundDay']>
type Asked = { provider: string; day: string }
type Row = RoundDayRow & { platform: string; why: string | null }

/** What came of a provider’s day; refuses with NOT_FOUND where it was never compared. */
export async function readRoundDay(db: Db, { provider, day }: Asked): Promise<Answer> {
  // The form of a day lets the 30th of February by, which PostgreSQL refuses.
  if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    throw new Refusal('NOT_FOUND')
  const { rows } = await sql<Row>`
    SELECT r.platform, p.slug, p.name, r.day::text AS day, r.state, r.at, r.why, r.rounds,
      r.open_count, r.difference_count,
      (SELECT count(*) FROM round_difference d WHERE d.platform = r.platform AND d.day = r.day
        AND d.agreed_at IS NULL AND d.closed_at IS NULL) AS to_clear
    FROM round_day r JOIN game_provider p ON p.platform = r.platform
    WHERE p.slug = ${provider} AND r.day = ${day}::date
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  const { platform, why } = row
  return {
    day: showRoundDay(row),
    why,
    sums: await readSums(db, platform, day),
    differences: await listDifferences(db, { platform, day }),
  }
}

type SumRow = {
  currency: Currency
  our_bet_minor: bigint
  our_win_minor: bigint
  their_bet_minor: bigint
  their_win_minor: bigint
}

async function readSums(db: Db, platform: string, day: string): Promise<Answer['sums']> {
  const { rows } = await sql<SumRow>`
    SELECT currency, our_bet_minor, our_win_minor, their_bet_minor, their_win_minor
    FROM round_day_sum WHERE platform = ${platform} AND day = ${day}::date ORDER BY currency
  `.execute(db)
  return rows.map(({ currency, ...sum }) => ({
    currency,
    our_bet: decimalAmount(sum.our_bet_minor, currency),
    our_win: decimalAmount(sum.our_win_minor, currency),
    their_bet: decimalAmount(sum.their_bet_minor, currency),
    their_win: decimalAmount(sum.their_win_minor, currency),
  }))
}
