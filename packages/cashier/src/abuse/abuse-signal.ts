/** What may speak for one hand behind two accounts, the gravest first. */
export const ABUSE_SIGNALS = [
  'phone',
  'wallet',
  'device',
  'sign_up_address',
  'matched_bets',
  'opposite_bets',
  'contest_alone',
  'referral',
] as const

export type AbuseSignalKind = (typeof ABUSE_SIGNALS)[number]

/** From this weight of their signals on, two accounts are one case. */
export const CASE_WEIGHT = 100

/** Two accounts, the one with the smaller id first. */
export type Pair = readonly [bigint, bigint]

export type AbuseSignal = {
  /** The same evidence keeps its key for ever, so that what was cleared does not come back by it. */
  key: string
  kind: AbuseSignalKind
  players: Pair
  /** Of `CASE_WEIGHT`. */
  weight: number
  evidence: AbuseEvidence
}

/** What was found, and of each account of the pair when; stakes in minor units where it is bets. */
export type AbuseEvidence = {
  what: string
  at: readonly [Date, Date]
  stakesMinor?: readonly [bigint, bigint]
  /** How much of the stakes each took of the other. */
  mutualMinor?: bigint
}

/** Two ids as a pair; `swapped` says that the first one given is the second of it. */
export function pairOf(one: bigint, other: bigint): { players: Pair; swapped: boolean } {
  return one < other
    ? { players: [one, other], swapped: false }
    : { players: [other, one], swapped: true }
}

/** A pair as text, the same whichever account comes first. */
export function pairText([one, other]: Pair): string {
  return `${one}:${other}`
}
