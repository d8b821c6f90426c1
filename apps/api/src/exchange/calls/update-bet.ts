import type { Calls } from '@maidan/contract'
import { askMatcher } from '../ask-matcher.ts'
import { findBettor } from '../find-bettor.ts'
import { findMarketOf } from '../views/find-market-of.ts'
import { showBets } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export const updateBet: Handler<Calls['updateBet'], Ports> = async (
  ports,
  { params, body, player, language },
) => {
  if (body.persistence === undefined && body.on_event === undefined)
    throw fieldRefusal('VALIDATION_FAILED', 'persistence')
  const bettor = await findBettor(ports, player)
  const { playerId } = player
  const code = (await findMarketOf(ports.db, { playerId, betIds: [params.id] })).get(params.id)
  if (code === undefined) throw new Refusal('BET_NOT_FOUND')
  const orderId = Number(params.id)
  const { persistence = null, on_event: onEvent = null } = body
  const change = { persistence, onEvent }
  const orderIds = await askMatcher(ports, { type: 'persist', bettor, code, orderId, ...change })
  const [bet] = await showBets(ports.db, { playerId, orderIds, language })
  if (!bet) throw new Refusal('BET_NOT_FOUND')
  return { bet }
}
