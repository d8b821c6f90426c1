import { bonusTurnover } from '@maidan/cashier'
import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { lastChange } from '../desk/lock-promotion.ts'
import { freeFields } from '../free-rounds/free-fields.ts'
import { readPromotion } from '../queries/read-promotion.ts'
import { betMaxField } from '../rules/bet-max-field.ts'
import { playTermFields } from '../rules/weight-list.ts'
import { checkCodeFacts } from './check-code-facts.ts'
import { findCode } from './find-code.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

type Look = CallAnswer<Calls['lookPromoCode']>

/** What a code gives and asks for, before it is taken; whoever may not take it is told why instead. */
export async function lookAtCode(
  { clock, db, limits }: Ports,
  { playerId, typed }: { playerId: bigint; typed: string },
): Promise<Look> {
  await limits.take('promoCodePerPlayer', playerId.toString())
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const player = await lockPlayer(tx, playerId)
    const id = await findCode(tx, typed)
    const promotion = await readPromotion(tx, id)
    if (!promotion) throw new Error(`promotion ${id} is gone`)
    await checkCodeFacts(tx, { player, promotion, at })
    const { amountMinor, turnoverMultiple, bonusDays, endsAt } = promotion
    const toStakeMinor = bonusTurnover(amountMinor, turnoverMultiple)
    return {
      code: promotion.code ?? '',
      ...textFields('name', promotion.names),
      bonus: decimalAmount(amountMinor, HOME_CURRENCY),
      turnover: turnoverMultiple,
      to_stake: decimalAmount(toStakeMinor, HOME_CURRENCY),
      bonus_days: bonusDays,
      ends_at: endsAt.toISOString(),
      ...(promotion.kind === 'freeSpins' && {
        free: {
          ...freeFields(promotion),
          win_max: decimalAmount(promotion.bonusMaxMinor, HOME_CURRENCY),
        },
      }),
      ...playTermFields(promotion),
      ...betMaxField(promotion.betMaxMinor, HOME_CURRENCY),
      changed_at: await lastChange(tx, id),
    }
  })
}
