import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

type JackpotRow = {
  code: string
  names: Texts
  share_bps: number
  amount_minor: bigint
  games: string[]
  last_minor: bigint | null
  last_at: Date | null
}

/** The jackpots that can be won in a currency now, with the codes of their open games, largest first. */
export async function listJackpots(db: Db, currency: Currency): Promise<JackpotRow[]> {
  const { rows } = await sql<JackpotRow>`
    SELECT j.code, j.names, j.share_bps, a.balance_minor AS amount_minor, open.games,
      last.amount_minor AS last_minor, last.won_at AS last_at
    FROM jackpot j
    JOIN jackpot_pot p ON p.jackpot_code = j.code AND p.currency = ${currency}
    JOIN account a ON a.id = p.pot_account
    JOIN LATERAL (
      SELECT array_agg(o.code ORDER BY o.ordinal) AS games
      FROM open_game o JOIN game g ON g.code = o.code WHERE g.jackpot_code = j.code
    ) open ON open.games IS NOT NULL
    LEFT JOIN LATERAL (
      SELECT w.amount_minor, w.won_at FROM jackpot_win w
      WHERE w.jackpot_code = j.code AND w.currency = ${currency}
      ORDER BY w.won_at DESC LIMIT 1
    ) last ON true
    WHERE j.offered ORDER BY a.balance_minor DESC, j.code
  `.execute(db)
  return rows
}

type Held = { code: string; currency: string; amount_minor: bigint }

/** What the jackpots of a provider hold, in every currency. */
export async function listPots(db: Db, platform: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    SELECT j.code, p.currency, a.balance_minor AS amount_minor
    FROM jackpot j JOIN jackpot_pot p ON p.jackpot_code = j.code
    JOIN account a ON a.id = p.pot_account
    WHERE j.platform = ${platform} ORDER BY j.code, p.currency
  `.execute(db)
  return rows
}
