import { leagueRounds } from '../../event/league-rounds.ts'

/**
 * The robots, all of them invented. Of a hundred turns: how many of their blows are heavy, in how many
 * they load their core, and how many blows of a rival their shield stops or throws back.
 */
export const ROBOTS = {
  bajra: { heavy: 18, load: 22, shield: 14, mirror: 18 },
  tufan: { heavy: 12, load: 30, shield: 12, mirror: 15 },
  agni: { heavy: 20, load: 20, shield: 10, mirror: 12 },
  dhal: { heavy: 10, load: 20, shield: 22, mirror: 26 },
  chakra: { heavy: 14, load: 26, shield: 14, mirror: 20 },
  louha: { heavy: 16, load: 18, shield: 18, mirror: 14 },
  bijli: { heavy: 10, load: 34, shield: 11, mirror: 16 },
  garjan: { heavy: 17, load: 24, shield: 12, mirror: 10 },
  kuasha: { heavy: 12, load: 22, shield: 19, mirror: 24 },
  shikha: { heavy: 15, load: 28, shield: 10, mirror: 14 },
} as const

export type RobotKey = keyof typeof ROBOTS

/** Who meets whom; the one named first begins the first round. */
export type DuelFixture = { first: RobotKey; second: RobotKey }

const KEYS = Object.keys(ROBOTS).filter(isRobot)

/** Each robot fights this often before the fixtures begin anew. */
const ROUNDS = 4

export const DUEL_FIXTURES: readonly DuelFixture[] = leagueRounds(KEYS, ROUNDS)

function isRobot(key: string): key is RobotKey {
  return key in ROBOTS
}
