import { PAYMENT_DIRECTIONS, PAYMENT_STATES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { instant, money, numeric, text } from '../../schemas.ts'
import { PAYOUT_WAYS, REFUND_OBSTACLES, REFUND_STATES, STAFF_ROLES } from '../../lists.ts'

export const staffRole = z.enum(STAFF_ROLES)

export const paymentState = z.enum(PAYMENT_STATES)

/** Page of a list: `page` from 1, `page_size` 100 at most. */
export const pageQuery = { page: z.optional(numeric), page_size: z.optional(numeric) }
export const pageAnswer = { total: z.number(), page: z.number(), page_size: z.number() }

export const staffPlayerBrief = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  phone: z.string(),
})

export const staffPayment = z.object({
  id: z.number(),
  reference: z.string(),
  direction: z.enum(PAYMENT_DIRECTIONS),
  state: paymentState,
  player: staffPlayerBrief,
  method: z.string(),
  channel: z.nullable(z.string()),
  amount: money,
  /** What the house keeps beside the amount of a withdrawal; left out where that is nothing. */
  fee: z.optional(money),
  currency: z.string(),
  /** Deposit: the phone paid from. Withdrawal: the wallet to pay to. */
  account_number: z.string(),
  /** How a credited deposit can be given back; left out where it cannot. */
  refund_ways: z.optional(z.array(z.enum(PAYOUT_WAYS))),
  /** What can go back of it yet. */
  refund_left: z.optional(money),
  /** Why the partner that took it does not give it back itself. */
  refund_obstacle: z.optional(z.enum(REFUND_OBSTACLES)),
  /** A refund under way: from when people may end it where its partner stays silent, and whether they may now. */
  refund_end: z.optional(z.object({ from: instant, open: z.boolean() })),
  /** What its partner took back of it, and by which numbers of its own. */
  reversals: z.optional(
    z.array(z.object({ number: z.number(), amount: money, reversal_ref: z.string(), at: instant })),
  ),
  /** What the player owed when it was taken back, and what is open of that. */
  claim: z.optional(z.object({ amount: money, collected: money, written_off: money, left: money })),
  /** The parts of a deposit that went back, are on their way, or were not given back. */
  refunds: z.optional(
    z.array(
      z.object({
        number: z.number(),
        state: z.enum(REFUND_STATES),
        amount: money,
        through: z.enum(PAYOUT_WAYS),
        trx_id: z.nullable(z.string()),
        at: instant,
      }),
    ),
  ),
  /** Deposit: our receiving account. */
  receiving_account: z.nullable(z.string()),
  trx_id: z.nullable(z.string()),
  payout_trx_id: z.nullable(z.string()),
  /** A deposit over TRON: dollars asked for (null where nobody had) and come, and the rate they count at. */
  usdt: z.nullable(
    z.object({ asked: z.nullable(money), came: z.nullable(money), rate: z.nullable(z.string()) }),
  ),
  promotion: z.nullable(z.string()),
  bonus: z.nullable(money),
  has_receipt: z.boolean(),
  receipt_type: z.nullable(z.string()),
  /** What the wallet's own statement says of the TrxID. */
  statement: z.nullable(
    z.object({
      found: z.boolean(),
      amount: z.nullable(money),
      sender: z.nullable(z.string()),
      fits: z.boolean(),
    }),
  ),
  warnings: z.array(
    z.object({ code: z.string(), text: z.string(), reference: z.nullable(z.string()) }),
  ),
  /** Who took it from the queue last; null if nobody ever did. */
  claimed_by: z.nullable(z.string()),
  /** Until when nobody else can act on it; null once anybody may. */
  claimed_until: z.nullable(instant),
  /** Who waits for a second person to agree to this; null if nobody does. */
  approval_asked_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
  events: z.array(
    z.object({
      state: z.string(),
      source: z.string(),
      actor: z.string(),
      note: z.nullable(z.string()),
      at: instant,
    }),
  ),
})

export const staffId = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,15}$/)) })
export const rejectBody = z.strictObject({ reason: text(300) })
