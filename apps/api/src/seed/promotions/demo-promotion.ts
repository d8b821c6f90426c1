import { BONUS_DAYS } from '@maidan/cashier'
import type { Language } from '@maidan/contract'
import type { PromotionRow } from '../../bonuses/queries/read-promotion.ts'

/** A promotion of the demo world, without the times in which it runs. */
export type DemoPromotion = Omit<
  PromotionRow,
  | 'id'
  | 'uses'
  | 'created_at'
  | 'starts_at'
  | 'ends_at'
  | 'names'
  | 'descriptions'
  | 'thumbnails'
  | 'free_game_names'
> & {
  texts: Record<Language, { name: string; description: string }>
}

/** The terms of one that gives nothing. */
export const none = {
  kind: 'deposit',
  bonus_days: BONUS_DAYS,
  percent_hundredths: 0,
  turnover_multiple: 1,
  deposit_min_minor: 0n,
  bonus_max_minor: 0n,
  once_per_player: false,
  first_deposit_only: false,
  weights: {},
  odds_min_centi: 0,
  bet_max_minor: 0n,
  beside_others: false,
  methods: [] as string[],
  countries: [] as string[],
  vip_from: 0,
  code: null,
  amount_minor: 0n,
  uses_max: 0,
  phone_verified_only: false,
  depositors_only: false,
  code_listed: false,
  loss_min_minor: 0n,
  free_game: null,
  free_rounds: 0,
  free_bet_minor: 0n,
  free_days: 0,
  mission_period: null,
  mission_plays: 0,
  stake_min_minor: 0n,
} as const
