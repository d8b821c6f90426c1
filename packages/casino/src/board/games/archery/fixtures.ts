import { leagueRounds } from '../../event/league-rounds.ts'
import { ARCHERS, type ArcherKey } from './archers.ts'

/** Who meets whom in which wind: steps of it, to the right where above 0. */
export type ArcheryFixture = { first: ArcherKey; second: ArcherKey; wind: number }

const KEYS = Object.keys(ARCHERS).filter(isArcher)

/** Each archer shoots this often before the fixtures begin anew. */
const ROUNDS = 4

/** The winds of the field, in turns: their number has no part with that of a round's fixtures. */
const WINDS = [1, -2, 0, 3, -1, 2, -3] as const

export const ARCHERY_FIXTURES: readonly ArcheryFixture[] = leagueRounds(KEYS, ROUNDS).map(
  (fixture, place) => ({ ...fixture, wind: WINDS[place % WINDS.length] ?? 0 }),
)

function isArcher(key: string): key is ArcherKey {
  return key in ARCHERS
}
