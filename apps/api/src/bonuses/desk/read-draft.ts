import {
  BONUS_DAYS_MAX,
  FREE_DAYS_MAX,
  FREE_ROUNDS_MAX,
  MISSION_PLAYS_MAX,
  PROMO_CODE_LENGTH,
  readPromoCode,
  TURNOVER_RANGES,
} from '@maidan/cashier'
import { VIP_FROM_MAX } from '@maidan/cashier/lists'
import type { CallBody, Calls } from '@maidan/contract'
import { LANGUAGES, PROMOTION_PICTURES } from '@maidan/contract'
import { readNumber, readWholeNumber } from '../rules/read-number.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import { promotionMethods } from './promotion-methods.ts'
import { sortedCategories, sparseWeights, type PromotionDraft } from './promotion-draft.ts'

export type AskedPromotion = CallBody<Calls['staffChangePromotion']>

const HUNDREDTHS = 100
const PERCENT_MAX = 1000
const WEIGHT_MAX = 100
/** Ten million taka: no bonus of the house is larger. */
const TAKA_MAX = 10_000_000
const USES_MAX = 1_000_000
/** Longer odds than these would keep most bets from counting. */
const ODDS_MIN_MAX = 5

/**
 * What a form asks for, or a refusal at the first field that cannot be so. What is no term of its kind is left
 * out, whatever the form holds. `thumbnail` is the picture
 * that it has, if any; `countries` are those that it has and those of the house.
 */
export function readDraft(
  asked: AskedPromotion,
  { thumbnail, countries }: { thumbnail: string | undefined; countries: readonly string[] },
): PromotionDraft {
  const { startsAt, endsAt } = readTimes(asked)
  const isDeposit = comesByDeposit(asked)
  const isFree = asked.kind === 'freeSpins'
  const first = pictureAddress(PROMOTION_PICTURES[0])
  return {
    texts: readTexts(asked),
    thumbnail: asked.picture === null ? (thumbnail ?? first) : pictureAddress(asked.picture),
    kind: asked.kind,
    status: asked.status,
    startsAt,
    endsAt,
    categories: sortedCategories(asked.categories),
    onDeposit: isDeposit && asked.on_deposit,
    percentHundredths:
      isFixed(asked) || isFree ? 0 : readNumber(asked.percent, 'percent', percentRange(asked)),
    turnoverMultiple: readWholeNumber(asked.turnover, 'turnover', TURNOVER_RANGES[asked.kind]),
    bonusDays: readWholeNumber(asked.bonus_days, 'bonus_days', { min: 1, max: BONUS_DAYS_MAX }),
    depositMinMinor: String(isDeposit ? readTaka(asked.deposit_min, 'deposit_min') : 0),
    bonusMaxMinor: String(isFixed(asked) ? 0 : readTaka(asked.bonus_max, 'bonus_max')),
    oncePerPlayer: isFree || hasCode(asked) || (isDeposit && asked.once_per_player),
    firstDepositOnly: isDeposit && asked.first_deposit_only,
    weights: sparseWeights(
      Object.fromEntries(
        asked.weights.map(({ play, percent }) => [
          play,
          readNumber(percent, `weight_${play}`, { max: WEIGHT_MAX }),
        ]),
      ),
    ),
    oddsMinCenti: readOddsMin(asked),
    betMaxMinor: String(isKept(asked) ? readTaka(asked.bet_max, 'bet_max') : 0),
    besideOthers: comesByDepositOrCode(asked) && asked.beside_others,
    methods: isDeposit ? readMethods(asked) : [],
    countries: readCountries(asked, countries),
    vipFrom: comesByDepositOrCode(asked)
      ? readWholeNumber(asked.vip_from, 'vip_from', { min: 0, max: VIP_FROM_MAX })
      : 0,
    ...readCodeTerms(asked),
    lossMinMinor: String(isCashback(asked) ? readTaka(asked.loss_min, 'loss_min') : 0),
    ...(isFree ? readFreeTerms(asked) : NO_FREE),
    ...(asked.kind === 'mission' ? readMissionTerms(asked) : NO_MISSION),
  }
}

/** Free rounds come with a deposit or for a code: never both, so that the terms say which. */
const comesByDeposit = ({ kind, on_deposit }: AskedPromotion) =>
  kind === 'deposit' || (kind === 'freeSpins' && on_deposit)

const hasCode = ({ kind, on_deposit }: AskedPromotion) =>
  kind === 'code' || (kind === 'freeSpins' && !on_deposit)

/** A code and a mission give an amount that is always the same. */
const isFixed = ({ kind }: AskedPromotion) => kind === 'code' || kind === 'mission'

/** What comes by itself, or for plays, waits for no other bonus. */
const comesByDepositOrCode = (asked: AskedPromotion) => comesByDeposit(asked) || hasCode(asked)

/** A bonus that its player asks for, and that has terms while it is kept. */
const isKept = ({ kind }: AskedPromotion) => kind === 'deposit' || kind === 'code'

const isCashback = ({ kind }: AskedPromotion) => kind === 'cashback'

/** Nobody is given back more than was lost, nor nothing. */
function percentRange(asked: AskedPromotion): { min: number; max: number } {
  return isCashback(asked) ? { min: 0.01, max: 100 } : { min: 0, max: PERCENT_MAX }
}

function readTaka(typed: string | number, field: string): number {
  return readNumber(typed, field, { max: TAKA_MAX })
}

/** Least odds in hundredths; 0 for any odds. */
function readOddsMin({ odds_min: typed }: AskedPromotion): number {
  const centi = readNumber(typed, 'odds_min', { max: ODDS_MIN_MAX })
  if (centi === 0 || centi > HUNDREDTHS) return centi
  throw fieldRefusal('NUMBER_OUT_OF_RANGE', 'odds_min', { min: 1.01, max: ODDS_MIN_MAX })
}

/** The methods that it is for, in the order of the house. */
function readMethods({ methods }: AskedPromotion): string[] {
  const keys = promotionMethods().map(({ key }) => key)
  if (methods.every((one) => keys.includes(one))) return keys.filter((one) => methods.includes(one))
  throw fieldRefusal('METHOD_UNAVAILABLE', 'methods')
}

/** The countries that it is for, in the order of those that it can be for. */
function readCountries({ countries }: AskedPromotion, possible: readonly string[]): string[] {
  if (!countries.every((one) => possible.includes(one)))
    throw fieldRefusal('COUNTRY_NOT_SERVED', 'countries')
  return possible.filter((one) => countries.includes(one))
}

type CodeTerms = Pick<
  PromotionDraft,
  'code' | 'amountMinor' | 'usesMax' | 'phoneVerifiedOnly' | 'depositorsOnly' | 'isCodeListed'
>

/** The terms of a code, and what it or a mission gives; a promotion without a code has no others of them. */
function readCodeTerms(asked: AskedPromotion): CodeTerms {
  const amountMinor = String(isFixed(asked) ? readAmount(asked) : 0)
  if (!hasCode(asked)) return { ...NO_CODE, amountMinor }
  const code = readPromoCode(asked.code)
  if (code === null) throw fieldRefusal('PROMO_CODE_FORM', 'code', PROMO_CODE_LENGTH)
  return {
    code,
    amountMinor,
    usesMax: readWholeNumber(asked.uses_max, 'uses_max', { min: 1, max: USES_MAX }),
    phoneVerifiedOnly: asked.phone_verified_only,
    depositorsOnly: asked.depositors_only,
    isCodeListed: asked.code_listed,
  }
}

function readAmount({ amount }: AskedPromotion): number {
  return readNumber(amount, 'amount', { min: 1, max: TAKA_MAX })
}

type FreeTerms = Pick<PromotionDraft, 'freeGame' | 'freeRounds' | 'freeBetMinor' | 'freeDays'>

/** Whether the game takes such a bet is looked up with the rest of what the house knows. */
function readFreeTerms(asked: AskedPromotion): FreeTerms {
  return {
    freeGame: asked.free_game,
    freeRounds: readWholeNumber(asked.free_rounds, 'free_rounds', { min: 1, max: FREE_ROUNDS_MAX }),
    freeBetMinor: String(readNumber(asked.free_bet, 'free_bet', { min: 0.01, max: TAKA_MAX })),
    freeDays: readWholeNumber(asked.free_days, 'free_days', { min: 1, max: FREE_DAYS_MAX }),
  }
}

const NO_FREE: FreeTerms = { freeGame: null, freeRounds: 0, freeBetMinor: '0', freeDays: 0 }

type MissionDraft = Pick<PromotionDraft, 'missionPeriod' | 'missionPlays' | 'stakeMinMinor'>

function readMissionTerms(asked: AskedPromotion): MissionDraft {
  return {
    missionPeriod: asked.mission_period,
    missionPlays: readWholeNumber(asked.mission_plays, 'mission_plays', {
      min: 1,
      max: MISSION_PLAYS_MAX,
    }),
    stakeMinMinor: String(readNumber(asked.stake_min, 'stake_min', { min: 1, max: TAKA_MAX })),
  }
}

const NO_MISSION: MissionDraft = { missionPeriod: null, missionPlays: 0, stakeMinMinor: '0' }

const NO_CODE: CodeTerms = {
  code: null,
  amountMinor: '0',
  usesMax: 0,
  phoneVerifiedOnly: false,
  depositorsOnly: false,
  isCodeListed: false,
}

export function pictureAddress(picture: (typeof PROMOTION_PICTURES)[number]): string {
  return `/storage/promotions/${picture}.svg`
}

function readTexts({ texts }: AskedPromotion): PromotionDraft['texts'] {
  return eachLanguage((language) => {
    const { name = '', description = '' } = texts.find((one) => one.language === language) ?? {}
    return { name, description }
  })
}

/** Refuses words that a language lacks. Hiding never asks for them: an old offer may be without. */
export function checkWords({ texts }: PromotionDraft) {
  for (const language of LANGUAGES)
    for (const part of ['name', 'description'] as const)
      if (texts[language][part] === '')
        throw fieldRefusal('PROMOTION_WORDS_MISSING', `${part}_${language}`)
}

/** Four digits of a year, so that PostgreSQL can hold it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T/

function readTimes({ starts_at, ends_at }: AskedPromotion) {
  const [startsAt, endsAt] = [starts_at, ends_at].map((typed) =>
    INSTANT.test(typed) ? new Date(typed).getTime() : Number.NaN,
  )
  if (startsAt === undefined || Number.isNaN(startsAt))
    throw fieldRefusal('PROMOTION_DATES', 'starts_at')
  if (endsAt === undefined || Number.isNaN(endsAt) || endsAt <= startsAt)
    throw fieldRefusal('PROMOTION_DATES', 'ends_at')
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() }
}
