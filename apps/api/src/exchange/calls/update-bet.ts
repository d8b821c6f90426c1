import type { Calls } from '@maidan/contract'
import { askMatcher } from '../ask-matcher.ts'
import { findBettor } from '../find-bettor.ts'
import { findMarketOf } from '../views/find-market-of.ts'
import { showBets } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'

export const updateBet: Handler<Calls['updateBet']> = async (
  ctx,
  { params, body, player, language },
) => {
  if (body.persistence === undefined && body.on_event === undefined)
    throw fieldRefusal('VALIDATION_FAILED', 'persistence')
  const bettor = await findBettor(ctx, player)
  const { playerId } = player
  const code = (await findMarketOf(ctx.db, { playerId, betIds: [params.id] })).get(params.id)
  if (code === undefined) throw new Refusal('BET_NOT_FOUND')
  const orderId = Number(params.id)
  const { persistence = null, on_event: onEvent = null } = body
  const change = { persistence, onEvent }
  const orderIds = await askMatcher(ctx, { type: 'persist', bettor, code, orderId, ...change })
  const [bet] = await showBets(ctx.db, { playerId, orderIds, language })
  if (!bet) throw new Refusal('BET_NOT_FOUND')
  return { bet }
}
