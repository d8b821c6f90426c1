/** What a limit of the house's liability is on, the narrowest first. */
export const LIMIT_SCOPES = ['player', 'runner', 'market', 'event', 'sport'] as const

export type LimitScope = (typeof LIMIT_SCOPES)[number]
