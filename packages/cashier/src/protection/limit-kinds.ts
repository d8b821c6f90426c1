export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const

export type LimitKind = (typeof LIMIT_KINDS)[number]

/** What a limit is for: a day, a week or a month of Dhaka's calendar, or each bet. */
export const LIMIT_PERIODS = ['day', 'week', 'month', 'bet'] as const

export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** A limit that a player can set, by what it is of. */
export type LimitName = { kind: LimitKind; period: LimitPeriod }

/** All that a player can limit, in the order in which people read them. */
export const PLAY_LIMITS = [
  { kind: 'deposit', period: 'day' },
  { kind: 'deposit', period: 'week' },
  { kind: 'deposit', period: 'month' },
  { kind: 'loss', period: 'day' },
  { kind: 'loss', period: 'week' },
  { kind: 'loss', period: 'month' },
  { kind: 'stake', period: 'bet' },
  { kind: 'time', period: 'day' },
] as const satisfies readonly LimitName[]
