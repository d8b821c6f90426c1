import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import type { OrderPart } from '@maidan/exchange/engine'
import { latinDigits, parseAmount } from '@maidan/money'
import { askMatcher, refusalOf } from '../ask-matcher.ts'
import { findOwner } from '../find-bettor.ts'
import { isLost } from '../matcher/matcher-command.ts'
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
  const { orderIds, refused } =
    body.bets === undefined
      ? await cancelMarket(ports, bettor, body.market_id ?? '')
      : await cancelNamed(ports, bettor, await byMarket(ports, player.playerId, body.bets))
  const bets = await showBets(ports.db, { playerId: player.playerId, orderIds, language })
  return { bets, refused }
}

type Bettor = Awaited<ReturnType<typeof findOwner>>
type Refused = CallAnswer<Calls['cancelBets']>['refused']
type Cancelled = { orderIds: readonly number[]; refused: Refused }

async function cancelMarket(ports: Ports, bettor: Bettor, code: string): Promise<Cancelled> {
  const orderIds = await askMatcher(ports, { type: 'cancel', bettor, code, orders: null })
  return { orderIds, refused: [] }
}

/** What one market refuses another may have let go already: only if none has is the call refused. */
async function cancelNamed(
  { exchange }: Ports,
  bettor: Bettor,
  parts: ReadonlyMap<string, OrderPart[]>,
): Promise<Cancelled> {
  const refused: Refused = []
  const refusals: Refusal[] = []
  for (const [code, orders] of parts) {
    const answer = await exchange.matcher.ask({ type: 'cancel', bettor, code, orders })
    if (answer.status === 'done') continue
    const refusal = refusalOf(answer)
    if (isLost(answer)) throw refusal
    refusals.push(refusal)
    const { message } = refusal
    for (const { orderId } of orders)
      refused.push({ bet_id: String(orderId), code: answer.code, message })
  }
  const [first] = refusals
  if (first && refusals.length === parts.size) throw first
  return { orderIds: [...parts.values()].flat().map(({ orderId }) => orderId), refused }
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
