import { ACCOUNT_TYPES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffReceivingAccounts as facts } from '../../../facts/receiving.ts'
import { CURRENCIES, DEVICE_STATES } from '../../../lists.ts'
import { money } from '../../../schemas.ts'
import { methodState } from '../desk/method-state.ts'

const account = z.object({
  /** Its `status`: whether it is shown to players who are about to pay. */
  ...methodState.shape,
  method: z.string(),
  currency: z.enum(CURRENCIES),
  account_type: z.enum(ACCOUNT_TYPES),
  account_number: z.string(),
  day_cap: money,
  month_cap: money,
  /** The request for higher caps that waits for a second person. */
  caps_approval_id: z.nullable(z.number()),
  /** What its caps have been used for by deposits in the day and the month of Dhaka. */
  day_received: money,
  month_received: money,
  /** Offers that nobody has claimed yet, and what they hold of both caps. */
  offers: z.number(),
  offered: money,
  /** Whether without it players could not pay the method in this way. */
  is_last_open: z.boolean(),
  /** The phone that forwards its messages. */
  device: z.nullable(z.object({ name: z.string(), state: z.enum(DEVICE_STATES) })),
})

export const staffReceivingAccounts = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary: 'The accounts of the house that players pay into by hand, and how far they are used.',
  answer: z.object({
    data: z.array(account),
    /** The methods that can be paid by hand, for one account more. */
    methods: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        currency: z.enum(CURRENCIES),
        account_types: z.array(z.enum(ACCOUNT_TYPES)),
      }),
    ),
    /** New accounts that wait for a second person. */
    new_waiting: z.number(),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
