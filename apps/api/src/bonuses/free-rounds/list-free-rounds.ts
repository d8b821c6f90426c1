import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { textFields } from '../../platform/texts/text-fields.ts'

type Shown = CallAnswer<Calls['showFreeRounds']>['data'][number]

const SHOWN_MAX = 20
/** For how long ended ones are still shown. */
const ENDED_DAYS = 7

export type GrantRow = {
  code: string
  game_code: string
  state: 'sending' | 'open' | 'ended'
  rounds: number
  taken: number
  currency: Currency
  bet_minor: bigint
  won_minor: bigint
  win_max_minor: bigint
  given_minor: bigint
  cancelled_at: Date | null
  turnover_multiple: number
  bonus_days: number
  created_at: Date
  expires_at: Date
}

type Row = GrantRow & { promotion: Texts; game: Texts | null }

/** How many rounds of the grant `f` stand. */
export const takenRounds = sql`(SELECT count(*)::int FROM game_round r
  WHERE r.free_grant_id = f.id AND r.state NOT IN ('cancelled', 'refunded'))`

/** A player's free rounds that can be played or ended lately, those to be played first. */
export async function listFreeRounds(
  db: Db,
  { playerId, now }: { playerId: bigint; now: Date },
): Promise<Shown[]> {
  const { rows } = await sql<Row>`
    SELECT f.*, ${takenRounds} AS taken,
      (SELECT json_object_agg(t.language, t.name) FROM promotion_text t
        WHERE t.promotion_id = f.promotion_id) AS promotion,
      (SELECT json_object_agg(t.language, t.name) FROM game_text t
        WHERE t.game_code = f.game_code) AS game
    FROM free_grant f
    WHERE f.player_id = ${playerId} AND (f.state <> 'ended'
      OR f.ended_at > ${now}::timestamptz - make_interval(days => ${ENDED_DAYS}))
    ORDER BY f.state = 'ended', f.expires_at, f.id LIMIT ${SHOWN_MAX}
  `.execute(db)
  return rows.map((row) => ({
    id: row.code,
    ...textFields('name', row.promotion),
    game: row.game_code,
    ...textFields('game_name', row.game ?? { [FIRST_LANGUAGE]: row.game_code }),
    ...grantFigures(row),
    win_max: decimalAmount(row.win_max_minor, row.currency),
    turnover: row.turnover_multiple,
    bonus_days: row.bonus_days,
  }))
}

const STATES = { sending: 'coming', open: 'open', ended: 'ended' } as const

/**
 * How a grant stands, as players and the desk read it. One that was played is there, whether we have
 * heard of it from the provider or not.
 */
export function grantFigures(row: GrantRow) {
  const { state, rounds, taken, currency } = row
  return {
    state: state === 'sending' && taken > 0 ? ('open' as const) : STATES[state],
    rounds,
    left: state === 'ended' || row.cancelled_at !== null ? 0 : rounds - taken,
    bet: decimalAmount(row.bet_minor, currency),
    won: decimalAmount(row.won_minor, currency),
    given: decimalAmount(row.given_minor, currency),
    expires_at: row.expires_at.toISOString(),
  }
}
