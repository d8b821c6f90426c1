import type { CricketRules } from '../rules/cricket-rules.ts'
import { battingEdge, bowlingEdge, USUAL_BATTING, USUAL_BOWLING } from '../teams/skill-edge.ts'

/** The side that the tables of chances are made for. */
type UsualSide = Readonly<{ batting: readonly number[]; bowling: number }>

/** A super over is for the three best batters and the best bowler. */
const CHOSEN: UsualSide = { batting: [71, 69, 68], bowling: 66 }
const ELEVEN: UsualSide = { batting: USUAL_BATTING, bowling: USUAL_BOWLING }

export function usualSide({ kind }: CricketRules): UsualSide {
  return kind === 'super_over' ? CHOSEN : ELEVEN
}

/** Shares of the places in the order held by the partner of the one who came in last. */
const PARTNER_SHARES = [0.3, 0.25, 0.2, 0.25]

/** The edge of the usual pair at the crease over the usual bowler, with so many wickets down. */
export function usualPairEdge(rules: CricketRules, wickets: number): number {
  const { batting, bowling } = usualSide(rules)
  const skillAt = (place: number) => batting[Math.min(Math.max(place, 0), batting.length - 1)] ?? 0
  const partner = PARTNER_SHARES.reduce(
    (sum, share, back) => sum + share * skillAt(Math.max(wickets - back, 0)),
    0,
  )
  return battingEdge((skillAt(wickets + 1) + partner) / 2) - bowlingEdge(bowling)
}
