import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { CallFacts } from './facts/call-facts.ts'

/** One call as a value: its facts, and all that the server needs to register a handler for it. */
export type CallDefinition = CallFacts & {
  /** Requirement row(s) that the call restates, for the reader and `/docs`. */
  rows: readonly string[]
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** Codes the call may refuse with, besides those every call of its `auth` kind shares. */
  errors: readonly ErrorCode[]
  /** The body is taken as its very bytes, whatever its type: a partner's notice or form. */
  takesBytes?: boolean
  /** The answer is a stream or picture and not JSON. */
  raw?: boolean
}

/** Declares a call, keeping its literal types. */
export function call<const D extends CallDefinition>(definition: D): D {
  return definition
}
