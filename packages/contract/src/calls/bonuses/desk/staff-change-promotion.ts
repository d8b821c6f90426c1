import { MISSION_PERIODS, PLAY_KINDS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChangePromotion as facts } from '../../../facts/bonuses.ts'
import { LANGUAGES, PROMOTION_CATEGORIES } from '../../../lists.ts'
import { numeric, text } from '../../../schemas.ts'
import {
  promotionCategory,
  promotionKind,
  promotionPicture,
  promotionStatus,
  promotionText,
} from './promotion-schemas.ts'

/** More than there are methods. */
const PROMOTION_METHODS_MAX = 20
/** As many as there are codes of two letters in use. */
const COUNTRIES_MAX = 250
const CATEGORIES_MAX = Object.keys(PROMOTION_CATEGORIES).length

export const staffChangePromotion = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary: 'Asks a second person for a promotion or a change of one; hiding alone is done at once.',
  body: z.strictObject({
    /** `"0"` for a new one. */
    id: z.string().check(z.regex(/^\d{1,18}$/)),
    /** As it was read, so that nobody writes over what another one has just changed. */
    changed_at: z.nullable(text()),
    texts: z.array(promotionText).check(z.maxLength(LANGUAGES.length)),
    /** Null keeps the picture that it has. */
    picture: z.nullable(promotionPicture),
    /** Of a new one alone: a promotion stays of its kind. */
    kind: promotionKind,
    status: promotionStatus,
    starts_at: text(),
    ends_at: text(),
    categories: z.array(promotionCategory).check(z.maxLength(CATEGORIES_MAX)),
    on_deposit: z.boolean(),
    percent: numeric,
    turnover: numeric,
    /** How many days the turnover may take. */
    bonus_days: numeric,
    deposit_min: numeric,
    bonus_max: numeric,
    once_per_player: z.boolean(),
    first_deposit_only: z.boolean(),
    /** How much of a stake counts; a kind that is not named counts in full. */
    weights: z
      .array(z.strictObject({ play: z.enum(PLAY_KINDS), percent: numeric }))
      .check(z.maxLength(PLAY_KINDS.length)),
    /** Sports bets at shorter odds count nothing; 0 for any odds. */
    odds_min: numeric,
    /** Of what comes by a deposit or a code: the largest bet while the bonus is kept; 0 for any size. */
    bet_max: numeric,
    /** Of what comes by a deposit or a code: also while the turnover of another bonus is open. */
    beside_others: z.boolean(),
    /** Of what comes by a deposit: the keys of the methods; none named: by any. */
    methods: z.array(text(32)).check(z.maxLength(PROMOTION_METHODS_MAX)),
    /** The countries of those it is for, two capital letters each; none named: of any. */
    countries: z.array(text(2)).check(z.maxLength(COUNTRIES_MAX)),
    /** Of what comes by a deposit or a code: the least VIP points earned. */
    vip_from: numeric,
    /** Of what a code is for. */
    code: text(),
    amount: numeric,
    uses_max: numeric,
    phone_verified_only: z.boolean(),
    depositors_only: z.boolean(),
    code_listed: z.boolean(),
    /** Of cashback alone. */
    loss_min: numeric,
    /** Of free rounds alone: the game, how many, the bet of each, and in how many days they are played. */
    free_game: text(),
    free_rounds: numeric,
    free_bet: numeric,
    free_days: numeric,
    /** Of missions alone: in a day or a week, how many plays, and the least stake of each. */
    mission_period: z.enum(MISSION_PERIODS),
    mission_plays: numeric,
    stake_min: numeric,
    reason: text(300),
  }),
  /** Null if it was done at once. */
  answer: z.object({ approval_id: z.nullable(z.number()) }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'PROMOTION_WORDS_MISSING',
    'PROMOTION_DATES',
    'PROMOTION_KIND_FIXED',
    'PROMO_CODE_FORM',
    'PROMO_CODE_TAKEN',
    'METHOD_UNAVAILABLE',
    'COUNTRY_NOT_SERVED',
    'FREE_GAME_UNKNOWN',
    'FREE_BET_UNKNOWN',
    'NUMBER_OUT_OF_RANGE',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
