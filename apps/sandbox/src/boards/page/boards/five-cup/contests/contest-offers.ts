import { contestFee, CONTEST_PLAYERS_MIN, prizeTable } from '@maidan/casino'
import type { ContestShown } from '../../../board.ts'

/** A contest that can be entered, as it stands while entries come. */
export type ContestOffer = {
  stakeMinor: bigint
  entries: number
  players: number
  /** What lies in it less the fee. */
  poolMinor: bigint
  /** What each paid place would win now, the first first; empty while too few have entered. */
  prizesMinor: readonly bigint[]
}

/** Every contest of these entry fees, whether or not anybody is in it yet. */
export function contestOffers(
  levels: readonly bigint[],
  contests: readonly ContestShown[],
  feeBps: number,
): readonly ContestOffer[] {
  return levels.map((stakeMinor) => {
    const known = contests.find((contest) => contest.stakeMinor === stakeMinor)
    const { entries, players } = known ?? { entries: 0, players: 0 }
    return { stakeMinor, entries, players, ...prizesOf({ stakeMinor, entries, feeBps }, players) }
  })
}

type Entered = { stakeMinor: bigint; entries: number; feeBps: number }

function prizesOf({ stakeMinor, entries, feeBps }: Entered, players: number) {
  const stakedMinor = stakeMinor * BigInt(entries)
  const poolMinor = stakedMinor - contestFee({ stakedMinor, feeBps })
  const prizesMinor =
    players < CONTEST_PLAYERS_MIN ? [] : prizeTable({ entries, entryMinor: stakeMinor, poolMinor })
  return { poolMinor, prizesMinor }
}
