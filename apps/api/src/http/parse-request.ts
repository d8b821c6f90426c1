import type { CallDefinition } from '@maidan/contract'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

type Raw = { params: unknown; query: unknown; body: unknown }

/** Parses a request against its call's schemas; refuses with one text list per bad field. */
export function parseRequest(call: CallDefinition, raw: Raw): Raw {
  return {
    params: parsePart(call.params, raw.params),
    query: parsePart(call.query, raw.query),
    body: parsePart(call.body, raw.body),
  }
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? undefined)
  if (parsed.success) return parsed.data
  throw new Refusal('VALIDATION_FAILED', { errors: fieldErrors(parsed.error.issues) })
}

/** Issues per field of the first level; an unknown field is named by itself. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'request')]
    for (const field of fields) (errors[field.slice(0, 64)] ??= []).push(issueText(issue))
  }
  return errors
}

const issueTexts: Record<string, string> = {
  unrecognized_keys: 'This field is not known.',
  too_big: 'This is too long or too large.',
  too_small: 'This is too short or too small.',
}

function issueText({ code }: z.core.$ZodIssue): string {
  return issueTexts[code] ?? 'This is missing or not of the right form.'
}
