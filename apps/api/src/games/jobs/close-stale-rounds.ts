import { SPORTS_BOOK } from '@maidan/contract'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { bookOfRounds } from '../wallet/book/book-of-rounds.ts'
import { findContests, knownContests } from '../wallet/contests/find-contests.ts'
import { lockOwners } from '../wallet/rounds/lock-owners.ts'
import { openHouses } from '../wallet/open-houses.ts'
import { readRounds } from '../wallet/rounds/read-rounds.ts'
import { refundRound } from '../wallet/rounds/refund-round.ts'
import { bookKey, type WalletPlayer } from '../wallet/book/wallet-book.ts'
import { openDraft } from '../wallet/book/wallet-draft.ts'
import { writeWalletBatch } from '../wallet/book/write-wallet-batch.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { gameName } from '../queries/game-name.ts'

type Ports = { config: Config; clock: Clock; db: Db; ledger: Ledger }

/** How often stale rounds are looked for. */
export const CLOSE_STALE_ROUNDS_EVERY_MS = 60_000

/**
 * Law 21: a round that nothing moved for so long is interrupted for good. A spin is over in seconds;
 * a bet on a match waits for the match, which may begin tomorrow and be rained off. A game may wait longer
 * for its player by its own rules: who could have the stake back before that would lose no round.
 */
const STALE_AFTER_MINUTES = 6 * 60
const STALE_BET_AFTER_MINUTES = 7 * 24 * 60
/** What a provider needs to play a round on after it has waited. */
const PLAYED_ON_MINUTES = 60
const ROUNDS_MAX = 50

/** Gives back what interrupted rounds left undecided; returns how many rounds it ended. */
export async function closeStaleRounds(ports: Ports): Promise<number> {
  const now = ports.clock.now()
  const found = await findStale(ports.db, now)
  if (found.length === 0) return 0
  const houses = await openHouses(
    ports.ledger,
    found.map(({ platform }) => platform),
  )
  const known = new Set(found.map(keyOf))
  return inTransaction(ports.db, async (tx) => {
    const contests = await findContests(tx, found)
    const { owners, balances } = await lockOwners(tx, {
      playerIds: found.map(({ playerId }) => playerId),
      contests,
    })
    // Every call of a provider locks the cash first, so from here on no round of theirs moves.
    const stale = (await findStale(tx, now)).filter((round) => known.has(keyOf(round)))
    const multipleDefault = BigInt(ports.config.WIN_MULTIPLE_DEFAULT)
    const book = bookOfRounds({
      rounds: await readRounds(tx, stale),
      players: owners,
      contests: await knownContests(tx, contests, balances),
      houses,
      multipleDefault,
    })
    const draft = openDraft(book)
    const refunds = stale.flatMap((round) => {
      const kept = book.rounds.get(keyOf(round))
      return kept ? [{ ...round, amountMinor: refundRound(draft, kept) }] : []
    })
    await writeWalletBatch(tx, ports.ledger, draft, now)
    for (const refund of refunds) await tellRefund(tx, owners.get(refund.playerId), refund)
    return draft.rounds.size
  })
}

type Stale = {
  platform: string
  roundId: string
  playerId: bigint
  gameName: string
  gameCode: string
  contest: string | null
}

const keyOf = ({ platform, roundId }: Stale) => bookKey(platform, roundId)

/** Whether a game `g` takes bets on matches, and plays none itself in a room. */
const isOnMatch = sql`g.type = 'sports' AND NOT 'live-room' = ANY(g.features)`

/** Before this a round `r` of a game `g` was moved last, if it is stale. */
const staleBefore = (now: Date) => sql`
  ${now}::timestamptz - make_interval(mins => CASE WHEN ${isOnMatch} THEN ${STALE_BET_AFTER_MINUTES}::int
    ELSE greatest(${STALE_AFTER_MINUTES}::int, g.round_waits_minutes + ${PLAYED_ON_MINUTES}::int) END)
`

/**
 * The bets of a contest go back all or none, since each is what the others can win: not while one of them may still
 * be played, and not once one is decided, of 0 too. Then the others wait for the provider, and the contest stands
 * on the desk.
 */
const waitsForContest = (now: Date) => sql`
  r.contest_id IS NOT NULL AND r.bets @> '[{"won": false, "rolledBack": false}]'
    AND EXISTS (SELECT 1 FROM game_round w WHERE w.platform = r.platform
      AND w.contest_id = r.contest_id AND w.currency = r.currency
      AND (w.bets @> '[{"won": true}]' OR (w.state = 'open' AND w.updated_at >= ${staleBefore(now)})))
`

async function findStale(db: Db | Tx, now: Date): Promise<Stale[]> {
  const { rows } = await sql<Stale>`
    SELECT r.platform, r.round_id AS "roundId", r.player_id AS "playerId", ${gameName()} AS "gameName",
      r.game_code AS "gameCode", r.contest_id AS contest
    FROM game_round r JOIN game g ON g.code = r.game_code
    WHERE r.state = 'open' AND r.updated_at < ${staleBefore(now)} AND NOT (${waitsForContest(now)})
    ORDER BY r.updated_at LIMIT ${ROUNDS_MAX}
  `.execute(db)
  return rows
}

async function tellRefund(
  tx: Tx,
  owner: WalletPlayer | undefined,
  { gameCode, playerId, gameName, amountMinor }: Stale & { amountMinor: bigint },
) {
  if (!owner || amountMinor === 0n) return
  const amount = moneyText(amountMinor, owner.currency)
  const code = gameCode === SPORTS_BOOK ? 'betRefunded' : 'roundRefunded'
  await writeInbox(tx, playerId, { code, params: { game: gameName, amount } })
}
