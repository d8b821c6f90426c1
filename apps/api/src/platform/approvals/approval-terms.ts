import {
  BONUS_DAYS,
  BOOK_RULES,
  MISSION_PERIODS,
  PLAY_KINDS,
  PROMOTION_KINDS,
} from '@maidan/cashier/lists'
import {
  CLAIM_VERDICTS,
  LANGUAGES,
  PAYOUT_WAYS,
  REFUND_VERDICTS,
  SETTING_NAMES,
  staffRole,
  type ALONE_ROLES,
  type approvalKind,
  type StaffRole,
} from '@maidan/contract'
import { LIMIT_SCOPES, SPORTS } from '@maidan/exchange/lists'
import * as z from 'zod'

export type ApprovalKind = z.output<typeof approvalKind>

/** Roles beside the admin, who may do everything, and those that decide nothing with others. */
type RolesBesideAdmin = readonly Exclude<StaffRole, 'admin' | (typeof ALONE_ROLES)[number]>[]

/** Who asks for a kind of act, who agrees to it, for how long it waits and what it is told to do. */
type ApprovalTerms = {
  mayAsk: RolesBesideAdmin
  mayDecide: RolesBesideAdmin
  /** How long it waits for the second person. */
  lastsMs: number
  /** JSON values only: it is kept beside the request. */
  command: z.ZodType
}

const DAY_MS = 24 * 3_600_000
const ofCashiers = { mayAsk: ['cashier'], mayDecide: ['cashier'] } as const
const ofTraders = { mayAsk: ['trader'], mayDecide: ['trader'] } as const
const ofSupport = { mayAsk: ['support'], mayDecide: ['support'] } as const
const ofPlayersDesk = { mayAsk: ['cashier', 'support'], mayDecide: ['cashier', 'support'] } as const
const ofAdmins = { mayAsk: [], mayDecide: [] } as const

const id = z.string().regex(/^\d{1,18}$/)
const outcome = z.union([
  z.object({ winners: z.array(z.number()) }),
  z.object({ score: z.number() }),
  z.object({ void: z.string() }),
])
const voidSpans = z.array(z.object({ fromMs: z.number(), toMs: z.number() }))

const caseAccounts = z.object({ caseId: id, playerIds: z.array(id) })

const minor = z.string().regex(/^\d{1,18}$/)
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

/** The terms of each kind of the contract; a kind without them does not compile. */
const someMinor = z.string().regex(/^[1-9]\d{0,17}$/)

/** A part of a deposit. Null, as it was asked before parts could be: all of it. */
const partMinor = someMinor.nullable().default(null)

export const approvalTerms = {
  /** A deposit that the wallet's statement does not bear out, or that is too much for one cashier. */
  'deposit.credit': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ paymentId: id, amountMinor: someMinor }),
  },
  /** A credited deposit that is given back, or a part of it. */
  'deposit.refund': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      paymentId: id,
      /** Whether staff have sent it back, or its partner is to. */
      through: z.enum(PAYOUT_WAYS),
      trxId: z.string().nullable(),
      amountMinor: partMinor,
    }),
  },
  /** What came of a refund on which its partner is silent; `trxId` by which it went back, or null. */
  'refund.end': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      paymentId: id,
      number: z.number(),
      verdict: z.enum(REFUND_VERDICTS),
      trxId: z.string().nullable(),
    }),
  },
  /** What a partner took back of a credited deposit. */
  'deposit.reverse': {
    ...ofCashiers,
    lastsMs: 3 * DAY_MS,
    command: z.object({ paymentId: id, reversalRef: z.string(), amountMinor: partMinor }),
  },
  /** What a player owes since then is collected as far as it is there, or written off. */
  'claim.end': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ paymentId: id, verdict: z.enum(CLAIM_VERDICTS) }),
  },
  /** A payout from the second-person setting upwards. */
  'withdrawal.pay': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      paymentId: id,
      payoutTrxId: z.string().nullable(),
      /** Whether staff have paid it, or its partner is to. */
      through: z.enum(PAYOUT_WAYS).default('hand'),
    }),
  },
  /** A player's balance put right by hand; what is taken carries a minus. */
  'balance.correct': {
    ...ofCashiers,
    lastsMs: 3 * DAY_MS,
    command: z.object({ playerId: id, amountMinor: z.string().regex(/^-?[1-9]\d{0,17}$/) }),
  },
  /** A market settled by hand: voids, new settlements, and whatever the partner has not said so. */
  'market.settle': {
    ...ofTraders,
    lastsMs: 3 * DAY_MS,
    command: z.object({ code: z.string(), outcome, voidSpans }),
  },
  /** Another limit of what the house may lose; zero is one, too. */
  'limit.change': {
    ...ofTraders,
    lastsMs: DAY_MS,
    command: z.object({
      sport: z.enum(SPORTS),
      scope: z.enum(LIMIT_SCOPES),
      limitMinor: z.string().regex(/^\d{1,18}$/),
    }),
  },
  /** Another value of a setting that is about money or a contact, or that opens what was stopped. */
  'setting.change': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({ name: z.enum(SETTING_NAMES), value: z.union([z.string(), z.number()]) }),
  },
  /** A new member of staff whose yes will count. */
  'staff.invite': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({ username: z.string(), role: staffRole }),
  },
  /** Another role of a member of staff. */
  'staff.role': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({ staffId: id, role: staffRole }),
  },
  /** A blocked member of staff comes in again. */
  'staff.open': { ...ofAdmins, lastsMs: 3 * DAY_MS, command: z.object({ staffId: id }) },
  /** A member of staff who lost password or authenticator enrols anew. */
  'staff.recover': { ...ofAdmins, lastsMs: 3 * DAY_MS, command: z.object({ staffId: id }) },
  /** A win above the largest of its game: paid to its player, or given back to the house. */
  'win.release': {
    ...ofCashiers,
    lastsMs: 3 * DAY_MS,
    command: z.object({ heldWinId: id, verdict: z.enum(['pay', 'return']) }),
  },
  /** A player who lost their authenticator and its recovery codes logs in without one. */
  'player.factor.reset': {
    ...ofSupport,
    lastsMs: 3 * DAY_MS,
    command: z.object({ playerId: id }),
  },
  /** A payment method that was stopped is offered to players again. */
  'method.open': { ...ofCashiers, lastsMs: DAY_MS, command: z.object({ methodId: id }) },
  /** What one player may pay with a method in a day, and what a withdrawal by it costs. */
  'method.terms': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      methodId: id,
      depositDayMaxMinor: minor.nullable(),
      withdrawalDayMaxMinor: minor.nullable(),
      feeFixedMinor: minor,
      feePercentHundredths: z.number(),
    }),
  },
  /** By which partners' pages a method is served. */
  'method.routes': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      methodId: id,
      routes: z.array(
        z.object({
          to: z.string(),
          fromMinor: minor,
          toMinor: minor.nullable(),
          successMinPercent: z.number(),
        }),
      ),
    }),
  },
  /** What a phone forwards may credit claims. */
  'device.trust': { ...ofAdmins, lastsMs: 3 * DAY_MS, command: z.object({ deviceId: id }) },
  /** The accounts of a confirmed case are offered no bonus. */
  'bonus.stop': { ...ofPlayersDesk, lastsMs: 3 * DAY_MS, command: caseAccounts },
  /** Accounts that were offered none are offered bonuses again. */
  'bonus.offer': { ...ofPlayersDesk, lastsMs: 3 * DAY_MS, command: caseAccounts },
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
  /** Money that came in and that no deposit stood for is credited to a player. */
  'unallocated.give': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ unallocatedId: id, playerId: id }),
  },
  /** Such money has gone back to its sender, by this transfer. */
  'unallocated.return': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ unallocatedId: id, trxId: z.string() }),
  },
  /** The cause of a line of the books that does not agree is known, as long as its figures stay. */
  'break.know': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      rule: z.enum(BOOK_RULES),
      subject: z.string(),
      currency: z.string().nullable(),
      expected: z.string(),
      booked: z.string(),
    }),
  },
} as const satisfies { readonly [K in ApprovalKind]: ApprovalTerms }

/** What a request of a kind asks to be done. */
export type ApprovalCommand<K extends ApprovalKind> = z.output<(typeof approvalTerms)[K]['command']>
