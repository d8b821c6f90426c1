import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffSecurity as facts } from '../../facts/staff.ts'
import { instant, text } from '../../schemas.ts'
import { securityEventKinds } from '../../security/security-event-kinds.ts'
import { pageAnswer, pageQuery } from './staff-schemas.ts'

export const staffSecurity = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'What players, partners and staff tried and may not, newest first.',
  query: z.object({
    kind: z.optional(z.enum(securityEventKinds)),
    ip: z.optional(text(64)),
    /** Instants, ISO 8601: from the first one on, and before the second one. */
    from: z.optional(text(32)),
    before: z.optional(text(32)),
    ...pageQuery,
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        player_id: z.nullable(z.number()),
        ip: z.string(),
        detail: z.string(),
        at: instant,
      }),
    ),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
