import type { CricketRules } from '../rules/cricket-rules.ts'
import { battingEdge, bowlingEdge, USUAL_BATTING, USUAL_BOWLING } from '../teams/skill-edge.ts'

/** The side that the tables of chances are made for. */
type UsualSide = Readonly<{
  batting: readonly number[]
  bowling: number
  /** The edge of the usual pair at the crease over the usual bowler, by wickets down. */
  pairEdges: readonly number[]
}>

/** Shares of the places in the order held by the partner of the one who came in last. */
const PARTNER_SHARES = [0.3, 0.25, 0.2, 0.25]

/** A super over is for the three best batters and the best bowler. */
const CHOSEN = usualSideOf([71, 69, 68], 66)
const ELEVEN = usualSideOf(USUAL_BATTING, USUAL_BOWLING)

export function usualSide({ kind }: CricketRules): UsualSide {
  return kind === 'super_over' ? CHOSEN : ELEVEN
}

/** The edge of the usual pair at the crease over the usual bowler, with so many wickets down. */
export function usualPairEdge(rules: CricketRules, wickets: number): number {
  const { pairEdges } = usualSide(rules)
  return pairEdges[Math.min(Math.max(wickets, 0), pairEdges.length - 1)] ?? 0
}

function usualSideOf(batting: readonly number[], bowling: number): UsualSide {
  const skillAt = (place: number) => batting[Math.min(place, batting.length - 1)] ?? 0
  // Once the last pair is in, the same places count for ever, a few wickets later.
  const pairEdges = Array.from({ length: batting.length + PARTNER_SHARES.length }, (_, wickets) => {
    const partner = PARTNER_SHARES.reduce(
      (sum, share, back) => sum + share * skillAt(Math.max(wickets - back, 0)),
      0,
    )
    return battingEdge((skillAt(wickets + 1) + partner) / 2) - bowlingEdge(bowling)
  })
  return { batting, bowling, pairEdges }
}
