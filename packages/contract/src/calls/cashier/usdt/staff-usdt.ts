import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffUsdt as facts } from '../../../facts/usdt.ts'
import { instant, money } from '../../../schemas.ts'
import { sweep } from './sweep-schemas.ts'

export const staffUsdt = call({
  ...facts,
  rows: ['SIL-026', 'LAW-12'],
  summary:
    'The dollars on players’ addresses, the sweeps that bring them to the house, and what left without one.',
  answer: z.object({
    /** The house's own address; null where none is set. */
    sweep_to: z.nullable(z.string()),
    /** What the addresses hold together, and how many hold something. */
    held: money,
    holding: z.number(),
    /** The fullest of them. */
    addresses: z.array(
      z.object({
        address: z.string(),
        player: z.object({ id: z.number(), username: z.string() }),
        held: money,
        /** Whether a sweep under way asks for it. */
        asked: z.boolean(),
      }),
    ),
    /** The last ones, newest first. */
    sweeps: z.array(sweep),
    /** What went to an address that is none of the house: somebody else has its key. */
    strange: z.array(
      z.object({
        txid: z.string(),
        at: instant,
        address: z.string(),
        receiver: z.string(),
        amount: money,
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
