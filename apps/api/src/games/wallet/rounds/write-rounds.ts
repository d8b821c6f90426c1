import { toRoundRecord, type Round } from '@maidan/casino'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import type { KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'

/**
 * Writes the rounds that a batch began or moved on. A round that another batch began meanwhile
 * breaks the primary key, and then the whole batch is decided again over what stands there.
 */
export async function writeRounds(tx: Tx, { rounds, book }: WalletDraft, now: Date) {
  const sorted = [...rounds].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await insertRounds(tx, sorted.filter(([key]) => !book.rounds.has(key)).map(second), now)
  await updateRounds(tx, sorted.filter(([key]) => book.rounds.has(key)).map(second), now)
}

const second = ([, round]: [string, KeptRound]) => round

const betsText = (round: Round) => JSON.stringify(toRoundRecord(round).bets)

async function insertRounds(tx: Tx, rounds: readonly KeptRound[], now: Date) {
  if (rounds.length === 0) return
  await prepared(
    'wallet_insert_rounds',
    sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, detail, recall_url, reason, created_at, updated_at, settled_at,
      free_grant_id, unplayed_minor, contest_id)
    SELECT platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets::jsonb, detail, recall_url, reason, ${now}::timestamptz, ${now}::timestamptz,
      CASE WHEN state <> 'open' THEN ${now}::timestamptz END, free_grant_id,
      unplayed_minor, contest_id
    FROM unnest(
      ${rounds.map(({ platform }) => platform)}::text[],
      ${rounds.map(({ roundId }) => roundId)}::text[],
      ${rounds.map(({ playerId }) => playerId)}::bigint[],
      ${rounds.map(({ gameCode }) => gameCode)}::text[],
      ${rounds.map(({ currency }) => currency)}::text[],
      ${rounds.map(({ round }) => round.state)}::text[],
      ${rounds.map(({ round }) => round.betMinor)}::bigint[],
      ${rounds.map(({ round }) => round.winMinor)}::bigint[],
      ${rounds.map(({ round }) => betsText(round))}::text[],
      ${rounds.map(({ notes }) => notes.detail ?? null)}::text[],
      ${rounds.map(({ notes }) => notes.recallUrl ?? null)}::text[],
      ${rounds.map(({ round, notes }) => round.refundReason ?? notes.reason ?? null)}::text[],
      ${rounds.map(({ free }) => free?.grantId ?? null)}::bigint[],
      ${rounds.map(({ unplayedMinor }) => unplayedMinor)}::bigint[],
      ${rounds.map(({ contest }) => contest)}::text[]
    ) AS fresh (platform, round_id, player_id, game_code, currency, state, bet_minor, win_minor,
      bets, detail, recall_url, reason, free_grant_id, unplayed_minor, contest_id)
  `,
  ).execute(tx)
}

async function updateRounds(tx: Tx, rounds: readonly KeptRound[], now: Date) {
  if (rounds.length === 0) return
  await prepared(
    'wallet_update_rounds',
    sql`
    UPDATE game_round r SET
      state = fresh.state, bet_minor = fresh.bet_minor, win_minor = fresh.win_minor,
      unplayed_minor = fresh.unplayed_minor, bets = fresh.bets::jsonb, detail = coalesce(r.detail, fresh.detail),
      recall_url = coalesce(r.recall_url, fresh.recall_url),
      reason = coalesce(fresh.reason, r.reason), updated_at = ${now}::timestamptz,
      settled_at = coalesce(r.settled_at, CASE WHEN fresh.state <> 'open' THEN ${now}::timestamptz END)
    FROM unnest(
      ${rounds.map(({ platform }) => platform)}::text[],
      ${rounds.map(({ roundId }) => roundId)}::text[],
      ${rounds.map(({ round }) => round.state)}::text[],
      ${rounds.map(({ round }) => round.betMinor)}::bigint[],
      ${rounds.map(({ round }) => round.winMinor)}::bigint[],
      ${rounds.map(({ round }) => betsText(round))}::text[],
      ${rounds.map(({ notes }) => notes.detail ?? null)}::text[],
      ${rounds.map(({ notes }) => notes.recallUrl ?? null)}::text[],
      ${rounds.map(({ round, notes }) => round.refundReason ?? notes.reason ?? null)}::text[],
      ${rounds.map(({ unplayedMinor }) => unplayedMinor)}::bigint[]
    ) AS fresh (platform, round_id, state, bet_minor, win_minor, bets, detail, recall_url, reason,
      unplayed_minor)
    WHERE r.platform = fresh.platform AND r.round_id = fresh.round_id
  `,
  ).execute(tx)
}
