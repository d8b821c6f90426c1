import { CHAIN_STATES, MESSAGE_MISFITS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffDevices as facts } from '../../../facts/devices.ts'
import { DEVICE_MESSAGE_KINDS, DEVICE_STATES } from '../../../lists.ts'
import { instant, money } from '../../../schemas.ts'

const account = z.object({
  id: z.number(),
  method: z.string(),
  type: z.string(),
  number: z.string(),
})

const message = z.object({
  number: z.number(),
  /** Null until it has been read. */
  kind: z.nullable(z.enum(DEVICE_MESSAGE_KINDS)),
  method: z.nullable(z.string()),
  amount: z.nullable(money),
  /** Masked, as is the sender. */
  trx_id: z.nullable(z.string()),
  sender: z.nullable(z.string()),
  chain: z.nullable(z.enum(CHAIN_STATES)),
  /** The claim that it was held against, and what did not fit. */
  reference: z.nullable(z.string()),
  misfits: z.array(z.enum(MESSAGE_MISFITS)),
  received_at: instant,
})

const device = z.object({
  id: z.number(),
  device: z.string(),
  name: z.string(),
  state: z.enum(DEVICE_STATES),
  heard_at: z.nullable(instant),
  battery: z.nullable(z.number()),
  /** Messages between two that came: the phone still has to send them. */
  missing: z.number(),
  /** Whether the balance of the last message follows from those before, at every wallet. */
  chain: z.enum(CHAIN_STATES),
  accounts: z.array(account),
  /** Who gives which part of its secret, in their order, until it has spoken; taken once they looked. */
  parts: z.array(z.object({ giver: z.string(), taken: z.boolean() })),
  /** The newest ones, newest first. */
  messages: z.array(message),
})

export const staffDevices = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'The phones that forward messages of wallets, how they do, and the accounts they may hold.',
  answer: z.object({
    data: z.array(device),
    /** Receiving accounts that no phone holds. */
    free_accounts: z.array(account),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
