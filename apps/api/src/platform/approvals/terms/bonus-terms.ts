import { BONUS_DAYS, MISSION_PERIODS, PLAY_KINDS, PROMOTION_KINDS } from '@maidan/cashier/lists'
import { LANGUAGES } from '@maidan/contract'
import * as z from 'zod'
import { DAY_MS, id, minor, ofAdmins } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

const promotion = z.object({
  texts: z.record(z.enum(LANGUAGES), z.object({ name: z.string(), description: z.string() })),
  thumbnail: z.string(),
  kind: z.enum(PROMOTION_KINDS).default('deposit'),
  status: z.enum(['display', 'active']),
  startsAt: z.string(),
  endsAt: z.string(),
  categories: z.array(z.number()),
  onDeposit: z.boolean(),
  percentHundredths: z.number(),
  turnoverMultiple: z.number(),
  bonusDays: z.number().default(BONUS_DAYS),
  depositMinMinor: minor,
  bonusMaxMinor: minor,
  oncePerPlayer: z.boolean(),
  firstDepositOnly: z.boolean(),
  /** In basis points; a kind that counts in full is not named. */
  weights: z.partialRecord(z.enum(PLAY_KINDS), z.number()),
  oddsMinCenti: z.number().default(0),
  betMaxMinor: minor.default('0'),
  besideOthers: z.boolean().default(false),
  methods: z.array(z.string()).default([]),
  countries: z.array(z.string()).default([]),
  vipFrom: z.number().default(0),
  code: z.string().nullable().default(null),
  amountMinor: minor.default('0'),
  usesMax: z.number().default(0),
  phoneVerifiedOnly: z.boolean().default(false),
  depositorsOnly: z.boolean().default(false),
  isCodeListed: z.boolean().default(false),
  lossMinMinor: minor.default('0'),
  freeGame: z.string().nullable().default(null),
  freeRounds: z.number().default(0),
  freeBetMinor: minor.default('0'),
  freeDays: z.number().default(0),
  missionPeriod: z.enum(MISSION_PERIODS).nullable().default(null),
  missionPlays: z.number().default(0),
  stakeMinMinor: minor.default('0'),
})

/** What is asked about what players are promised. */
export const bonusTerms = {
  /** A new promotion, or other terms of one; 0 is the id of a new one. */
  'promotion.change': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      promotionId: id,
      /** When it had been changed last as somebody asked. */
      changedAt: z.string().nullable(),
      promotion,
    }),
  },
  /** Other levels, or other weights of what earns points. */
  'vip.change': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      /** When they had been changed last as somebody asked. */
      changedAt: z.string().nullable(),
      levels: z.array(
        z.object({
          names: z.record(z.enum(LANGUAGES), z.string()),
          from: z.number(),
          earnBps: z.number(),
        }),
      ),
      weights: z.partialRecord(z.enum(PLAY_KINDS), z.number()),
    }),
  },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
