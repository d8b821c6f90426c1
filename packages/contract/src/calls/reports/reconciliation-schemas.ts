import { DIFFERENCES, MOVE_KINDS, PARTNER_KEYS, PAYMENT_STATES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { instant, money, partnerKey } from '../../schemas.ts'

/** A day of Dhaka's calendar at one partner. */
export const reconciledDayParams = z.object({
  partner: partnerKey,
  day: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
})

/** What the newest run of a day found. Sums are in taka: what came in less what went out. */
export const reconciliationRun = z.object({
  partner: z.enum(PARTNER_KEYS),
  day: z.string(),
  at: instant,
  /** `silent`: the partner did not answer, and is asked again. */
  state: z.enum(['agrees', 'differs', 'silent']),
  matched: z.number(),
  difference_count: z.number(),
  /** By the ledger's clearing account, and how much of it went by hand. */
  ledger: money,
  by_hand: money,
  /** By the partner's own statement; null where it did not answer. */
  statement: z.nullable(money),
})

const ourSide = z.object({
  /** Of the payment: `DQ7K2M…`. */
  reference: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: money,
  /** What the ledger booked for it. */
  booked: money,
})

const theirSide = z.object({
  /** The number under which the partner has it of us; may be empty. */
  invoice: z.string(),
  amount: money,
  /** The other wallet. */
  wallet: z.string(),
  at: instant,
})

export const reconciledDay = z.object({
  run: reconciliationRun,
  /** Why there is no statement. */
  why: z.nullable(z.string()),
  /** The differences; the first of them where there are too many. */
  lines: z.array(
    z.object({
      difference: z.enum(DIFFERENCES),
      kind: z.enum(MOVE_KINDS),
      trx_id: z.nullable(z.string()),
      ours: z.nullable(ourSide),
      theirs: z.nullable(theirSide),
    }),
  ),
  /** Earlier runs of the same day, newest first; the last ten. */
  earlier: z.array(
    z.object({
      at: instant,
      state: z.enum(['agrees', 'differs', 'silent']),
      difference_count: z.number(),
    }),
  ),
})
