import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may make a call. `optional` reads a bearer token if one is sent; `partner` calls carry a
 * signature over the raw body instead of a token.
 */
export type CallAuth = 'none' | 'optional' | 'player' | 'staff' | 'partner'

/** One call as a value: the server registers its handler from it, the apps call through it. */
export type CallDefinition = {
  name: string
  /** Requirement row(s) that the call restates, for the reader and `/docs`. */
  rows: readonly string[]
  summary: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fastify style: `/api/inbox/:id`. */
  path: string
  auth: CallAuth
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** Codes the call may refuse with, besides those every call of its `auth` kind shares. */
  errors: readonly ErrorCode[]
  /** The answer is a stream or picture and not JSON. */
  raw?: boolean
}

/** Declares a call, keeping its literal types. */
export function call<const D extends CallDefinition>(definition: D): D {
  return definition
}

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type Input<T> = T extends z.ZodMiniType ? z.input<T> : undefined

export type CallParams<C extends CallDefinition> = Output<C['params']>
export type CallQuery<C extends CallDefinition> = Output<C['query']>
export type CallBody<C extends CallDefinition> = Output<C['body']>
export type CallAnswer<C extends CallDefinition> = Output<C['answer']>

/** What a client may send: the schemas' inputs, before trimming and defaults. */
export type CallInput<C extends CallDefinition> = {
  params: Input<C['params']>
  query: Input<C['query']>
  body: Input<C['body']>
}
