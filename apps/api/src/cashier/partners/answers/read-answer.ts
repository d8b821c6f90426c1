import type * as z from 'zod'
import type { PartnerAnswer } from '../ask-partner.ts'
import { readJson } from './read-json.ts'

/** Nothing is known of what was asked; `why` is for staff and names no secret. */
export type Unknown = { kind: 'unknown'; why: string }

export function unknown(why: string): Unknown {
  return { kind: 'unknown', why }
}

/**
 * The fields of an answer. A fault of the partner's server, a redirect and a text that cannot be
 * read say nothing; a refusal (4xx) does, if it can be read.
 */
export function readAnswer<Fields>(
  schema: z.ZodType<Fields>,
  answer: PartnerAnswer,
): { kind: 'read'; status: number; fields: Fields } | Unknown {
  if (answer.kind === 'silent') return unknown(answer.why)
  const { status, text } = answer
  if (status !== 200 && (status < 400 || status > 499)) return unknown(`HTTP ${status}`)
  const parsed = schema.safeParse(readJson(text))
  if (!parsed.success) return unknown(`HTTP ${status} that cannot be read`)
  return { kind: 'read', status, fields: parsed.data }
}
