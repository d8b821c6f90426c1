import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { readBalances } from '../queries/read-balances.ts'
import { readPositions } from '../views/read-positions.ts'
import { showExposure } from '../views/show-exposure.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const exchangeExposure: Handler<Calls['exchangeExposure'], Ports> = async (
  { db },
  { query, player, language },
) => {
  const { playerId } = player
  const { currency, cashMinor, exposureMinor } = await readBalances(db, playerId)
  const positions = await readPositions(db, { playerId, eventId: query.event_id, language })
  return {
    available: decimalAmount(cashMinor, currency),
    exposure: decimalAmount(exposureMinor, currency),
    currency,
    markets: positions.map(showExposure),
  }
}
