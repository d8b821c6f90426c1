import { pairText, referralSignals, type AbuseSignal, type Referral } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/**
 * Keeps what was found, with what it says of those who brought each other; evidence that is there
 * already stays as it is. Answers the pairs of accounts that something was found of.
 */
export async function keepSignals(
  tx: Tx,
  { found, at }: { found: readonly AbuseSignal[]; at: Date },
): Promise<AbuseSignal['players'][]> {
  const pairs = [...new Map(found.map(({ players }) => [pairText(players), players])).values()]
  const referrals = await readReferrals(tx, pairs)
  for (const signal of [...found, ...referralSignals(found, referrals)])
    await keepSignal(tx, signal, at)
  return pairs
}

async function readReferrals(tx: Tx, pairs: AbuseSignal['players'][]): Promise<Referral[]> {
  const { rows } = await sql<Referral>`
    SELECT f.id AS "friendId", r.id AS "referrerId", f.created_at AS "friendAt",
      r.created_at AS "referrerAt", r.referral_code AS code
    FROM unnest(${pairs.map(([one]) => one)}::bigint[], ${pairs.map(([, other]) => other)}::bigint[])
      AS pair (a, b)
    JOIN player f ON f.id IN (pair.a, pair.b)
    JOIN player r ON r.id IN (pair.a, pair.b) AND r.id = f.referred_by
  `.execute(tx)
  return rows
}

/** A second look may find more of the same bets, and a crowd fewer of the same address: the heavier stays. */
async function keepSignal(tx: Tx, { key, kind, players, weight, evidence }: AbuseSignal, at: Date) {
  const { what, stakesMinor, mutualMinor } = evidence
  const kept = {
    what,
    at: evidence.at,
    ...(stakesMinor && { stakes_minor: stakesMinor.map(String) }),
    ...(mutualMinor !== undefined && { mutual_minor: mutualMinor.toString() }),
  }
  await sql`
    INSERT INTO abuse_signal (key, kind, player_a, player_b, weight, evidence, found_at)
    VALUES (${key}, ${kind}, ${players[0]}, ${players[1]}, ${weight},
      ${JSON.stringify(kept)}::jsonb, ${at})
    ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, weight = excluded.weight,
      evidence = excluded.evidence
    WHERE excluded.weight > abuse_signal.weight
  `.execute(tx)
}
