import { HOME_CURRENCY } from '@maidan/contract'
import type { Calls } from '@maidan/contract'
import { amountOf, decimalAmount } from '@maidan/money'
import { askMatcher } from '../ask-matcher.ts'
import { quotePosition } from '../cash-out.ts'
import { findCloser } from '../find-bettor.ts'
import type { RequestedOrder } from '@maidan/exchange/engine'
import { readPercent } from '../read-percent.ts'
import { findRequest } from '../views/find-request.ts'
import { showBets } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { db: Db; exchange: Exchange }

export const cashOut: Handler<Calls['cashOut'], Ports> = async (
  ports,
  { body, player, language },
) => {
  const { playerId } = player
  const { market_id: code, client_ref: clientRef } = body
  const fingerprint = `cash-out ${code} ${body.percent ?? 100} ${body.guaranteed}`
  const known = await findRequest(ports.db, { playerId, clientRef, fingerprint })
  if (known) return answer(known)
  const bettor = await findCloser(ports, player)
  const percent = readPercent(body.percent)
  const quote = await quotePosition(ports, { playerId, code, percent })
  if (quote.guaranteedMinor < amountOf(body.guaranteed, HOME_CURRENCY))
    throw new Refusal('CASH_OUT_CHANGED', {
      params: { amount: decimalAmount(quote.guaranteedMinor, HOME_CURRENCY) },
    })
  const orders = quote.orders.map((order): RequestedOrder => ({
    code,
    terms: { on: 'ladder', runnerId: order.runnerId, side: order.side, tick: order.limitTick },
    sizeMinor: order.stakeMinor,
    persistence: 'lapse',
    onEvent: 'keep',
    expiresInMs: null,
    fillOrKill: { minFillMinor: order.stakeMinor },
    marketVersion: quote.market.life.version,
    acceptAny: false,
  }))
  const placing = {
    type: 'place',
    bettor,
    clientRef,
    fingerprint,
    orders,
    isCashOut: true,
  } as const
  return answer(await askMatcher(ports, placing))

  async function answer(orderIds: readonly number[]) {
    return {
      bets: await showBets(ports.db, { playerId, orderIds, language }),
      guaranteed: body.guaranteed,
    }
  }
}
