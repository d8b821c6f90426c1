import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

type Row = {
  reference: string
  amount_minor: bigint
  currency: Currency
  created_at: Date
  required_minor: bigint | null
  expires_at: Date | null
}

type Taken = { at: Date; answer: CallAnswer<Calls['takePromoCode']> }

/** What a player was given for the code of a promotion, and when; undefined if they never took it. */
export async function readTaken(
  tx: Tx,
  { playerId, promotionId }: Record<'playerId' | 'promotionId', bigint>,
): Promise<Taken | undefined> {
  const { rows } = await sql<Row>`
    SELECT b.reference, b.amount_minor, b.currency, b.created_at, t.required_minor, t.expires_at
    FROM bonus b LEFT JOIN turnover t ON t.bonus_id = b.id
    WHERE b.player_id = ${playerId} AND b.promotion_id = ${promotionId} AND b.kind = 'code'
    UNION ALL
    SELECT code, 0, currency, created_at, NULL, expires_at FROM free_grant
    WHERE player_id = ${playerId} AND promotion_id = ${promotionId} AND payment_id IS NULL
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { reference, amount_minor, currency, created_at, required_minor, expires_at } = row
  return {
    at: created_at,
    answer: {
      transaction_id: reference,
      bonus: decimalAmount(amount_minor, currency),
      to_stake: decimalAmount(required_minor ?? 0n, currency),
      expires_at: expires_at?.toISOString() ?? null,
    },
  }
}
