import { createHash } from 'node:crypto'
import type { CallBody, Calls } from '@maidan/contract'
import { findLimitedBettor, type OwnLimits } from '../find-bettor.ts'
import { askMatcher } from '../ask-matcher.ts'
import type { RequestedOrder } from '@maidan/exchange/engine'
import { readLossMax } from '../limits/read-loss-max.ts'
import { readRequested } from '../read-requested.ts'
import { OPEN_BETS_MAX } from '../stake-limits.ts'
import { readPlayedMinutes } from '../../games/queries/read-played-minutes.ts'
import { timeRefusal } from '../../protection/limits/time-refusal.ts'
import { findRequest } from '../views/find-request.ts'
import { showBets } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export const placeBets: Handler<Calls['placeBets'], Ports> = async (
  ports,
  { body, player, language },
) => {
  const { playerId } = player
  const fingerprint = createHash('sha256').update(JSON.stringify(body.bets)).digest('base64')
  const request = { clientRef: body.client_ref, fingerprint }
  const { bettor, limits } = await findLimitedBettor(ports, player)
  try {
    await refuseTime(ports, playerId, limits)
    const orders = await readBets(ports, body.bets)
    refuseTooMany(ports, Number(playerId), orders)
    const lossMaxMinor = await readLossMax(ports.db, playerId)
    const orderIds = await askMatcher(ports, {
      type: 'place',
      bettor,
      ...request,
      orders,
      lossMaxMinor,
      stakeMaxMinor: limits.stakeMaxMinor,
      hasFloor: limits.hasFloor,
    })
    return { bets: await showBets(ports.db, { playerId, orderIds, language }) }
  } catch (error) {
    // What was taken before is answered again, though it could not be taken now.
    const orderIds = await findRequest(ports.db, { playerId, ...request })
    if (orderIds === null) throw error
    return { bets: await showBets(ports.db, { playerId, orderIds, language }) }
  }
}

/** Law 29: whoever has played as long today as they let themselves begins nothing new. */
async function refuseTime({ clock, db }: Ports, playerId: bigint, { minutesMax }: OwnLimits) {
  if (minutesMax === null) return
  const at = clock.now()
  const playedMinutes = (await readPlayedMinutes(db, [playerId], at)).get(playerId) ?? 0n
  const refusal = timeRefusal({ playedMinutes, minutesMax }, at)
  if (refusal) throw refusal
}

async function readBets({ exchange }: Ports, bets: CallBody<Calls['placeBets']>['bets']) {
  const markets = new Map<string, Awaited<ReturnType<typeof exchange.find>>>()
  for (const { market_id } of bets) markets.set(market_id, await exchange.find(market_id))
  return bets.map((bet) => readRequested(bet, markets.get(bet.market_id) ?? null))
}

/** Law 23: what waits on a market is looked at with every bet, so it has a limit. */
function refuseTooMany({ exchange }: Ports, playerId: number, orders: readonly RequestedOrder[]) {
  for (const { code } of orders) {
    const waiting = exchange.matcher.market(code)?.ordersOfPlayer.get(playerId)?.size ?? 0
    if (waiting + orders.length > OPEN_BETS_MAX)
      throw new Refusal('TOO_MANY_BETS', { params: { max: OPEN_BETS_MAX } })
  }
}
