import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { readPositions } from '../views/read-positions.ts'
import { showExposure } from '../views/show-exposure.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

type Balances = { currency: string; cash_minor: bigint; exposure_minor: bigint }

export const exchangeExposure: Handler<Calls['exchangeExposure'], Ports> = async (
  { db },
  { query, player, language },
) => {
  const { rows } = await sql<Balances>`
    SELECT p.currency, c.balance_minor AS cash_minor, coalesce(x.balance_minor, 0) AS exposure_minor
    FROM player p JOIN account c ON c.id = p.cash_account
    LEFT JOIN account x ON x.id = p.exposure_account WHERE p.id = ${player.playerId}
  `.execute(db)
  const [balances] = rows
  if (!balances) throw new Error('a session without a player')
  const { playerId } = player
  const positions = await readPositions(db, { playerId, eventId: query.event_id, language })
  return {
    available: decimalAmount(balances.cash_minor, player.currency),
    exposure: decimalAmount(balances.exposure_minor, player.currency),
    currency: balances.currency,
    markets: positions.map(showExposure),
  }
}
