import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffAudit as facts } from '../../facts/staff.ts'
import { instant, text } from '../../schemas.ts'
import { pageAnswer, pageQuery } from './staff-schemas.ts'

export const staffAudit = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'What staff did, newest first, each line chained to the one before.',
  query: z.object({ search: z.optional(text(64)), ...pageQuery }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        actor: z.string(),
        act: z.string(),
        subject: z.string(),
        detail: z.string(),
        ip: z.string(),
        at: instant,
        hash: z.string(),
      }),
    ),
    chain_intact: z.boolean(),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
