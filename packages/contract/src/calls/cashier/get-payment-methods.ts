import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getPaymentMethods as facts } from '../../facts/cashier.ts'
import { money } from '../../schemas.ts'

const channel = z.object({
  id: z.number(),
  /** `Personal`, `Agent`, `Merchant`; a misspelt `Marchent` is shown as Merchant too. */
  account_type: z.string(),
  icon: z.string(),
})

const method = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string(),
  status: z.string(),
  type: z.string(),
  channels: z.array(channel),
  /** Colours of the name tile, data of the method. */
  color: z.string(),
  text_color: z.string(),
  deposit_min: money,
  deposit_max: money,
  /** False where nothing is paid out by it. */
  withdraws: z.optional(z.boolean()),
  withdrawal_min: money,
  withdrawal_max: money,
  /** What one player may pay in and be paid in a day of Dhaka; left out where that is open. */
  deposit_day_max: z.optional(money),
  withdrawal_day_max: z.optional(money),
  /** What is taken beside the amount of a withdrawal; left out where that is nothing. */
  withdrawal_fee: z.optional(z.object({ fixed: money, percent: z.string() })),
  /** By so many minutes what comes by it is credited late at the moment; left out while it is not. */
  late_minutes: z.optional(z.number()),
  /** How many digits a wallet number of this method may have. */
  account_digits: z.array(z.number()),
})

export const getPaymentMethods = call({
  ...facts,
  rows: ['API-05', 'ENT-18', 'ENT-19', 'ENT-20'],
  summary: 'Payment methods with their channels: a list, or an e-wallet object.',
  answer: z.union([
    z.array(method),
    z.object({ type: z.literal('ewallet'), pgs: z.array(method) }),
  ]),
  errors: [],
})
