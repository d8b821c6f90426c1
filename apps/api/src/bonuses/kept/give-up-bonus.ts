import { bonusEnd } from '@maidan/cashier'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { endBonus } from './end-bonus.ts'
import { lockKeptBonus } from './lock-kept-bonus.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type GivenUp = { playerId: bigint; turnoverId: bigint }

/**
 * A player gives a kept bonus up: nothing is left to stake for it, and their own money is untouched.
 * One that has ended meanwhile stays as it is. Refuses with NOT_FOUND.
 */
export function giveUpBonus(ports: Ports, { playerId, turnoverId }: GivenUp): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const player = await lockPlayer(tx, playerId)
    const bonus = await lockKeptBonus(tx, { playerId, turnoverId })
    if (!bonus) throw new Refusal('NOT_FOUND')
    const end = bonusEnd(bonus, at, true)
    if (bonus.endedAt === null && end) await endBonus(ports, tx, { player, bonus, end, at })
  })
}
