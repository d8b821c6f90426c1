import { EXCHANGE_PLAY, shareOf, type PlayWeights } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { betMaxField } from '../rules/bet-max-field.ts'
import { oddsText } from '../rules/odds-text.ts'
import { percentText } from '../rules/percent-text.ts'
import { playTermFields } from '../rules/weight-list.ts'
import { promotionName } from './promotion-name.ts'

type TurnoverRecord = CallAnswer<Calls['showTurnovers']>['turnover'][number]

/** Requirements that a player is shown at most, and the bets named beside each. */
const RECORDS_MAX = 100
const BETS_MAX = 20

type Row = {
  id: bigint
  status: 'active' | 'complete' | 'given_up' | 'expired'
  kept_minor: bigint
  expires_at: Date | null
  ended_at: Date | null
  required_minor: bigint
  remaining_minor: bigint
  bets_counted: bigint
  created_at: Date
  currency: Currency
  promotion_name: string | null
  turnover_multiple: number | null
  method_key: string | null
  method_name: string | null
  weights: PlayWeights
  odds_min_centi: number
  bet_max_minor: bigint
  bets: {
    game_name: string
    staked_minor: string
    weight_bps: number
    counted_minor: string
    odds_centi: number | null
    at: string
  }[]
}

/** What a player has to stake for their bonuses and the bets that counted, newest first. */
export async function listTurnovers(
  db: Db,
  player: Pick<PlayerIdentity, 'playerId' | 'language'>,
): Promise<TurnoverRecord[]> {
  const { rows } = await sql<Row>`
    SELECT t.id, t.status, t.required_minor, t.remaining_minor, t.bets_counted, t.created_at, t.weights, t.odds_min_centi, t.bet_max_minor,
      t.kept_minor, t.expires_at, t.ended_at,
      b.currency, ${promotionName(player.language)} AS promotion_name,
      pr.turnover_multiple, p.method_key, m.name AS method_name, bets.list AS bets
    FROM turnover t
    JOIN bonus b ON b.id = t.bonus_id
    LEFT JOIN promotion pr ON pr.id = b.promotion_id
    LEFT JOIN payment p ON p.id = b.payment_id
    LEFT JOIN payment_method m ON m.key = p.method_key
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('game_name', last.game_name,
        'staked_minor', last.staked_minor::text, 'weight_bps', last.weight_bps,
        'counted_minor', last.counted_minor::text, 'odds_centi', last.odds_centi, 'at', last.created_at)
        ORDER BY last.created_at DESC), '[]') AS list
      FROM (
        SELECT * FROM turnover_part part WHERE part.turnover_id = t.id
        ORDER BY part.created_at DESC LIMIT ${BETS_MAX}
      ) last
    ) bets
    WHERE t.player_id = ${player.playerId} ORDER BY t.id DESC LIMIT ${RECORDS_MAX}
  `.execute(db)
  return rows.map(asRecord)
}

function asRecord(row: Row): TurnoverRecord {
  const { currency, method_key, method_name, promotion_name: name } = row
  const terms = { weights: row.weights, oddsMinCenti: row.odds_min_centi }
  return {
    id: Number(row.id),
    status: row.status === 'active' ? 'active' : 'complete',
    required_turnover: decimalAmount(row.required_minor, currency),
    remaining_turnover: decimalAmount(row.remaining_minor, currency),
    created_at: row.created_at.toISOString(),
    transaction: {
      action: 'bonus',
      promotion: name === null ? null : { name, turnover: String(row.turnover_multiple ?? 1) },
      payment_method:
        method_key && method_name
          ? { name: method_name, icon: `/storage/methods/${method_key}.svg` }
          : null,
    },
    bets_counted: Number(row.bets_counted),
    ...bonusOf(row),
    ...playTermFields(terms),
    ...(row.status === 'active' && { on_exchange: percentText(shareOf(terms, EXCHANGE_PLAY)) }),
    ...betMaxField(row.bet_max_minor, currency),
    last_bets: row.bets.map(
      ({ game_name, staked_minor, weight_bps, counted_minor, odds_centi, at }) => ({
        game_name,
        staked: decimalAmount(BigInt(staked_minor), currency),
        percent: percentText(weight_bps),
        counted: decimalAmount(BigInt(counted_minor), currency),
        ...(odds_centi !== null && { odds: oddsText(odds_centi) }),
        created_at: new Date(at).toISOString(),
      }),
    ),
  }
}

/** The bonus that is kept for a requirement, until when, and how it ended. */
function bonusOf(row: Row): Pick<TurnoverRecord, 'bonus' | 'expires_at' | 'end'> {
  const { kept_minor, currency, status, expires_at, ended_at } = row
  if (kept_minor === 0n) return {}
  const isOver = status === 'given_up' || status === 'expired'
  return {
    bonus: decimalAmount(kept_minor, currency),
    ...(expires_at !== null && { expires_at: expires_at.toISOString() }),
    ...(ended_at !== null && { end: isOver ? status : 'released' }),
  }
}
