import { leagueRounds } from '../../event/league-rounds.ts'

/** How well a club attacks and defends, each from 1 to 9; 5 is what an average club does. */
export type ClubForm = { attack: number; defence: number }

/** The clubs, all of them invented, strong ones and weak ones alike. */
export const MATCH_CLUBS = {
  sonargaon: { attack: 7, defence: 6 },
  kuakata: { attack: 6, defence: 4 },
  sreemangal: { attack: 4, defence: 8 },
  shibganj: { attack: 8, defence: 7 },
  bandarban: { attack: 5, defence: 5 },
  mongla: { attack: 8, defence: 3 },
  dinajpur: { attack: 3, defence: 6 },
  hatiya: { attack: 4, defence: 4 },
} as const satisfies Readonly<Record<string, ClubForm>>

export type MatchClub = keyof typeof MATCH_CLUBS

/** Who meets whom; the first one named plays at home. */
export type MatchFixture = { first: MatchClub; second: MatchClub }

const CLUBS = Object.keys(MATCH_CLUBS).filter(isClub)

/** Each club meets each other one once, at home and away by turns, before the fixtures begin anew. */
const ROUNDS = CLUBS.length - 1

export const MATCH_FIXTURES: readonly MatchFixture[] = leagueRounds(CLUBS, ROUNDS)

function isClub(key: string): key is MatchClub {
  return key in MATCH_CLUBS
}
