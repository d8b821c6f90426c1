import { bonusTurnover } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { lockPromotion } from '../desk/lock-promotion.ts'
import { giveFreeRounds } from '../free-rounds/give-free-rounds.ts'
import { keepBonus } from '../kept/keep-bonus.ts'
import type { Promotion } from '../queries/read-promotion.ts'
import { checkCodeFacts } from './check-code-facts.ts'
import { findCode } from './find-code.ts'
import { readTaken } from './read-taken.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; limits: Limits }

type Taking = {
  playerId: bigint
  typed: string
  /** When the promotion was changed last, as the player has looked at it. */
  changedAt: string | null
}

/** The same yes again within this time is one yes that was sent twice. */
const SAME_TAP_MS = 30_000

/**
 * Gives a player the bonus, or the free rounds, of a code. Its row is locked until the commit, so that it is never taken
 * more often than it may be; a yes that comes twice is answered alike and gives once. Terms that are not
 * those that the player looked at are refused with STATE_CHANGED.
 */
export async function takeCode(
  ports: Ports,
  { playerId, typed, changedAt }: Taking,
): Promise<CallAnswer<Calls['takePromoCode']>> {
  await ports.limits.take('promoCodePerPlayer', playerId.toString())
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const player = await lockPlayer(tx, playerId)
    const promotionId = await findCode(tx, typed)
    const before = await readTaken(tx, { playerId, promotionId })
    if (before && at.getTime() - before.at.getTime() < SAME_TAP_MS) return before.answer
    const promotion = await lockPromotion(tx, promotionId, changedAt)
    await checkCodeFacts(tx, { player, promotion, at })
    await countUse(tx, promotionId)
    await give(ports, tx, { player, promotion, at })
    const taken = await readTaken(tx, { playerId, promotionId })
    if (!taken) throw new Error(`promotion ${promotionId}: the bonus was not written`)
    return taken.answer
  })
}

type Given = { player: MoneyPlayer; promotion: Promotion; at: Date }

async function give(ports: Ports, tx: Tx, { player, promotion, at }: Given) {
  if (promotion.kind === 'freeSpins') return giveFreeRounds(tx, { player, promotion, at })
  const { id: promotionId, amountMinor, turnoverMultiple } = promotion
  await keepBonus(ports, tx, {
    player,
    kind: 'code',
    amountMinor,
    requiredMinor: bonusTurnover(amountMinor, turnoverMultiple),
    terms: promotion,
    promotionId,
    at,
  })
}

async function countUse(tx: Tx, promotionId: bigint) {
  await sql`UPDATE promotion SET uses = uses + 1 WHERE id = ${promotionId}`.execute(tx)
}
