import { fivePoints, paysCentiFor, type FantasySpot } from '@maidan/casino'
import type { PublicBet } from '../../../../../rooms/room-api.ts'
import type { OwnStake } from '../../../board.ts'

/** A team of the round with what it has scored so far. */
export type RankedTeam = {
  key: string
  /** Null: the player's own. */
  name: string | null
  spot: FantasySpot
  points: number
  paysCenti: number
  /** Teams of more points stand before it. */
  rank: number
}

type Entered = PublicBet & { spot: FantasySpot }

/**
 * The teams of a round, the most points first. The room tells of the newest bets of everybody; the
 * player's own stand for themselves, whether or not they are among those.
 */
export function rankTeams(
  players: readonly Entered[],
  own: readonly OwnStake<FantasySpot>[],
  points: readonly number[],
): readonly RankedTeam[] {
  const others = withoutOwn(players, own)
  const teams = [
    ...own.map(({ betId, spot }) => ({ key: betId, name: null, spot })),
    ...others.map(({ name, spot }, index) => ({
      key: `${name} ${others.length - index}`,
      name,
      spot,
    })),
  ].map((team) => ({ ...team, points: fivePoints(points, team.spot) }))
  return teams
    .toSorted((one, other) => other.points - one.points)
    .map((team) => ({
      ...team,
      paysCenti: paysCentiFor(team.spot.ladder, team.points),
      rank: 1 + teams.filter((other) => other.points > team.points).length,
    }))
}

/** Bets of others: of each own one, the one that is told with the same team and stake is left out. */
function withoutOwn(players: readonly Entered[], own: readonly OwnStake<FantasySpot>[]) {
  const mine = own.map(({ spot, stakeMinor }) => teamKey(spot, String(stakeMinor)))
  return players.filter(({ spot, stakeMinor }) => {
    const at = mine.indexOf(teamKey(spot, stakeMinor))
    if (at >= 0) mine.splice(at, 1)
    return at < 0
  })
}

function teamKey({ five, captain }: FantasySpot, stakeMinor: string): string {
  return `${five.join()} ${captain} ${stakeMinor}`
}
