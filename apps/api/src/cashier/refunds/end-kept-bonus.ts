import { bonusEnd } from '@maidan/cashier'
import { sql } from 'kysely'
import { endBonus } from '../../bonuses/kept/end-bonus.ts'
import { lockKeptBonus } from '../../bonuses/kept/lock-kept-bonus.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

type Bonus = { player: MoneyPlayer; paymentId: bigint; at: Date }

/** Ends the bonus that is kept for a deposit which goes back, as if the player had given it up. */
export async function endKeptBonus(ports: Ports, tx: Tx, { player, paymentId, at }: Bonus) {
  const { rows } = await sql<{ id: bigint }>`
    SELECT t.id FROM turnover t JOIN bonus b ON b.id = t.bonus_id
    WHERE b.payment_id = ${paymentId} AND t.kept_minor > 0 AND t.ended_at IS NULL
  `.execute(tx)
  for (const { id: turnoverId } of rows) {
    const bonus = await lockKeptBonus(tx, { playerId: player.id, turnoverId })
    const end = bonus?.endedAt === null ? bonusEnd(bonus, at, true) : null
    if (bonus && end) await endBonus(ports, tx, { player, bonus, end, at })
  }
}
