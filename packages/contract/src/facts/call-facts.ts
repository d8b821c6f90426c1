/**
 * Who may make a call. `optional` reads a bearer token if one is sent; `partner` calls carry a
 * signature over the raw body instead of a token.
 */
export type CallAuth = 'none' | 'optional' | 'player' | 'staff' | 'partner'

/**
 * What a client must know to make a call. These stand apart from the schemas, so that an app on a
 * phone carries its calls without carrying zod.
 */
export type CallFacts = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fastify style: `/api/inbox/:id`. */
  path: string
  auth: CallAuth
}
