import type { Calls } from '@maidan/contract'
import { latinDigits, parseAmount } from '@maidan/money'
import { askMatcher } from '../ask-matcher.ts'
import { findBettor } from '../find-bettor.ts'
import { findMarketOf } from '../views/find-market-of.ts'
import { showBets } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'

type Part = { orderId: number; byMinor: bigint | null }

export const cancelBets: Handler<Calls['cancelBets']> = async (ctx, { body, player, language }) => {
  const bettor = await findBettor(ctx, player)
  if (body.bets === undefined && body.market_id === undefined)
    throw fieldRefusal('VALIDATION_FAILED', 'bets')
  const orderIds: number[] = []
  if (body.bets === undefined) {
    const code = body.market_id ?? ''
    orderIds.push(...(await askMatcher(ctx, { type: 'cancel', bettor, code, orders: null })))
  } else {
    for (const [code, orders] of await byMarket(ctx, player.playerId, body.bets)) {
      await askMatcher(ctx, { type: 'cancel', bettor, code, orders })
      orderIds.push(...orders.map(({ orderId }) => orderId))
    }
  }
  return { bets: await showBets(ctx.db, { playerId: player.playerId, orderIds, language }) }
}

async function byMarket(
  { db }: Parameters<typeof findBettor>[0],
  playerId: bigint,
  bets: readonly { bet_id: string; size_reduction?: string | number | undefined }[],
): Promise<Map<string, Part[]>> {
  const markets = await findMarketOf(db, { playerId, betIds: bets.map(({ bet_id }) => bet_id) })
  const parts = new Map<string, Part[]>()
  for (const { bet_id, size_reduction } of bets) {
    const code = markets.get(bet_id)
    if (code === undefined) throw new Refusal('BET_NOT_FOUND')
    const part = { orderId: Number(bet_id), byMinor: readReduction(size_reduction) }
    parts.set(code, [...(parts.get(code) ?? []), part])
  }
  return parts
}

function readReduction(size: string | number | undefined): bigint | null {
  if (size === undefined) return null
  const parsed = parseAmount(latinDigits(String(size)), 'BDT')
  if (!parsed.ok || parsed.minor <= 0n) throw new Refusal('AMOUNT_INVALID')
  return parsed.minor
}
