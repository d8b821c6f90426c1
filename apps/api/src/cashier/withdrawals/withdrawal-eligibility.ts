import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal, refusalText } from '../../platform/http/refusal.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'

type Asking = Pick<MoneyPlayer, 'id' | 'birthDate' | 'currency'>

/**
 * Whether a player may withdraw at all: withdrawals are open, their birth date is known, their
 * turnover is done. The documents' screens read `error`; without it they show the link to the
 * turnover record, so that refusal carries none.
 */
export async function checkEligible(db: Db | Tx, player: Asking) {
  const { withdrawal_status } = await readSettings(db)
  if (withdrawal_status === 0) throw withError('WITHDRAWALS_OFF')
  if (!player.birthDate) throw withError('DATE_OF_BIRTH_MISSING')
  const remainingMinor = await readRemainingTurnover(db, player.id)
  if (remainingMinor > 0n)
    throw new Refusal('TURNOVER_REMAINING', {
      extra: {
        success: false,
        remaining_turnover: decimalAmount(remainingMinor, player.currency),
      },
    })
}

function withError(code: 'WITHDRAWALS_OFF' | 'DATE_OF_BIRTH_MISSING'): Refusal {
  return new Refusal(code, { extra: { success: false, error: refusalText(code) } })
}

/** What a player has still to stake over all their bonuses, in minor units. */
async function readRemainingTurnover(db: Db | Tx, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ remaining: bigint }>`
    SELECT coalesce(sum(remaining_minor), 0)::bigint AS remaining FROM turnover
    WHERE player_id = ${playerId} AND status = 'active'
  `.execute(db)
  return rows[0]?.remaining ?? 0n
}
