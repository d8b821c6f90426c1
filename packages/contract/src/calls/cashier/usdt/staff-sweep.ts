import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSweep as facts } from '../../../facts/usdt.ts'
import { SWEEP_LINE_STATES } from '../../../lists.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { sweep } from './sweep-schemas.ts'

export const staffSweep = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'A sweep with each of its transfers, as whoever holds the key signs them.',
  params: staffId,
  answer: z.object({
    sweep,
    /** The contract of the token. */
    contract: z.string(),
    transfers: z.array(
      z.object({
        from: z.string(),
        /** Which key of the house signs: `m/44'/195'/0'/0/7`, and of which extended public key. */
        path: z.string(),
        key: z.string(),
        /** Millionths of a dollar. */
        micro: z.string(),
        state: z.enum(SWEEP_LINE_STATES),
        txid: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
