import { fivePoints, sharePool, type CupTeam } from '@maidan/casino'
import type { ContestField } from '../../../../../rooms/room-api.ts'

/** An entry of a contest as it stands by the points so far. */
export type StandingEntry = {
  /** Its place in the order in which entries came. */
  at: number
  name: string
  isOwn: boolean
  team: CupTeam
  points: number
  /** Entries of more points stand before it; those of equal points share a place. */
  place: number
  /** So many entries have its points, itself included. */
  sharedBy: number
  prizeMinor: bigint
}

/** A contest by the points so far, the best entry first. */
export type Standing = {
  stakeMinor: bigint
  /** Only one player has entered: everybody has their entry back. */
  isCalledOff: boolean
  poolMinor: bigint
  entries: readonly StandingEntry[]
  /** So many entries, from the first on, win something as it stands. */
  paid: number
}

/** How a contest stands when the twelve have so many points. */
export function standField(field: ContestField, points: readonly number[]): Standing {
  const stakeMinor = BigInt(field.stakeMinor)
  const scored = field.entries.map(({ player, name, isOwn, spot }, at) => {
    // The studio takes no entry that the game's own rules cannot read.
    const team = spot as CupTeam
    const entry = { at, name, isOwn, team, points: fivePoints(points, team) }
    return { entry, id: String(at), player: String(player), points: entry.points }
  })
  const shared = sharePool({ entries: scored, entryMinor: stakeMinor, feeBps: field.feeBps })
  const prizes = new Map(
    shared.state === 'shared' ? shared.placed.map(({ id, prizeMinor }) => [id, prizeMinor]) : [],
  )
  const entries = scored
    .toSorted((one, other) => other.points - one.points)
    .map(({ entry, id }) => ({
      ...entry,
      place: 1 + scored.filter((other) => other.points > entry.points).length,
      sharedBy: scored.filter((other) => other.points === entry.points).length,
      prizeMinor: prizes.get(id) ?? 0n,
    }))
  return {
    stakeMinor,
    isCalledOff: shared.state === 'called-off',
    poolMinor: shared.state === 'shared' ? shared.poolMinor : 0n,
    entries,
    paid: entries.filter(({ prizeMinor }) => prizeMinor > 0n).length,
  }
}
