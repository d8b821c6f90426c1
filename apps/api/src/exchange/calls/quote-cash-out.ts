import { HOME_CURRENCY } from '@maidan/contract'
import type { Calls } from '@maidan/contract'
import { decimalAmount, oddsOfTick, oddsText } from '@maidan/money'
import { quotePosition } from '../cash-out.ts'
import { readPercent } from '../read-percent.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { db: Db; exchange: Exchange }

export const quoteCashOut: Handler<Calls['quoteCashOut'], Ports> = async (
  ports,
  { query, player, language },
) => {
  const percent = readPercent(query.percent)
  const { playerId } = player
  const quote = await quotePosition(ports, { playerId, code: query.market_id, percent, language })
  const names = new Map(quote.position.runners.map(({ id, name }) => [id, name]))
  return {
    guaranteed: decimalAmount(quote.guaranteedMinor, HOME_CURRENCY),
    percent,
    orders: quote.orders.map(({ runnerId, side, stakeMinor, limitTick }) => ({
      selection_id: runnerId,
      name: names.get(runnerId) ?? '',
      side,
      odds: oddsText(oddsOfTick(limitTick)),
      stake: decimalAmount(stakeMinor, HOME_CURRENCY),
    })),
  }
}
