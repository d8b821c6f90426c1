export type GrantRefusal = { readonly status: number; readonly code: string }

/**
 * Answers what the operator says about free rounds. A scratch card has none; it is refused in words,
 * because an operator without an answer would ask for ever.
 */
export function refuseGrant(path: string): GrantRefusal {
  if (path.endsWith('/grant')) return { status: 422, code: 'GAME_WITHOUT_FREE_ROUNDS' }
  return { status: 404, code: 'GRANT_NOT_FOUND' }
}
