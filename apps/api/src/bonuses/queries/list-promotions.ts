import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import {
  asPromotion,
  textsOfPromotion,
  type Promotion,
  type PromotionRow,
} from './read-promotion.ts'
import { methodName } from '../../cashier/deposits/find-method.ts'
import { freeFields } from '../free-rounds/free-fields.ts'
import { betMaxField } from '../rules/bet-max-field.ts'
import { percentText } from '../rules/percent-text.ts'
import { playTermFields } from '../rules/weight-list.ts'
import { textFields } from '../../platform/texts/text-fields.ts'

type ShownPromotion = CallAnswer<Calls['showPromotion']>

const PROMOTIONS_MAX = 200

/**
 * Promotions that players may see, in the house's order; those that are over are left out, and those
 * whose code is told to some alone.
 */
export async function listPromotions(db: Db, at: Date): Promise<ShownPromotion[]> {
  const { rows } = await sql<PromotionRow>`
    SELECT p.*, ${textsOfPromotion} FROM promotion p WHERE status = 'display' AND ends_at > ${at}
      AND ${isOpenToAll}
    ORDER BY ordinal, id LIMIT ${PROMOTIONS_MAX}
  `.execute(db)
  return rows.map((row) => showPromotionRecord(asPromotion(row)))
}

/** Whether everybody may know of a promotion `p`. */
const isOpenToAll = sql`(p.code IS NULL OR p.code_listed)`

/** A promotion in the documents' shape. */
export function showPromotionRecord(promotion: Promotion): ShownPromotion {
  return {
    id: Number(promotion.id),
    ...textFields('name', promotion.names),
    ...textFields('thumbnail', promotion.thumbnails),
    ...textFields('desc', promotion.descriptions),
    start_date: promotion.startsAt.toISOString(),
    end_date: promotion.endsAt.toISOString(),
    kind: promotion.kind,
    status: promotion.status,
    deposit_bouns: percentText(promotion.percentHundredths),
    turnover: String(promotion.turnoverMultiple),
    categories: promotion.categories,
    on_deposit: promotion.onDeposit,
    deposit_min: decimalAmount(promotion.depositMinMinor, HOME_CURRENCY),
    bonus_max: decimalAmount(promotion.bonusMaxMinor, HOME_CURRENCY),
    bonus_days: promotion.bonusDays,
    ...(promotion.methods.length > 0 && { methods: promotion.methods.map(methodName) }),
    ...(promotion.countries.length > 0 && { countries: [...promotion.countries] }),
    ...(promotion.vipFrom > 0 && { vip_from: promotion.vipFrom }),
    ...playTermFields(promotion),
    ...betMaxField(promotion.betMaxMinor, HOME_CURRENCY),
    ...(promotion.kind === 'cashback' && {
      loss_min: decimalAmount(promotion.lossMinMinor, HOME_CURRENCY),
    }),
    ...(promotion.code !== null && { code: promotion.code }),
    ...(promotion.amountMinor > 0n && {
      amount: decimalAmount(promotion.amountMinor, HOME_CURRENCY),
    }),
    ...(promotion.missionPeriod !== null && {
      mission: {
        period: promotion.missionPeriod,
        plays: promotion.missionPlays,
        stake_min: decimalAmount(promotion.stakeMinMinor, HOME_CURRENCY),
      },
    }),
    ...(promotion.kind === 'freeSpins' && { free: freeFields(promotion) }),
  }
}
