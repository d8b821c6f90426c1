import type { ComparedDay, DayDifference } from '@maidan/casino'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { TheirLine } from '../studios/list-rounds.ts'
import type { OurLine } from './read-our-rounds.ts'

/** Differences of a day that are kept; all are counted. */
const DIFFERENCES_MAX = 1_000

type Found = ComparedDay<OurLine, TheirLine>
type Compared = { platform: string; day: string; at: Date; found: Found }

/** Writes what a comparison found: the day, its sums and each difference once. */
export async function writeCompared(tx: Tx, compared: Compared): Promise<void> {
  await writeDay(tx, compared)
  await writeSums(tx, compared)
  for (const one of compared.found.differences.slice(0, DIFFERENCES_MAX))
    await writeDifference(tx, compared, one)
  await writeAgreed(tx, compared)
}

async function writeDay(tx: Tx, { platform, day, at, found }: Compared): Promise<void> {
  const count = found.differences.length
  await sql`
    INSERT INTO round_day (platform, day, at, state, rounds, open_count, difference_count)
    VALUES (${platform}, ${day}::date, ${at}, ${count > 0 ? 'differs' : 'agrees'}, ${found.rounds},
      ${found.open}, ${count})
    ON CONFLICT (platform, day) DO UPDATE SET at = excluded.at, state = excluded.state, why = NULL,
      rounds = excluded.rounds, open_count = excluded.open_count,
      difference_count = excluded.difference_count
  `.execute(tx)
}

async function writeSums(tx: Tx, { platform, day, found }: Compared): Promise<void> {
  await sql`
    DELETE FROM round_day_sum WHERE platform = ${platform} AND day = ${day}::date
  `.execute(tx)
  for (const sum of found.sums)
    await sql`
      INSERT INTO round_day_sum (platform, day, currency, our_bet_minor, our_win_minor,
        their_bet_minor, their_win_minor)
      VALUES (${platform}, ${day}::date, ${sum.currency}, ${sum.ourBetMinor}, ${sum.ourWinMinor},
        ${sum.theirBetMinor}, ${sum.theirWinMinor})
    `.execute(tx)
}

/** One that staff have closed stays closed as long as neither side says anything else. */
async function writeDifference(
  tx: Tx,
  { platform, day, at }: Compared,
  { difference, ours, theirs }: DayDifference<OurLine, TheirLine>,
): Promise<void> {
  const began = theirs ?? ours
  await sql`
    INSERT INTO round_difference AS d (platform, day, round_id, difference, began_at, player_id,
      our_state, our_currency, our_bet_minor, our_win_minor, their_player, their_state,
      their_currency, their_bet_minor, their_win_minor, found_at, seen_at)
    VALUES (${platform}, ${day}::date, ${began.roundId}, ${difference}, ${new Date(began.beganMs)},
      ${ours?.playerId ?? null}, ${ours?.state ?? null}, ${ours?.currency ?? null},
      ${ours?.betMinor ?? null}, ${ours?.winMinor ?? null}, ${theirs?.player ?? null},
      ${theirs?.state ?? null}, ${theirs?.currency ?? null}, ${theirs?.betMinor ?? null},
      ${theirs?.winMinor ?? null}, ${at}, ${at})
    ON CONFLICT (platform, day, round_id) DO UPDATE SET difference = excluded.difference,
      began_at = excluded.began_at, player_id = excluded.player_id, our_state = excluded.our_state,
      our_currency = excluded.our_currency, our_bet_minor = excluded.our_bet_minor,
      our_win_minor = excluded.our_win_minor, their_player = excluded.their_player,
      their_state = excluded.their_state, their_currency = excluded.their_currency,
      their_bet_minor = excluded.their_bet_minor, their_win_minor = excluded.their_win_minor,
      seen_at = excluded.seen_at, agreed_at = NULL,
      closed_at = CASE WHEN ${isUnchanged} THEN d.closed_at END,
      closed_by = CASE WHEN ${isUnchanged} THEN d.closed_by END,
      reason = CASE WHEN ${isUnchanged} THEN d.reason END
  `.execute(tx)
}

const isUnchanged = sql`(d.our_state, d.our_currency, d.our_bet_minor, d.our_win_minor, d.their_player,
  d.their_state, d.their_currency, d.their_bet_minor, d.their_win_minor) IS NOT DISTINCT FROM
  (excluded.our_state, excluded.our_currency, excluded.our_bet_minor, excluded.our_win_minor,
  excluded.their_player, excluded.their_state, excluded.their_currency, excluded.their_bet_minor,
  excluded.their_win_minor)`

/** What was found before and is not any more. */
async function writeAgreed(tx: Tx, { platform, day, at, found }: Compared): Promise<void> {
  const still = found.differences.map(({ ours, theirs }) => (theirs ?? ours).roundId)
  await sql`
    UPDATE round_difference SET agreed_at = ${at}
    WHERE platform = ${platform} AND day = ${day}::date AND agreed_at IS NULL
      AND round_id <> ALL(${still}::text[])
  `.execute(tx)
}
