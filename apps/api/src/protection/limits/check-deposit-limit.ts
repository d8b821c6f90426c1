import { leastRoom, periodSpan, type Room } from '@maidan/cashier'
import { decimalAmount, type Currency } from '@maidan/money'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { readDeposited } from './read-deposited.ts'
import { readLimits } from './read-limits.ts'

type Asked = { playerId: bigint; currency: Currency; amountMinor: bigint; at: Date }

/**
 * Refuses a deposit that is more than the player's own limits leave, and says what they leave and from
 * when there is more (law 29). The caller has locked the player, so that requests at once are counted
 * one by one; who only shows an account need not.
 */
export async function checkDepositLimit(tx: Tx, asked: Asked): Promise<void> {
  const room = await readDepositRoom(tx, asked)
  if (room === null || asked.amountMinor <= room.left) return
  const params = {
    left: decimalAmount(room.left, asked.currency),
    from: siteMinute(new Date(room.moreFromMs)),
  }
  throw fieldRefusal('DEPOSIT_LIMIT', 'amount', params)
}

type Player = Pick<Asked, 'playerId' | 'at'>

/** What a player's own limits leave to deposit; null where they have set none. */
async function readDepositRoom(tx: Tx, { playerId, at }: Player): Promise<Room | null> {
  const own = (await readLimits(tx, { playerId, at })).flatMap(({ kind, period, amount }) =>
    kind === 'deposit' && period !== 'bet' ? [{ period, limit: amount }] : [],
  )
  const periods = own.map(({ period }) => period)
  const used = await readDeposited(tx, { playerId, periods, at })
  return leastRoom(
    own.map(({ period, limit }) => ({
      limit,
      used: used.get(period) ?? 0n,
      untilMs: periodSpan(period, at.getTime()).untilMs,
    })),
  )
}
