import { BONUS_DAYS } from '@maidan/contract/facts'
import { languages, type Language } from '@maidan/locales'
import type { Promotion, PromotionChange } from './queries.ts'

/** A promotion as a form holds it: what is sent, without the reason. */
export type Draft = Omit<PromotionChange, 'reason'>

const monthMs = 30 * 86_400_000

export function draftOf(promotion: Promotion): Draft {
  const {
    taken: _t,
    uses: _u,
    bonus_paid: _p,
    turnover_open: _o,
    approval_id: _a,
    ...terms
  } = promotion
  return {
    ...terms,
    id: String(promotion.id),
    texts: languages.map((language) => textOf(promotion, language)),
  }
}

/** A new one: for a month from now, and careful in what it gives. */
export function newDraft(nowMs: number): Draft {
  return {
    id: '0',
    changed_at: null,
    texts: languages.map((language) => ({ language, name: '', description: '' })),
    picture: 'welcome-100',
    kind: 'deposit',
    status: 'display',
    starts_at: new Date(nowMs).toISOString(),
    ends_at: new Date(nowMs + monthMs).toISOString(),
    categories: [],
    on_deposit: true,
    percent: '10',
    turnover: 3,
    bonus_days: BONUS_DAYS,
    deposit_min: '200.00',
    bonus_max: '1000.00',
    once_per_player: true,
    first_deposit_only: false,
    weights: [],
    odds_min: '0',
    bet_max: '0.00',
    beside_others: false,
    methods: [],
    countries: [],
    vip_from: '0',
    code: '',
    amount: '50.00',
    uses_max: 1000,
    phone_verified_only: true,
    depositors_only: false,
    code_listed: false,
    loss_min: '100.00',
    free_game: '',
    free_rounds: 10,
    free_bet: '0',
    free_days: 7,
    mission_period: 'day',
    mission_plays: 20,
    stake_min: '10.00',
  }
}

export function textOf({ texts }: Pick<Draft, 'texts'>, language: Language) {
  return texts.find((one) => one.language === language) ?? { language, name: '', description: '' }
}
