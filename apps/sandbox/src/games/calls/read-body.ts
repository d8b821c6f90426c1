import { z } from 'zod'

const SESSION_TOKEN = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/)
const AMOUNT = z.string().regex(/^[1-9]\d{0,14}$/)
/** No round takes more choices; the body limit keeps each of them small. */
const CHOICES_MAX = 1_000
const GRANT_ID = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const ID = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** What a page draws to be let in again after a lost answer: sixteen random bytes at the least. */
export const TRY_ID = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .nullable()
  .default(null)

/** Bodies the game page sends. Anything else is refused before it is looked at. */
export const OPEN_BODY = z.object({
  launch: z.string().min(1).max(512),
  game: z.string().min(1).max(64),
  tryId: TRY_ID,
})

export const SESSION_BODY = z.object({ session: SESSION_TOKEN })

export const SPIN_BODY = z.object({
  session: SESSION_TOKEN,
  betMinor: AMOUNT,
  spinId: ID,
  setup: z.unknown().default(null),
  grantId: GRANT_ID.nullable().default(null),
})
export const CHOICE_BODY = z.object({
  session: SESSION_TOKEN,
  roundId: ID,
  at: z.number().int().min(0).max(CHOICES_MAX),
  choice: z.unknown(),
})

export const SHOWN_BODY = z.object({ session: SESSION_TOKEN, roundId: ID })

export const ROTATE_BODY = z.object({ session: SESSION_TOKEN, clientSeed: z.string().max(200) })

/** The session token of a call without a body: `authorization: Bearer <session>`. */
export function bearerOf(authorization: string | undefined): string {
  return SESSION_TOKEN.parse(authorization?.replace(/^Bearer /i, ''))
}
