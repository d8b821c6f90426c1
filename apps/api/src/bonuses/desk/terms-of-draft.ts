import type { TermsRow } from '../terms/terms-row.ts'
import type { PromotionDraft } from './promotion-draft.ts'

/** The terms that a draft gives a promotion, as the table keeps them. */
export function termsOfDraft(draft: PromotionDraft): TermsRow {
  return {
    kind: draft.kind,
    status: draft.status,
    starts_at: new Date(draft.startsAt),
    ends_at: new Date(draft.endsAt),
    on_deposit: draft.onDeposit,
    percent_hundredths: draft.percentHundredths,
    turnover_multiple: draft.turnoverMultiple,
    bonus_days: draft.bonusDays,
    deposit_min_minor: BigInt(draft.depositMinMinor),
    bonus_max_minor: BigInt(draft.bonusMaxMinor),
    once_per_player: draft.oncePerPlayer,
    first_deposit_only: draft.firstDepositOnly,
    weights: draft.weights,
    odds_min_centi: draft.oddsMinCenti,
    bet_max_minor: BigInt(draft.betMaxMinor),
    beside_others: draft.besideOthers,
    methods: draft.methods,
    countries: draft.countries,
    vip_from: draft.vipFrom,
    code: draft.code,
    amount_minor: BigInt(draft.amountMinor),
    uses_max: draft.usesMax,
    phone_verified_only: draft.phoneVerifiedOnly,
    depositors_only: draft.depositorsOnly,
    code_listed: draft.isCodeListed,
    loss_min_minor: BigInt(draft.lossMinMinor),
    free_game: draft.freeGame,
    free_rounds: draft.freeRounds,
    free_bet_minor: BigInt(draft.freeBetMinor),
    free_days: draft.freeDays,
    mission_period: draft.missionPeriod,
    mission_plays: draft.missionPlays,
    stake_min_minor: BigInt(draft.stakeMinMinor),
  }
}
