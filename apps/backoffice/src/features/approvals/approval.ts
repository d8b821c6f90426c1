import type { CallAnswer, Calls } from '@maidan/contract'
import type { Tone } from '@maidan/ui'
import type { PromotionForm } from '../../parts/promotions/promotion-words.tsx'

export type Approval = CallAnswer<Calls['staffApprovals']>['data'][number]
export type ApprovalState = Approval['state']
export type ApprovalFacts = Approval['evidence']['claimed']
export type ApprovalFact = keyof ApprovalFacts
export type Decision = 'agree' | 'refuse' | 'withdraw'

export const stateTones = {
  waiting: 'waiting',
  agreed: 'good',
  refused: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ApprovalState, Tone>

/** The currency has no line: it stands in the amounts. */
type FactForm =
  | 'text'
  | 'money'
  | 'dayMax'
  | 'time'
  | 'spans'
  | 'shares'
  | 'result'
  | 'sport'
  | 'scope'
  | 'setting'
  | 'settingValue'
  | 'bookRule'
  | 'section'
  | 'pageWords'
  | 'frontPlace'
  | PromotionForm
  | 'hidden'

/** How each fact is shown. */
export const factForms = {
  player: 'text',
  section: 'section',
  market: 'text',
  event_starts_at: 'time',
  result: 'result',
  void_spans: 'spans',
  partner_result: 'result',
  settled_result: 'result',
  amount: 'money',
  currency: 'hidden',
  method: 'text',
  trx_id: 'text',
  account_number: 'text',
  account_type: 'text',
  day_cap: 'money',
  month_cap: 'money',
  came_at: 'time',
  return_trx_id: 'text',
  told_at: 'time',
  heard_at: 'time',
  statement_amount: 'money',
  statement_sender: 'text',
  pays_for: 'text',
  day_sum: 'money',
  limit: 'money',
  credited: 'money',
  players: 'text',
  paid: 'money',
  collected: 'money',
  deposit_left: 'money',
  owed: 'money',
  written_off: 'money',
  free_rounds_ended: 'text',
  house: 'money',
  balance_before: 'money',
  balance_after: 'money',
  house_account: 'text',
  game: 'text',
  provider: 'text',
  stake: 'money',
  largest_win: 'money',
  game_provider: 'text',
  day_most: 'money',
  day_most_before: 'money',
  day_paid_out: 'money',
  contest_holds: 'money',
  contest_paid_out: 'money',
  entries_paid: 'text',
  entries_undecided: 'text',
  entries_staked: 'money',
  entries_get: 'shares',
  entries_back: 'money',
  sport: 'sport',
  limit_scope: 'scope',
  limit_before: 'money',
  at_risk: 'money',
  member: 'text',
  role: 'text',
  role_before: 'text',
  enrols_anew: 'flag',
  factor_since: 'time',
  page: 'text',
  page_words: 'pageWords',
  front_place: 'frontPlace',
  front_words: 'text',
  front_picture: 'text',
  front_link: 'text',
  front_starts: 'time',
  front_ends: 'time',
  setting: 'setting',
  setting_before: 'settingValue',
  setting_after: 'settingValue',
  stopped_by: 'text',
  stopped_at: 'time',
  stopped_why: 'text',
  phone: 'text',
  promotion: 'text',
  promotion_kind: 'promotionKind',
  promotion_status: 'promotionStatus',
  promotion_name: 'text',
  promotion_text: 'text',
  promotion_picture: 'text',
  promotion_starts: 'time',
  promotion_ends: 'time',
  promotion_categories: 'categories',
  promotion_on_deposit: 'flag',
  promotion_percent: 'text',
  promotion_cheap_games: 'cheapGames',
  promotion_bonus_max: 'limit',
  promotion_deposit_min: 'money',
  promotion_turnover: 'text',
  promotion_days: 'text',
  promotion_weights: 'weights',
  promotion_odds_min: 'text',
  promotion_bet_max: 'money',
  promotion_beside: 'flag',
  promotion_methods: 'text',
  promotion_countries: 'countries',
  promotion_vip_from: 'text',
  promotion_code: 'text',
  promotion_amount: 'money',
  promotion_uses_max: 'text',
  promotion_phone_only: 'flag',
  promotion_depositors_only: 'flag',
  promotion_code_listed: 'flag',
  promotion_loss_min: 'money',
  promotion_free_game: 'text',
  promotion_free_rounds: 'text',
  promotion_free_bet: 'money',
  promotion_free_days: 'text',
  promotion_mission_period: 'missionPeriod',
  promotion_mission_plays: 'text',
  promotion_stake_min: 'money',
  promotion_once: 'flag',
  promotion_first: 'flag',
  vip_levels: 'text',
  vip_weights: 'weights',
  book_rule: 'bookRule',
  book_subject: 'text',
  book_expected: 'text',
  book_booked: 'text',
  book_quiet: 'flag',
  accounts: 'text',
  signals: 'text',
  deposit_day_max: 'dayMax',
  withdrawal_day_max: 'dayMax',
  fee_fixed: 'money',
  fee_percent: 'text',
  routes: 'text',
} as const satisfies Record<ApprovalFact, FactForm>

/** The kind of the promotion that a request is about; undefined for a request about something else. */
export function promotionKindOf({ evidence }: Pick<Approval, 'evidence'>): string | undefined {
  const sides = [evidence.effect, evidence.kept, evidence.found, evidence.claimed]
  return sides.find((facts) => facts?.promotion_kind !== undefined)?.promotion_kind
}

/** The times between which bets would be void; an answer carries `from/to` pairs. */
export function readSpans(text: string): { from: string; to: string }[] {
  return text
    .split(' ')
    .filter((span) => span !== '')
    .map((span) => {
      const [from = '', to = ''] = span.split('/')
      return { from, to }
    })
}

/** Entries of one stake: how many they are, and what each of them gets back. */
export type Share = { count: string; stake: string; back: string }

/** What entries of a contest get back, by their stakes; an answer carries `count*stake/back`. */
export function readShares(text: string): Share[] {
  return text
    .split(' ')
    .filter((share) => share !== '')
    .map((share) => {
      const [count = '', stake = '', back = ''] = share.split(/[*/]/)
      return { count, stake, back }
    })
}
