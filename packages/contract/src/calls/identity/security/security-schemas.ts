import * as z from 'zod/mini'
import { text } from '../../../schemas.ts'

export const totpCode = text(12)

/** What shows that a player holds their second factor: a code of the app, or one to recover with. */
export const secondFactorProof = {
  totp: z.optional(totpCode),
  recovery_code: z.optional(text(32)),
}

/** What a browser says of itself; empty where it says nothing that is known. */
export const device = z.object({ browser: z.string(), system: z.string() })

/** Shown once, when they are made. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
