import { createHash } from 'node:crypto'
import type { Calls } from '@maidan/contract'
import { findBettor } from '../../exchange/find-bettor.ts'
import { askMatcher } from '../../exchange/ask-matcher.ts'
import { readWanted } from '../../exchange/read-wanted.ts'
import { showBets } from '../../exchange/views/show-bets.ts'
import type { Handler } from '../../http/handler.ts'

export const placeBets: Handler<Calls['placeBets']> = async (ctx, { body, player }) => {
  const bettor = await findBettor(ctx, player)
  for (const { market_id } of body.bets) await ctx.exchange.find(market_id)
  const orders = body.bets.map((bet) => readWanted(bet, ctx.exchange.matcher.room(bet.market_id)))
  const orderIds = await askMatcher(ctx, {
    type: 'place',
    bettor,
    clientRef: body.client_ref,
    fingerprint: createHash('sha256').update(JSON.stringify(body.bets)).digest('base64'),
    orders,
  })
  return { bets: await showBets(ctx.db, { playerId: player.playerId, orderIds }) }
}
