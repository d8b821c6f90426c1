import { askedChange, limitWish, type LimitAmount, type LimitName } from '@maidan/cashier'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { amountTexts, limitTexts } from './limit-texts.ts'
import { readLimitAmount } from './read-limit-amount.ts'
import { findLimit, readLimits } from './read-limits.ts'
import { dropChange, writeLimit } from './write-limit.ts'

type Ports = { clock: Clock; db: Db }

type Wish = LimitName & { playerId: bigint; typed: string | number | null }

type Step = { player: MoneyPlayer; name: LimitName; amount: LimitAmount; at: Date }

/**
 * Sets a limit as a player asks: a first or tighter one holds at once, under the lock that bets and
 * deposits take, and ends what they had asked for before. A looser one, or none, waits for a day and
 * then for their second yes. Refuses with AMOUNT_INVALID.
 */
export function setLimit(ports: Ports, { playerId, typed, kind, period }: Wish): Promise<void> {
  const name = { kind, period }
  return inTransaction(ports.db, async (tx) => {
    const player = await lockPlayer(tx, playerId)
    const at = ports.clock.now()
    const amount = readLimitAmount(typed, { kind, currency: player.currency })
    const present = findLimit(await readLimits(tx, { playerId, at }), name)?.amount ?? null
    const step = { player, name, amount, at }
    switch (limitWish(present, amount)) {
      case 'tighter':
        return holdNow(tx, step)
      case 'looser':
        return askLater(tx, step)
      case 'same':
        await dropChange(tx, { playerId, ...name })
    }
  })
}

async function holdNow(tx: Tx, { player, name, amount, at }: Step) {
  await writeLimit(tx, { playerId: player.id, ...name, amount, at })
  const params = { limit: limitTexts(name), amount: amountTexts(name, amount, player.currency) }
  await notifyPlayer(tx, player, { code: 'playLimitHolds', params })
}

async function askLater(tx: Tx, { player, name: { kind, period }, amount, at }: Step) {
  const { usableAtMs, lapsesAtMs } = askedChange(amount, at.getTime())
  const [usableAt, lapsesAt] = [new Date(usableAtMs), new Date(lapsesAtMs)]
  await sql`
    INSERT INTO play_limit_change (player_id, kind, period, amount, asked_at, usable_at, lapses_at)
    VALUES (${player.id}, ${kind}, ${period}, ${amount}, ${at}, ${usableAt}, ${lapsesAt})
    ON CONFLICT (player_id, kind, period) DO UPDATE SET amount = EXCLUDED.amount,
      asked_at = EXCLUDED.asked_at, usable_at = EXCLUDED.usable_at, lapses_at = EXCLUDED.lapses_at
  `.execute(tx)
  const name = { kind, period }
  const params = {
    limit: limitTexts(name),
    amount: amountTexts(name, amount, player.currency),
    from: siteMinute(usableAt),
    until: siteMinute(lapsesAt),
  }
  await notifyPlayer(tx, player, { code: 'playLimitAsked', params })
}
