import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { methodName } from '../../cashier/deposits/find-method.ts'
import { oddsText } from '../rules/odds-text.ts'
import { percentText } from '../rules/percent-text.ts'
import { weightList } from '../rules/weight-list.ts'
import type { PromotionDraft } from './promotion-draft.ts'

type Facts = CallAnswer<Calls['staffApprovals']>['data'][number]['evidence']['effect']

/**
 * Every term of a promotion as the one who decides reads it. Lists are words with spaces between:
 * `table:10 slot:50` for weights, the numbers of categories.
 */
export function promotionFacts(draft: PromotionDraft): Facts {
  const texts = Object.values(draft.texts)
  const money = (minor: string) => decimalAmount(BigInt(minor), HOME_CURRENCY)
  return {
    promotion_kind: draft.kind,
    promotion_status: draft.status,
    promotion_name: texts.map(({ name }) => name).join(' · '),
    promotion_text: texts.map(({ description }) => description).join(' · '),
    promotion_picture: draft.thumbnail.replace(/^.*\/|\.svg$/g, ''),
    promotion_starts: draft.startsAt,
    promotion_ends: draft.endsAt,
    promotion_categories: draft.categories.join(' '),
    promotion_on_deposit: flag(draft.onDeposit),
    promotion_percent: percentText(draft.percentHundredths),
    promotion_bonus_max: money(draft.bonusMaxMinor),
    promotion_deposit_min: money(draft.depositMinMinor),
    promotion_turnover: String(draft.turnoverMultiple),
    promotion_days: String(draft.bonusDays),
    promotion_weights: weightList(draft.weights)
      .map(({ play, percent }) => `${play}:${percent}`)
      .join(' '),
    promotion_odds_min: oddsText(draft.oddsMinCenti),
    promotion_bet_max: money(draft.betMaxMinor),
    promotion_beside: flag(draft.besideOthers),
    promotion_methods: draft.methods.map(methodName).join(' · '),
    promotion_countries: draft.countries.join(' · '),
    promotion_vip_from: String(draft.vipFrom),
    promotion_code: draft.code ?? '',
    promotion_amount: money(draft.amountMinor),
    promotion_uses_max: String(draft.usesMax),
    promotion_phone_only: flag(draft.phoneVerifiedOnly),
    promotion_depositors_only: flag(draft.depositorsOnly),
    promotion_code_listed: flag(draft.isCodeListed),
    promotion_loss_min: money(draft.lossMinMinor),
    promotion_free_game: draft.freeGame ?? '',
    promotion_free_rounds: String(draft.freeRounds),
    promotion_free_bet: money(draft.freeBetMinor),
    promotion_free_days: String(draft.freeDays),
    promotion_mission_period: draft.missionPeriod ?? '',
    promotion_mission_plays: String(draft.missionPlays),
    promotion_stake_min: money(draft.stakeMinMinor),
    promotion_once: flag(draft.oncePerPlayer),
    promotion_first: flag(draft.firstDepositOnly),
  }
}

type Compared = { before: Facts; after: Facts; kept: Facts }

/** What two sets of facts do not have in common, as it was and as it will be; and what they do. */
export function compareFacts(before: Facts, after: Facts): Compared {
  const isChanged = ([name]: [string, unknown]) =>
    before[name as keyof Facts] !== after[name as keyof Facts]
  const changed = (facts: Facts): Facts =>
    Object.fromEntries(Object.entries(facts).filter(isChanged))
  const kept = Object.entries(after).filter((fact) => !isChanged(fact) && !isNoTerm(fact))
  return { before: changed(before), after: changed(after), kept: Object.fromEntries(kept) }
}

/** Whether it says nothing: a term of another kind of promotion, or one that nobody has set. */
function isNoTerm([name, value]: [string, string]): boolean {
  return SAID_WHERE_SET.some((one) => one === name) && Number(value) === 0
}

const SAID_WHERE_SET = [
  'promotion_percent',
  'promotion_code',
  'promotion_amount',
  'promotion_uses_max',
  'promotion_loss_min',
  'promotion_free_game',
  'promotion_free_rounds',
  'promotion_free_bet',
  'promotion_free_days',
  'promotion_mission_period',
  'promotion_mission_plays',
  'promotion_stake_min',
  'promotion_odds_min',
  'promotion_bet_max',
  'promotion_methods',
  'promotion_vip_from',
] as const satisfies (keyof Facts)[]

function flag(isOn: boolean): string {
  return isOn ? '1' : '0'
}
