import type { PoolClient } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import { oneRow } from '../db/one-row.ts'
import { StudioError } from '../errors/studio-error.ts'
import { lockSeat, takeNonce } from '../fairness/seed-pairs.ts'
import { checkFreeRound } from '../free-rounds/check-free-round.ts'
import type { Seat, Session } from '../sessions/session.ts'
import type { Studio } from '../studio.ts'
import { newRecallKey, newRoundId } from './transaction-id.ts'

/**
 * `setup` is what a board's round begins with; null for a slot. `grantId` names the free rounds that it
 * is one of; null for a round that is paid for.
 */
export type SpinOrder = {
  spinId: string
  betMinor: bigint
  setup: unknown
  grantId: string | null
}

/**
 * Writes down the round before any money moves: its id, bet, seeds and nonce. Spins of one seat come
 * here one after the other. Answers false when the spin id is known already. Throws
 * SPIN_IN_PROGRESS, ROUND_UNFINISHED, SPIN_TOO_FAST, or why it can be no free round.
 */
export async function writeIntent(
  studio: Studio,
  session: Session,
  order: SpinOrder,
): Promise<boolean> {
  return inTransaction(studio.db, async (client) => {
    await lockSeat(client, session)
    const check = await checkSpin(client, session, order.spinId, studio.spinIntervalMs)
    if (check.known) return false
    refuseSpin(check)
    if (order.grantId !== null)
      await checkFreeRound(client, session, { ...order, grantId: order.grantId })
    await insertRound(client, session, order)
    return true
  })
}

async function insertRound(client: PoolClient, session: Session, order: SpinOrder): Promise<void> {
  const pair = await takeNonce(client, session)
  await client.query(
    `insert into studio.rounds (id, spin_id, provider, game, player, currency, language,
       wallet_session, bet_minor, seed_pair_id, nonce, state, recall_key, setup, grant_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'betting', $12, $13, $14)`,
    [
      newRoundId(),
      order.spinId,
      session.provider,
      session.game,
      session.player,
      session.currency,
      session.language,
      session.walletSession,
      order.betMinor,
      pair.id,
      pair.nonce,
      newRecallKey(),
      JSON.stringify(order.setup),
      order.grantId,
    ],
  )
}

type SpinCheck = {
  known: boolean
  /** State of the seat's open round, if there is one. */
  open: string | null
  /** How long the last spin keeps the next one waiting. */
  waitMs: number | null
}

async function checkSpin(
  client: PoolClient,
  seat: Seat,
  spinId: string,
  intervalMs: number,
): Promise<SpinCheck> {
  const found = await client.query<SpinCheck>(
    `select coalesce(bool_or(spin_id = $4), false) as known,
       max(state) filter (where state in ('betting', 'returning', 'open', 'played')) as open,
       ceil($5 - 1000 * extract(epoch from clock_timestamp() - max(placed_at)
         filter (where state <> 'refused')))::int as "waitMs"
     from studio.rounds where provider = $1 and player = $2 and game = $3
       and (spin_id = $4 or state in ('betting', 'returning', 'open', 'played')
         or placed_at > now() - make_interval(secs => $5 / 1000.0))`,
    [seat.provider, seat.player, seat.game, spinId, intervalMs],
  )
  return oneRow(found)
}

function refuseSpin({ open, waitMs }: SpinCheck): void {
  if (open === 'betting') throw new StudioError('SPIN_IN_PROGRESS')
  if (open !== null) throw new StudioError('ROUND_UNFINISHED')
  if (waitMs !== null && waitMs > 0)
    throw new StudioError('SPIN_TOO_FAST', { retryAfterMs: waitMs })
}
