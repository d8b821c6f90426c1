import { PAYMENT_OWNERS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showTransactions as facts } from '../../facts/reports.ts'
import { instant, money, remoteIdQuery } from '../../schemas.ts'

const step = z.object({
  state: z.string(),
  at: instant,
  note: z.nullable(z.string()),
  /** What went back, or was taken back, of a deposit in this step. */
  amount: z.optional(money),
})

export const transactionRecord = z.object({
  id: z.number(),
  action: z.enum(['deposit', 'withdraw', 'bonus']),
  amount: money,
  /** What was taken beside the amount of a withdrawal; left out where that is nothing. */
  fee: z.optional(money),
  /** What has gone back of a deposit; left out where that is nothing. */
  refunded: z.optional(money),
  /** What its partner took back of a deposit; left out where that is nothing. */
  reversed: z.optional(money),
  currency: z.string(),
  /** 0 processing, 1 success, 2 fail. */
  key: z.enum(['0', '1', '2']),
  created_at: instant,
  updated_at: instant,
  transaction_id: z.string(),
  /** The wallet's own: of a deposit as the player sent it, of a withdrawal once it is paid. */
  trx_id: z.nullable(z.string()),
  payment_method: z.nullable(z.object({ name: z.string(), icon: z.string(), type: z.string() })),
  promotion: z.nullable(z.object({ name: z.string(), turnover: z.string() })),
  account_number: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  timeline: z.array(step),
  /** Whose turn it is while it is open, and until when we say it takes. */
  turn: z.optional(z.object({ owner: z.enum(PAYMENT_OWNERS), due_at: z.nullable(instant) })),
  /** Whether the player can still give it up. */
  may_cancel: z.optional(z.boolean()),
  /** The partner's page, while it can be paid there. */
  pay_url: z.optional(z.string()),
})

export const showTransactions = call({
  ...facts,
  rows: ['API-09', 'ENT-22'],
  summary: 'Deposits, withdrawals and bonuses of the player, newest first.',
  query: remoteIdQuery,
  answer: z.object({ transaction: z.array(transactionRecord) }),
  errors: [],
})
