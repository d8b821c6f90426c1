import { MISSION_PERIODS, PLAY_KINDS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffPromotions as facts } from '../../../facts/bonuses.ts'
import { instant, money, playWeight } from '../../../schemas.ts'
import {
  promotionCategory,
  promotionKind,
  promotionPicture,
  promotionStatus,
  promotionText,
} from './promotion-schemas.ts'

const promotion = z.object({
  id: z.number(),
  texts: z.array(promotionText),
  /** Null for a picture that the house did not draw. */
  picture: z.nullable(promotionPicture),
  kind: promotionKind,
  status: promotionStatus,
  starts_at: instant,
  ends_at: instant,
  categories: z.array(promotionCategory),
  on_deposit: z.boolean(),
  percent: z.string(),
  turnover: z.number(),
  /** How many days the turnover may take. */
  bonus_days: z.number(),
  deposit_min: money,
  /** `"0.00"` for no limit. */
  bonus_max: money,
  once_per_player: z.boolean(),
  first_deposit_only: z.boolean(),
  /** Kinds of play that do not count in full. */
  weights: z.array(playWeight),
  /** Sports bets at shorter odds count nothing; `"0.00"` for any odds. */
  odds_min: z.string(),
  /** The largest bet while the bonus is kept; `"0.00"` for any. */
  bet_max: money,
  /** Whether it may be taken while the turnover of another bonus is open. */
  beside_others: z.boolean(),
  /** The keys of the methods by which a deposit for it comes; none named: by any. */
  methods: z.array(z.string()),
  /** The countries of those it is for; none named: of any. */
  countries: z.array(z.string()),
  /** The least VIP points earned of those who may take it. */
  vip_from: z.number(),
  /** Of a code alone: what is entered, what it gives, how often in all, to whom, and whether it is shown. */
  code: z.string(),
  amount: money,
  uses_max: z.number(),
  phone_verified_only: z.boolean(),
  depositors_only: z.boolean(),
  code_listed: z.boolean(),
  /** Of cashback alone: the least loss of a week. */
  loss_min: money,
  /** Of free rounds alone: the game, how many, the bet of each, and in how many days they are played. */
  free_game: z.string(),
  free_rounds: z.number(),
  free_bet: money,
  free_days: z.number(),
  /** Of missions alone: in a day or a week, how many plays, and the least stake of each. */
  mission_period: z.enum(MISSION_PERIODS),
  mission_plays: z.number(),
  stake_min: money,
  /** When it was changed last; null while it is as it began. */
  changed_at: z.nullable(instant),
  /** How often it was given, what was paid for it in all, and what is still to be staked for it. */
  taken: z.number(),
  bonus_paid: money,
  turnover_open: money,
  /** How often its code was taken. */
  uses: z.number(),
  /** The change that waits for a second person. */
  approval_id: z.nullable(z.number()),
})

export const staffPromotions = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Every promotion in the order of the site, with its terms, what it cost and what waits.',
  answer: z.object({
    data: z.array(promotion),
    /** Games that free rounds may be given for, and the bets that they take. */
    free_games: z.array(z.object({ code: z.string(), name: z.string(), bets: z.array(money) })),
    /** Methods that a promotion may be for. */
    methods: z.array(z.object({ key: z.string(), name: z.string() })),
    /** Countries that a promotion may be for: those that the house serves. */
    countries: z.array(z.string()),
    /**
     * What the house keeps of a stake in open games, by kind of play and edge in percent, the smallest first:
     * how many games, and the first of them by name. Those alone whose losses bring cashback.
     */
    game_edges: z.array(
      z.object({
        play: z.enum(PLAY_KINDS),
        edge: z.string(),
        games: z.number(),
        names: z.array(z.object({ name: z.string(), name_bn: z.string() })),
      }),
    ),
    /** New ones that wait for a second person. */
    new_waiting: z.array(z.object({ approval_id: z.number(), name: z.string() })),
  }),
  errors: [],
})
