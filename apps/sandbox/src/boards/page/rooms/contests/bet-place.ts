import type { RoomGame } from '@maidan/casino'
import type { BetProof } from '../../../../rooms/room-api.ts'
import { sharedField } from '../verify/shared-field.ts'

/** Where a past bet came in its contest: its place, of how many entries. */
export type BetPlace = { place: number; entries: number }

/** The place of a past bet among the entries of its contest; null where it has none, or the contest was called off. */
export function betPlace(
  { contest: rules }: RoomGame,
  proof: Pick<BetProof, 'contest' | 'outcome'>,
): BetPlace | null {
  const { contest, outcome } = proof
  if (rules === undefined || contest === null || outcome === null) return null
  const shared = sharedField(rules, contest.field, outcome)
  if (shared.state === 'called-off') return null
  const own = shared.placed.find(({ id }) => id === String(contest.place))
  return own === undefined ? null : { place: own.place, entries: contest.field.entries.length }
}
