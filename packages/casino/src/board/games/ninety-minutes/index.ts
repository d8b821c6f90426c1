export { MATCH_CLUBS } from './clubs.ts'
export type { MatchClub, MatchFixture } from './clubs.ts'
export {
  AVERAGE_GOALS_CENTI as MATCH_AVERAGE_CENTI,
  EDGE_PERCENT as MATCH_EDGE_PERCENT,
  HALF_GOALS_MAX as MATCH_HALF_GOALS_MAX,
  POINT_PERCENT as MATCH_POINT_PERCENT,
  SHARE_PERCENT as MATCH_SHARE_PERCENT,
} from './goal-ways.ts'
export { MARGIN_MAX as MATCH_MARGIN_MAX, SCORE_MAX as MATCH_SCORE_MAX } from './markets.ts'
export {
  HALF_MINUTES as MATCH_HALF_MINUTES,
  MATCH_SIDES,
  leaderOf as matchLeader,
  rivalSide as matchRival,
  scoreOf as matchScore,
} from './match.ts'
export type { MatchGoal, MatchPlay, MatchScore, MatchSide, MatchTally } from './match.ts'
export { ninetyMinutes } from './ninety-minutes.ts'
