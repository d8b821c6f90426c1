import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { NamedContest } from './close-contest.ts'

/**
 * What a contest stands at: the stakes that stand and what was won of them, minor units, how many rounds have won
 * anything, and in how many a bet is undecided. A bet may go back until it has a win, also after the end of its
 * round: it is undecided as long.
 */
export type ContestSums = {
  stakedMinor: bigint
  wonMinor: bigint
  winners: number
  undecided: number
}

/** The sums of a contest's rounds, whose account the caller has locked. */
export async function sumRounds(
  tx: Tx,
  { platform, contest, currency }: NamedContest,
): Promise<ContestSums> {
  const { rows } = await sql<ContestSums>`
    SELECT coalesce(sum(bet_minor), 0)::bigint AS "stakedMinor",
      coalesce(sum(win_minor), 0)::bigint AS "wonMinor",
      (count(*) FILTER (WHERE win_minor > 0))::integer AS winners,
      (count(*) FILTER (WHERE bets @> '[{"won": false, "rolledBack": false}]'))::integer AS undecided
    FROM game_round
    WHERE platform = ${platform} AND contest_id = ${contest} AND currency = ${currency}
  `.execute(tx)
  const [sums] = rows
  if (!sums) throw new Error('sums are one row')
  return sums
}
