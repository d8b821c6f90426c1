export { LIMIT_SCOPES, type LimitScope } from './limits/limit-scopes.ts'

/** What the exchange is played on. */
export const SPORTS = ['cricket', 'soccer', 'tennis'] as const

export type Sport = (typeof SPORTS)[number]
