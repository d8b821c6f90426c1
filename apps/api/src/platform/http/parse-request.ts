import type { CallDefinition } from '@maidan/contract'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

type Raw = { params: unknown; query: unknown; body: unknown }

/** Fields that a refusal names at most, and characters of each name. */
const FIELDS_NAMED_MAX = 100
const FIELD_NAME_LENGTH_MAX = 64

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

/** Issues per field of the first level; an unknown field is named by itself, whatever its name. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'request')]
    for (const field of fields.slice(0, FIELDS_NAMED_MAX)) {
      const name = field.slice(0, FIELD_NAME_LENGTH_MAX)
      errors.set(name, [...(errors.get(name) ?? []), issueText(issue)])
    }
  }
  return Object.fromEntries(errors)
}

const issueTexts: Record<string, string> = {
  unrecognized_keys: 'This field is not known.',
  too_big: 'This is too long or too large.',
  too_small: 'This is too short or too small.',
}

function issueText({ code }: z.core.$ZodIssue): string {
  return issueTexts[code] ?? 'This is missing or not of the right form.'
}
