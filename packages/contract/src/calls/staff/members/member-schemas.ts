import * as z from 'zod/mini'
import { instant, passwordField, text } from '../../../schemas.ts'
import { staffRole } from '../staff-schemas.ts'

const MEMBER_NAME_LENGTH_MAX = 64
const ENROLMENT_CODE_LENGTH_MAX = 128

export const memberName = text(MEMBER_NAME_LENGTH_MAX)
export const memberReason = text(300)

/** What an invited person types in: who they are, and the code that they were given. */
export const enrolmentClaim = {
  username: memberName,
  code: text(ENROLMENT_CODE_LENGTH_MAX),
}

export const newPassword = passwordField
export const totpCode = text(12)

/** An authenticator to be confirmed: the secret to type in, and the address to scan. */
export const authenticator = z.object({ secret: z.string(), uri: z.string() })

/** An open session; whoever looks may own it. */
export const staffSession = z.object({
  id: z.number(),
  ip: z.string(),
  agent: z.string(),
  created_at: instant,
  last_seen_at: instant,
  /** Whether it is the one that asks. */
  own: z.boolean(),
})

export const staffMember = z.object({
  id: z.number(),
  username: z.string(),
  role: staffRole,
  status: z.enum(['invited', 'active', 'blocked']),
  has_authenticator: z.boolean(),
  open_sessions: z.number(),
  last_seen_at: z.nullable(instant),
  created_at: instant,
  /** Of who is to enrol: until when, and who still has to look at their part of the code. */
  enrolment: z.nullable(
    z.object({
      expires_at: instant,
      parts: z.array(z.object({ giver: z.string(), taken: z.boolean() })),
    }),
  ),
})

/** What a session begins with; a browser of the office holds its token in a cookie instead. */
export const openedSession = z.object({
  token: z.optional(z.string()),
  username: z.string(),
  role: staffRole,
})
