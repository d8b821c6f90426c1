import type { RoundState } from '@maidan/casino'
import type { CallAnswer, Calls, ListedRoundState, RoundDifference } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'

type Shown = CallAnswer<Calls['staffCloseDifference']>

/** Differences of a day that the desk is shown. */
const SHOWN_MAX = 200

type Row = {
  id: bigint
  round_id: string
  difference: RoundDifference
  began_at: Date
  player_id: bigint | null
  username: string | null
  our_state: RoundState | null
  our_currency: Currency | null
  our_bet_minor: bigint | null
  our_win_minor: bigint | null
  their_player: string | null
  their_state: ListedRoundState | null
  their_currency: Currency | null
  their_bet_minor: bigint | null
  their_win_minor: bigint | null
  found_at: Date
  agreed_at: Date | null
  closed_at: Date | null
  closed_by: string | null
  reason: string | null
}

type OfDay = { platform: string; day: string }

/** A day’s differences, those to clear first. */
export async function listDifferences(db: Db, { platform, day }: OfDay): Promise<Shown[]> {
  const { rows } = await sql<Row>`
    ${selectDifferences} WHERE d.platform = ${platform} AND d.day = ${day}::date
    ORDER BY (d.agreed_at IS NOT NULL OR d.closed_at IS NOT NULL), d.began_at, d.id
    LIMIT ${SHOWN_MAX}
  `.execute(db)
  return rows.map(showDifference)
}

/** One of them; refuses with NOT_FOUND. */
export async function readDifference(db: Db, id: bigint): Promise<Shown> {
  const { rows } = await sql<Row>`${selectDifferences} WHERE d.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return showDifference(row)
}

const selectDifferences = sql`
  SELECT d.id, d.round_id, d.difference, d.began_at, d.player_id, p.username,
    d.our_state, d.our_currency, d.our_bet_minor, d.our_win_minor, d.their_player, d.their_state,
    d.their_currency, d.their_bet_minor, d.their_win_minor, d.found_at, d.agreed_at, d.closed_at,
    d.closed_by, d.reason
  FROM round_difference d LEFT JOIN player p ON p.id = d.player_id`

function showDifference(row: Row): Shown {
  return {
    id: Number(row.id),
    round_id: row.round_id,
    difference: row.difference,
    began_at: row.began_at.toISOString(),
    ours: oursOf(row),
    theirs: theirsOf(row),
    found_at: row.found_at.toISOString(),
    agreed_at: row.agreed_at?.toISOString() ?? null,
    closed: row.closed_at && {
      at: row.closed_at.toISOString(),
      by: row.closed_by ?? '',
      reason: row.reason ?? '',
    },
  }
}

function oursOf(row: Row): Shown['ours'] {
  const { our_state: state, our_currency: currency, player_id: playerId } = row
  if (state === null || currency === null || playerId === null) return null
  return {
    currency,
    state,
    bet: decimalAmount(row.our_bet_minor ?? 0n, currency),
    win: decimalAmount(row.our_win_minor ?? 0n, currency),
    player: { id: Number(playerId), username: row.username ?? '' },
  }
}

function theirsOf(row: Row): Shown['theirs'] {
  const { their_state: state, their_currency: currency, their_player: player } = row
  if (state === null || currency === null || player === null) return null
  return {
    currency,
    state,
    bet: decimalAmount(row.their_bet_minor ?? 0n, currency),
    win: decimalAmount(row.their_win_minor ?? 0n, currency),
    player,
  }
}
