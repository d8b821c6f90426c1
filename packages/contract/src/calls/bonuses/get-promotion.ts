import { MISSION_PERIODS, PROMOTION_KINDS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getPromotion as facts } from '../../facts/bonuses.ts'
import { instant, largestBet, leastOdds, money, playWeight } from '../../schemas.ts'

/** Rounds of a game that cost nothing, each at this bet. */
export const freeRounds = z.object({
  game: z.string(),
  game_name: z.string(),
  game_name_bn: z.string(),
  rounds: z.number(),
  bet: money,
  /** In how many days they are to be played. */
  days: z.number(),
})

/** So many decided plays of this stake or more, in a day or a week of Dhaka. */
export const missionTerms = z.object({
  period: z.enum(MISSION_PERIODS),
  plays: z.number(),
  stake_min: money,
})

export const promotion = z.object({
  id: z.number(),
  name: z.string(),
  name_bn: z.string(),
  thumbnail: z.string(),
  /** Empty where one picture stands for all languages. */
  thumbnail_bn: z.string(),
  desc: z.string(),
  desc_bn: z.string(),
  start_date: instant,
  end_date: instant,
  /** What its bonus is for. */
  kind: z.enum(PROMOTION_KINDS),
  status: z.enum(['display', 'active']),
  /** Percent, spelled as in the documents. */
  deposit_bouns: z.string(),
  turnover: z.string(),
  categories: z.array(z.number()),
  /** Whether it can be chosen with a deposit, and within which amounts. */
  on_deposit: z.boolean(),
  deposit_min: money,
  bonus_max: money,
  /** The names of the methods by which the deposit has to come; left out where any will do. */
  methods: z.optional(z.array(z.string())),
  /** The countries of those it is for, two capital letters each; left out where it is for everybody. */
  countries: z.optional(z.array(z.string())),
  /** With how many VIP points earned it may be taken; left out where everybody may. */
  vip_from: z.optional(z.number()),
  /** How long the turnover may take. */
  bonus_days: z.optional(z.number()),
  /** Kinds of play that do not count in full towards the turnover. */
  weights: z.array(playWeight),
  odds_min: leastOdds,
  bet_max: largestBet,
  /** What is entered for it. */
  code: z.optional(z.string()),
  /** What a code or a mission gives. */
  amount: z.optional(money),
  /** The loss of a week from which cashback is given. */
  loss_min: z.optional(money),
  free: z.optional(freeRounds),
  mission: z.optional(missionTerms),
})

export const getPromotion = call({
  ...facts,
  rows: ['API-06', 'ENT-15'],
  summary: 'Promotions of status display; a player hears nothing of those for other countries.',
  answer: z.array(promotion),
  errors: [],
})
