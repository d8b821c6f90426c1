import { MISSION_PERIODS } from '@maidan/cashier'
import {
  HOME_CURRENCY,
  LANGUAGES,
  PROMOTION_CATEGORIES,
  PROMOTION_PICTURES,
  type CallAnswer,
  type Calls,
} from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import {
  asPromotion,
  textsOfPromotion,
  type Promotion,
  type PromotionRow,
} from '../queries/read-promotion.ts'
import { oddsText } from '../rules/odds-text.ts'
import { percentText } from '../rules/percent-text.ts'
import { weightList } from '../rules/weight-list.ts'
import { pictureAddress } from './read-draft.ts'

type StaffPromotion = CallAnswer<Calls['staffPromotions']>['data'][number]

const CATEGORIES = Object.values(PROMOTION_CATEGORIES)

type Row = PromotionRow & {
  changed_at: Date | null
  approval_id: bigint | null
  taken: number
  paid_minor: string
  open_minor: string
}

/** Every promotion in the order of the site, with what it cost and the change that waits. */
export async function listStaffPromotions(db: Db, at: Date): Promise<StaffPromotion[]> {
  const { rows } = await sql<Row>`
    SELECT p.*, ${textsOfPromotion},
      (SELECT max(changed_at) FROM promotion_past WHERE promotion_id = p.id) AS changed_at,
      (SELECT id FROM approval WHERE kind = 'promotion.change' AND state = 'waiting'
        AND subject = 'promotion:' || p.id AND expires_at > ${at}) AS approval_id,
      given.taken, given.paid_minor, given.open_minor
    FROM promotion p CROSS JOIN LATERAL (
      SELECT CASE p.kind WHEN 'freeSpins'
          THEN (SELECT count(*)::int FROM free_grant f WHERE f.promotion_id = p.id)
          ELSE count(*)::int END AS taken,
        coalesce(sum(b.amount_minor), 0)::text AS paid_minor,
        coalesce(sum(t.remaining_minor) FILTER (WHERE t.status = 'active'), 0)::text AS open_minor
      FROM bonus b LEFT JOIN turnover t ON t.bonus_id = b.id WHERE b.promotion_id = p.id
    ) given
    ORDER BY p.ordinal, p.id
  `.execute(db)
  return rows.map((row) => ({ ...termsOf(asPromotion(row)), ...figuresOf(row) }))
}

function termsOf(promotion: Promotion) {
  const { names, descriptions, thumbnails } = promotion
  return {
    id: Number(promotion.id),
    texts: LANGUAGES.map((language) => ({
      language,
      name: names[language] ?? '',
      description: descriptions[language] ?? '',
    })),
    picture: PROMOTION_PICTURES.find((one) => pictureAddress(one) === thumbnails.en) ?? null,
    kind: promotion.kind,
    status: promotion.status,
    starts_at: promotion.startsAt.toISOString(),
    ends_at: promotion.endsAt.toISOString(),
    categories: CATEGORIES.filter((one) => promotion.categories.includes(one)),
    on_deposit: promotion.onDeposit,
    percent: percentText(promotion.percentHundredths),
    turnover: promotion.turnoverMultiple,
    bonus_days: promotion.bonusDays,
    deposit_min: decimalAmount(promotion.depositMinMinor, HOME_CURRENCY),
    bonus_max: decimalAmount(promotion.bonusMaxMinor, HOME_CURRENCY),
    once_per_player: promotion.oncePerPlayer,
    first_deposit_only: promotion.firstDepositOnly,
    weights: weightList(promotion.weights),
    odds_min: oddsText(promotion.oddsMinCenti),
    bet_max: decimalAmount(promotion.betMaxMinor, HOME_CURRENCY),
    beside_others: promotion.besideOthers,
    methods: [...promotion.methods],
    countries: [...promotion.countries],
    vip_from: promotion.vipFrom,
    code: promotion.code ?? '',
    amount: decimalAmount(promotion.amountMinor, HOME_CURRENCY),
    uses_max: promotion.usesMax,
    phone_verified_only: promotion.phoneVerifiedOnly,
    depositors_only: promotion.depositorsOnly,
    code_listed: promotion.isCodeListed,
    loss_min: decimalAmount(promotion.lossMinMinor, HOME_CURRENCY),
    free_game: promotion.freeGame ?? '',
    free_rounds: promotion.freeRounds,
    free_bet: decimalAmount(promotion.freeBetMinor, HOME_CURRENCY),
    free_days: promotion.freeDays,
    mission_period: promotion.missionPeriod ?? MISSION_PERIODS[0],
    mission_plays: promotion.missionPlays,
    stake_min: decimalAmount(promotion.stakeMinMinor, HOME_CURRENCY),
  }
}

function figuresOf({ changed_at, approval_id, taken, uses, paid_minor, open_minor }: Row) {
  return {
    uses,
    changed_at: changed_at?.toISOString() ?? null,
    approval_id: approval_id === null ? null : Number(approval_id),
    taken,
    bonus_paid: decimalAmount(BigInt(paid_minor), HOME_CURRENCY),
    turnover_open: decimalAmount(BigInt(open_minor), HOME_CURRENCY),
  }
}
