import type { CupTeam } from '@maidan/casino'
import type { OwnStake } from '../../../board.ts'
import { isSame } from '../../../fantasy/build/draft.ts'
import type { Standing, StandingEntry } from './stand-field.ts'

/** A team of the player in a contest of this round. */
export type OwnEntry = {
  key: string
  team: CupTeam
  stakeMinor: bigint
  /** Null while nobody has told who else has entered. */
  stand: { entry: StandingEntry; contest: Standing } | null
  /** What the studio has paid for it; null while it has not said so. */
  winMinor: bigint | null
}

/**
 * The player's teams of a round. Once the entries are known they say which there are, since a stake that went back
 * lies on no board; before that the player's own stakes do. Alike teams are told apart by the order in which they came.
 */
export function ownEntries(
  own: readonly OwnStake<CupTeam>[],
  contests: readonly Standing[] | null,
): readonly OwnEntry[] {
  if (contests === null) return own.map((stake) => ({ ...entryOf(stake), stand: null }))
  const left = [...own]
  return contests.flatMap((contest) =>
    contest.entries
      .filter(({ isOwn }) => isOwn)
      .toSorted((one, other) => one.at - other.at)
      .map((entry) => {
        const { stakeMinor } = contest
        const at = left.findIndex(
          (stake) => stake.stakeMinor === stakeMinor && isSame(stake.spot, entry.team),
        )
        const [stake] = at < 0 ? [] : left.splice(at, 1)
        return {
          key: stake?.betId ?? `${stakeMinor} ${entry.at}`,
          team: entry.team,
          stakeMinor,
          stand: { entry, contest },
          winMinor: stake?.winMinor ?? null,
        }
      }),
  )
}

function entryOf({ betId, spot, stakeMinor, winMinor }: OwnStake<CupTeam>) {
  return { key: betId, team: spot, stakeMinor, winMinor }
}
