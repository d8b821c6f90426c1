import { pairOf, pairText, type AbuseSignal, type Pair } from './abuse-signal.ts'

/** Who brought whom, and when each of them signed up. */
export type Referral = {
  friendId: bigint
  referrerId: bigint
  friendAt: Date
  referrerAt: Date
  /** The code that the friend gave. */
  code: string
}

/** Weighs only beside another signal: to bring a friend is what the house asks for. */
const REFERRAL_WEIGHT = 60

/** The signals of those who brought a friend with whom they share something else. */
export function referralSignals(
  shared: readonly { players: Pair }[],
  referrals: readonly Referral[],
): AbuseSignal[] {
  const pairs = new Set(shared.map(({ players }) => pairText(players)))
  return referrals.flatMap((referral) => {
    const { players, swapped } = pairOf(referral.friendId, referral.referrerId)
    if (!pairs.has(pairText(players))) return []
    const { friendAt, referrerAt, code } = referral
    return [
      {
        key: `referral:${pairText(players)}`,
        kind: 'referral' as const,
        players,
        weight: REFERRAL_WEIGHT,
        evidence: { what: code, at: swapped ? [referrerAt, friendAt] : [friendAt, referrerAt] },
      },
    ]
  })
}
