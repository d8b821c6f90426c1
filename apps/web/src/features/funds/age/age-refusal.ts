import { isApiFailure } from '@maidan/client'
import { asText } from '../../../lib/calls/as-text.ts'
import { namesBirthday } from './names-birthday.ts'

const refusedCheck = 400

/** `text` is the server's own; only a missing birthday can be mended, in the profile. */
export type AgeRefusal = { text: string; leadsTo?: 'profile' }

/** What a deposit call says of the player's age, or null if it failed for another reason. */
export function ageRefusal(error: unknown): AgeRefusal | null {
  if (!isApiFailure(error)) return null
  const text = asText((error.raw as { error?: unknown } | null | undefined)?.error)
  if (error.code === 'UNDER_AGE') return { text }
  return error.status === refusedCheck && namesBirthday(text) ? { text, leadsTo: 'profile' } : null
}
