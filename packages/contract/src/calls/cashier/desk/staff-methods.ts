import { OUTSIDE_KEYS, PARTNER_KEYS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffMethods as facts } from '../../../facts/cashier.ts'
import { CURRENCIES } from '../../../lists.ts'
import { instant, money } from '../../../schemas.ts'
import { methodRoutes } from '../routes/method-routes.ts'
import { methodState } from './method-state.ts'

const partner = z.enum(PARTNER_KEYS)

const method = z.object({
  ...methodState.shape,
  name: z.string(),
  currency: z.enum(CURRENCIES),
  /** What two people set; null for a method whose money goes over a chain. */
  terms: z.nullable(
    z.object({
      /** Of one player in a day of Dhaka; null where that is left open. */
      deposit_day_max: z.nullable(money),
      withdrawal_day_max: z.nullable(money),
      fee_fixed: money,
      fee_percent: z.string(),
      /** The request for others that waits for a second person. */
      approval_id: z.nullable(z.number()),
    }),
  ),
  /** Null where players are never sent to a partner's page. */
  routes: z.nullable(methodRoutes),
  /** Whether players can be paid by it. */
  withdraws: z.boolean(),
  /** On whose own page players may pay, or who shows us a chain; null for our accounts alone. */
  partner: z.nullable(
    z.object({
      key: z.enum(OUTSIDE_KEYS),
      /** Whether this house has all the settings that the partner needs. */
      configured: z.boolean(),
      /** Whether it can pay withdrawals, too. */
      pays_out: z.boolean(),
      /** Unclear answers in a row. */
      failures: z.number(),
      /** For how long no new payment is begun with it. */
      rest_seconds: z.number(),
    }),
  ),
  /** A method over a chain: the last block that was read; `broken` if the next does not follow it. */
  chain: z.nullable(
    z.object({
      height: z.number(),
      block_at: instant,
      broken: z.boolean(),
      /** By how much that block is behind the clock; null while that is nothing to speak of. */
      minutes_behind: z.nullable(z.number()),
    }),
  ),
  /** Deposits begun in the last 24 hours, and those of them that were credited. */
  begun: z.number(),
  credited: z.number(),
  /** Deposits of which nobody knows the end now, whenever they began. */
  unknown: z.number(),
  /** From the beginning to the credit, of those credited; null without any. */
  median_seconds: z.nullable(z.number()),
  p95_seconds: z.nullable(z.number()),
})

export const staffMethods = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Every payment method with how it goes, and what partners told us about no payment of ours.',
  answer: z.object({
    data: z.array(method),
    /** The newest ones, newest first. */
    strange_notices: z.array(
      z.object({
        id: z.number(),
        partner,
        trx_id: z.nullable(z.string()),
        reference: z.nullable(z.string()),
        received_at: instant,
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
