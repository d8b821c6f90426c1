import { randomBytes } from 'node:crypto'
import type { ContestRules, RoomGame } from '@maidan/casino'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../games/db/in-transaction.ts'
import { oneRow } from '../../games/db/one-row.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import { newRecallKey } from '../../games/rounds/transaction-id.ts'
import type { Session } from '../../games/sessions/session.ts'
import { contestId } from '../contests/contest-id.ts'
import type { Rooms } from '../rooms.ts'
import type { BetOrder } from './bet-order.ts'

/** A bet that begins later than this before the betting ends would hardly reach the wallet in time. */
export const LAST_BET_BEFORE_MS = 300

/** Bets of all players in one round, at most: what one transaction settles in a moment. */
const ROUND_BETS_MAX = 3_000

const BET_ID_BYTES = 12

/**
 * Writes down a bet before any money moves. Answers false when the page's id is known already.
 * Throws ROOM_CLOSED, ROUND_BETS_FULL or CONTEST_FULL.
 */
export async function writeIntent(
  { db, clock }: Pick<Rooms, 'db' | 'clock'>,
  session: Session,
  order: BetOrder,
  { betsMax, contest: rules }: Pick<RoomGame, 'betsMax' | 'contest'>,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    // Presses of one player come here one after the other, so that none slips past the limit.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `room:${session.provider}:${session.player}`,
    ])
    if (await isKnown(client, session, order)) return false
    const linkHash = await openLink(client, session, order, clock.nowMs())
    await assertRoom(client, session, order, betsMax)
    const contest = rules === undefined ? null : contestId({ ...order, linkHash })
    if (rules !== undefined && contest !== null) {
      await assertContest(client, { contest, currency: session.currency }, rules)
    }
    const written = await client.query(INSERT_BET, betValues(session, order, contest))
    return written.rowCount === 1
  })
}

async function isKnown(client: PoolClient, session: Session, order: BetOrder): Promise<boolean> {
  const known = await client.query(
    `select 1 from studio.room_bets where provider = $1 and player = $2 and bet_id = $3`,
    [session.provider, session.player, order.betId],
  )
  return known.rowCount === 1
}

/** Shares the round's row, so that its betting cannot close while the bet is written; answers its link's hash. */
async function openLink(
  client: PoolClient,
  session: Session,
  order: BetOrder,
  nowMs: number,
): Promise<string> {
  const open = await client.query<{ linkHash: string }>(
    `select link_hash as "linkHash" from studio.room_rounds
     where game = $1 and number = $2 and phase = 'betting'
       and phase_ends_ms >= $3
     for share`,
    [session.game, order.number, nowMs + LAST_BET_BEFORE_MS],
  )
  const [round] = open.rows
  if (round === undefined) throw new StudioError('ROOM_CLOSED')
  return round.linkHash
}

async function assertRoom(
  client: PoolClient,
  session: Session,
  order: BetOrder,
  betsMax: number,
): Promise<void> {
  const counted = await client.query<{ own: number; all: number }>(
    `select count(*)::int as all,
       (count(*) filter (where provider = $3 and player = $4))::int as own
     from studio.room_bets
     where game = $1 and number = $2 and state in ('betting', 'taken')`,
    [session.game, order.number, session.provider, session.player],
  )
  const { own, all } = oneRow(counted)
  if (own >= betsMax) throw new StudioError('ROUND_BETS_FULL')
  if (all >= ROUND_BETS_MAX) throw new StudioError('ROOM_CLOSED')
}

/** Entries of all players come to a contest one after the other, so that none slips past its limit either. */
async function assertContest(
  client: PoolClient,
  { contest, currency }: { contest: string; currency: string },
  { entriesMax }: Pick<ContestRules, 'entriesMax'>,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `contest:${contest}:${currency}`,
  ])
  const { entries } = oneRow(
    await client.query<{ entries: number }>(
      `select count(*)::int as entries from studio.room_bets
       where contest = $1 and currency = $2 and state in ('betting', 'taken')`,
      [contest, currency],
    ),
  )
  if (entries >= entriesMax) throw new StudioError('CONTEST_FULL')
}

const INSERT_BET = `
  insert into studio.room_bets (id, bet_id, provider, game, number, player, username, currency,
    language, wallet_session, spot, stake_minor, client_seed, state, recall_key, contest)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'betting', $14, $15)`

function betValues(session: Session, order: BetOrder, contest: string | null): unknown[] {
  return [
    `m${randomBytes(BET_ID_BYTES).toString('hex')}`,
    order.betId,
    session.provider,
    session.game,
    order.number,
    session.player,
    session.username,
    session.currency,
    session.language,
    session.walletSession,
    JSON.stringify(order.spot),
    order.stakeMinor,
    order.clientSeed,
    newRecallKey(),
    contest,
  ]
}
