import { ARRIVAL_SOURCES, UNALLOCATED_STATES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffUnallocated as facts } from '../../../facts/cashier.ts'
import { CURRENCIES } from '../../../lists.ts'
import { instant, money } from '../../../schemas.ts'
import { pageAnswer, pageQuery } from '../../staff/staff-schemas.ts'

const unallocated = z.object({
  id: z.number(),
  method: z.string(),
  trx_id: z.string(),
  currency: z.enum(CURRENCIES),
  amount: money,
  /** Who says that it came in. */
  source: z.enum(ARRIVAL_SOURCES),
  /** The wallet that it came from; empty where nobody says. */
  sender: z.string(),
  /** The number under which a partner has it of us. */
  invoice: z.string(),
  came_at: instant,
  parked_at: instant,
  state: z.enum(UNALLOCATED_STATES),
  /** The deposit that took it, and whose that is. */
  payment: z.nullable(z.string()),
  player: z.nullable(z.string()),
  return_trx_id: z.nullable(z.string()),
  ended_at: z.nullable(instant),
  ended_by: z.nullable(z.string()),
  /** Who waits for a second person to agree to something about it. */
  approval_asked_by: z.nullable(z.string()),
})

export const staffUnallocated = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Money that came in and that no payment stood for: what is open, the oldest first.',
  query: z.object({ state: z.optional(z.enum(UNALLOCATED_STATES)), ...pageQuery }),
  answer: z.object({
    data: z.array(unallocated),
    /** All that is open. */
    open: z.array(z.object({ currency: z.enum(CURRENCIES), count: z.number(), amount: money })),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
