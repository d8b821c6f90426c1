import { isElsewhere, type PromotionTerms } from './promotion-terms.ts'

type Reach = Pick<PromotionTerms, 'countries'>

/** Where the two are from, by their main phones; null where nobody knows. */
export type ReferralCountries = { referrer: string | null; friend: string | null }

/**
 * Whether the reward for a friend brought is for players of other countries than theirs: it has to hold
 * for who invites and for who was invited, since it pays the one for the play of the other.
 */
export function isReferralElsewhere(
  reach: Reach,
  { referrer, friend }: ReferralCountries,
): boolean {
  return isElsewhere(reach, referrer) || isElsewhere(reach, friend)
}
