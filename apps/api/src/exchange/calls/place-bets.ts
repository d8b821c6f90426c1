import { createHash } from 'node:crypto'
import type { CallBody, Calls } from '@maidan/contract'
import type { Context } from '../../context.ts'
import { findBettor } from '../find-bettor.ts'
import { askMatcher } from '../ask-matcher.ts'
import type { RequestedOrder } from '@maidan/exchange/engine'
import { readRequested } from '../read-requested.ts'
import { OPEN_BETS_MAX } from '../stake-limits.ts'
import { findRequest } from '../views/find-request.ts'
import { showBets } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'

export const placeBets: Handler<Calls['placeBets']> = async (ctx, { body, player, language }) => {
  const { playerId } = player
  const fingerprint = createHash('sha256').update(JSON.stringify(body.bets)).digest('base64')
  const request = { clientRef: body.client_ref, fingerprint }
  const bettor = await findBettor(ctx, player)
  try {
    const orders = await readBets(ctx, body.bets)
    refuseTooMany(ctx, Number(playerId), orders)
    const orderIds = await askMatcher(ctx, { type: 'place', bettor, ...request, orders })
    return { bets: await showBets(ctx.db, { playerId, orderIds, language }) }
  } catch (error) {
    // What was taken before is answered again, though it could not be taken now.
    const orderIds = await findRequest(ctx.db, { playerId, ...request })
    if (orderIds === null) throw error
    return { bets: await showBets(ctx.db, { playerId, orderIds, language }) }
  }
}

async function readBets({ exchange }: Context, bets: CallBody<Calls['placeBets']>['bets']) {
  const markets = new Map<string, Awaited<ReturnType<typeof exchange.find>>>()
  for (const { market_id } of bets) markets.set(market_id, await exchange.find(market_id))
  return bets.map((bet) => readRequested(bet, markets.get(bet.market_id) ?? null))
}

/** Law 23: what waits on a market is looked at with every bet, so it has a limit. */
function refuseTooMany({ exchange }: Context, playerId: number, orders: readonly RequestedOrder[]) {
  for (const { code } of orders) {
    const waiting = exchange.matcher.market(code)?.ordersOfPlayer.get(playerId)?.size ?? 0
    if (waiting + orders.length > OPEN_BETS_MAX)
      throw new Refusal('TOO_MANY_BETS', { params: { max: OPEN_BETS_MAX } })
  }
}
