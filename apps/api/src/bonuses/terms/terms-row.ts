import type { MissionPeriod, PlayWeights, PromotionKind, PromotionTerms } from '@maidan/cashier'
import { sql, type RawBuilder } from 'kysely'

/** The terms of a promotion as a table keeps them: those of now, and those that it had. */
export type TermsRow = {
  kind: PromotionKind
  status: 'display' | 'active'
  starts_at: Date
  ends_at: Date
  on_deposit: boolean
  percent_hundredths: number
  turnover_multiple: number
  bonus_days: number
  deposit_min_minor: bigint
  bonus_max_minor: bigint
  once_per_player: boolean
  first_deposit_only: boolean
  weights: PlayWeights
  odds_min_centi: number
  bet_max_minor: bigint
  beside_others: boolean
  methods: string[]
  countries: string[]
  vip_from: number
  code: string | null
  amount_minor: bigint
  uses_max: number
  phone_verified_only: boolean
  depositors_only: boolean
  code_listed: boolean
  loss_min_minor: bigint
  free_game: string | null
  free_rounds: number
  free_bet_minor: bigint
  free_days: number
  mission_period: MissionPeriod | null
  mission_plays: number
  stake_min_minor: bigint
}

const COLUMNS = [
  'kind',
  'status',
  'starts_at',
  'ends_at',
  'on_deposit',
  'percent_hundredths',
  'turnover_multiple',
  'bonus_days',
  'deposit_min_minor',
  'bonus_max_minor',
  'once_per_player',
  'first_deposit_only',
  'weights',
  'odds_min_centi',
  'bet_max_minor',
  'beside_others',
  'methods',
  'countries',
  'vip_from',
  'code',
  'amount_minor',
  'uses_max',
  'phone_verified_only',
  'depositors_only',
  'code_listed',
  'loss_min_minor',
  'free_game',
  'free_rounds',
  'free_bet_minor',
  'free_days',
  'mission_period',
  'mission_plays',
  'stake_min_minor',
] as const satisfies readonly (keyof TermsRow)[]

/** The names of the columns, in the order of `termValues`. */
export const termColumns = sql.join(COLUMNS.map((column) => sql.ref(column)))

/** What stands in the columns. */
export function termValues(row: TermsRow): RawBuilder<unknown> {
  return sql.join(
    COLUMNS.map((column) =>
      column === 'weights' ? sql`${JSON.stringify(row.weights)}::jsonb` : sql`${row[column]}`,
    ),
  )
}

/**
 * A row as terms. Free rounds are given once a player, whatever the row says: with the same money, paid in
 * and out again, anybody had new ones without end.
 */
export function asTerms(row: TermsRow): PromotionTerms {
  return {
    kind: row.kind,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    onDeposit: row.on_deposit,
    percentHundredths: row.percent_hundredths,
    turnoverMultiple: row.turnover_multiple,
    bonusDays: row.bonus_days,
    depositMinMinor: row.deposit_min_minor,
    bonusMaxMinor: row.bonus_max_minor,
    oncePerPlayer: row.once_per_player || row.kind === 'freeSpins',
    firstDepositOnly: row.first_deposit_only,
    weights: row.weights,
    oddsMinCenti: row.odds_min_centi,
    betMaxMinor: row.bet_max_minor,
    besideOthers: row.beside_others,
    methods: row.methods,
    countries: row.countries,
    vipFrom: row.vip_from,
    code: row.code,
    amountMinor: row.amount_minor,
    usesMax: row.uses_max,
    phoneVerifiedOnly: row.phone_verified_only,
    depositorsOnly: row.depositors_only,
    isCodeListed: row.code_listed,
    lossMinMinor: row.loss_min_minor,
    freeGame: row.free_game,
    freeRounds: row.free_rounds,
    freeBetMinor: row.free_bet_minor,
    freeDays: row.free_days,
    missionPeriod: row.mission_period,
    missionPlays: row.mission_plays,
    stakeMinMinor: row.stake_min_minor,
  }
}
