import { HOME_CURRENCY } from '@maidan/contract'
import type { CallBody, Calls } from '@maidan/contract'
import type { OrderPart } from '@maidan/exchange/engine'
import { latinDigits, parseAmount } from '@maidan/money'
import { askMatcher } from '../ask-matcher.ts'
import { findOwner } from '../find-bettor.ts'
import { findMarketOf } from '../views/find-market-of.ts'
import { showBets } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { db: Db; exchange: Exchange }

type Asked = NonNullable<CallBody<Calls['cancelBets']>['bets']>[number]

export const cancelBets: Handler<Calls['cancelBets'], Ports> = async (
  ports,
  { body, player, language },
) => {
  const bettor = await findOwner(ports, player)
  if (body.bets === undefined && body.market_id === undefined)
    throw fieldRefusal('VALIDATION_FAILED', 'bets')
  const orderIds: number[] = []
  if (body.bets === undefined) {
    const code = body.market_id ?? ''
    orderIds.push(...(await askMatcher(ports, { type: 'cancel', bettor, code, orders: null })))
  } else {
    for (const [code, orders] of await byMarket(ports, player.playerId, body.bets)) {
      await askMatcher(ports, { type: 'cancel', bettor, code, orders })
      orderIds.push(...orders.map(({ orderId }) => orderId))
    }
  }
  return { bets: await showBets(ports.db, { playerId: player.playerId, orderIds, language }) }
}

async function byMarket(
  { db }: Ports,
  playerId: bigint,
  bets: readonly Asked[],
): Promise<Map<string, OrderPart[]>> {
  const markets = await findMarketOf(db, { playerId, betIds: bets.map(({ bet_id }) => bet_id) })
  const parts = new Map<string, OrderPart[]>()
  for (const bet of bets) {
    const code = markets.get(bet.bet_id)
    if (code === undefined) throw new Refusal('BET_NOT_FOUND')
    parts.set(code, [...(parts.get(code) ?? []), readPart(bet)])
  }
  return parts
}

function readPart({ bet_id, size_reduction, cancelled }: Asked): OrderPart {
  const byMinor = size_reduction === undefined ? null : readTaka(size_reduction)
  if (byMinor === 0n) throw new Refusal('AMOUNT_INVALID')
  const cancelledMinor = cancelled === undefined ? null : readTaka(cancelled)
  return { orderId: Number(bet_id), byMinor, cancelledMinor }
}

function readTaka(amount: string | number): bigint {
  const parsed = parseAmount(latinDigits(String(amount)), HOME_CURRENCY)
  if (!parsed.ok) throw new Refusal('AMOUNT_INVALID')
  return parsed.minor
}
