import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { instant, text } from '../../schemas.ts'
import { pageAnswer, pageQuery } from './staff-schemas.ts'

/** What is kept of tries that somebody may not make. */
export const securityEventKinds = [
  'foreign_id',
  'login_failed',
  'code_tries_used',
  'bad_signature',
  'staff_login_failed',
  'staff_code_wrong',
  'staff_enrolment_failed',
  'staff_refused',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const staffSecurity = call({
  name: 'staffSecurity',
  rows: ['SIL-026'],
  summary: 'What players, partners and staff tried and may not, newest first.',
  method: 'GET',
  path: '/api/staff/security',
  auth: 'staff',
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
