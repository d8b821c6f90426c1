import { endEntries, shareRest, undecidedBets } from '@maidan/casino'
import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { bookOfRounds } from '../wallet/book/book-of-rounds.ts'
import {
  bookKey,
  contestKey,
  type KeptRound,
  type WalletBook,
  type WalletPlayer,
} from '../wallet/book/wallet-book.ts'
import { openDraft } from '../wallet/book/wallet-draft.ts'
import { writeWalletBatch } from '../wallet/book/write-wallet-batch.ts'
import { findContests, knownContests } from '../wallet/contests/find-contests.ts'
import { openHouses } from '../wallet/open-houses.ts'
import { giveBack } from '../wallet/rounds/give-back.ts'
import { lockOwners } from '../wallet/rounds/lock-owners.ts'
import { readRounds } from '../wallet/rounds/read-rounds.ts'
import type { NamedContest } from './close-contest.ts'
import { findStuckContest, sumOf } from './stuck-contests.ts'
import { sumRounds } from './sum-rounds.ts'
import { takeFee } from './take-fee.ts'
import { tellEnded, type EndedEntry } from './tell-ended.ts'

type Ports = { config: Config; ledger: Ledger }

/** What a contest holds, and its undecided entries. */
type Figures = { heldMinor: bigint; undecidedEntries: number; undecidedMinor: bigint }

type Ending = { named: NamedContest; seen: Figures; request: bigint; at: Date }

const ENDED_REASON = 'The provider has left the contest, and the house has ended it.'
/** Rounds that are written together; a posting takes no more commands than a batch. */
const ROUNDS_AT_ONCE = 200

/**
 * Ends a contest that its provider has left, in the caller's transaction: its undecided entries get back what it
 * holds of theirs, what remains is the fee of the house, and it is closed for ever.
 * @throws Refusal STATE_CHANGED where it is stuck no more, or anything of it has moved since its figures were seen
 */
export async function endContest(ports: Ports, tx: Tx, ending: Ending): Promise<void> {
  const { named, request: endedBy, at } = ending
  const { book, backs, accountId, houseId } = await lockBook(ports, tx, ending)
  const entries = await giveAllBack(ports.ledger, tx, { book, backs, at })
  const sums = await sumRounds(tx, named)
  const feeMinor = await balanceOf(tx, accountId)
  await takeFee(ports.ledger, tx, { named, sums, accountId, houseId, feeMinor, at, endedBy })
  await tellEnded(tx, entries)
}

/** From here on no call of the provider moves anything in the contest, and no second person ends it. */
async function lockBook(ports: Ports, tx: Tx, { named, seen, at }: Ending) {
  const houses = await openHouses(ports.ledger, [named.platform])
  const before = await findUndecided(tx, named)
  const contests = (await findContests(tx, [named])).filter(
    ({ currency }) => currency === named.currency,
  )
  const playerIds = before.map(({ playerId }) => playerId)
  const { owners, balances } = await lockOwners(tx, { playerIds, contests })
  const stuck = await findStuckContest(tx, named, at)
  const isAsSeen =
    stuck?.held_minor === seen.heldMinor &&
    stuck.stakesMinor.length === seen.undecidedEntries &&
    sumOf(stuck.stakesMinor) === seen.undecidedMinor
  const undecided = await findUndecided(tx, named)
  if (!isAsSeen || !undecided.every(({ playerId }) => owners.has(playerId)))
    throw new Refusal('STATE_CHANGED')
  const book = bookOfRounds({
    rounds: await readRounds(tx, undecided),
    players: owners,
    contests: await knownContests(tx, contests, balances),
    houses,
    multipleDefault: BigInt(ports.config.WIN_MULTIPLE_DEFAULT),
  })
  const key = contestKey(named.platform, named.contest, named.currency)
  const contest = book.contests.get(key)
  const houseId = houses.get(bookKey(named.platform, named.currency))?.games
  if (contest === undefined || houseId === undefined)
    throw new Error(`the accounts of contest ${key} are missing`)
  const backs = backsOf(contest.balanceMinor, [...book.rounds.values()])
  return { book, backs, accountId: contest.accountId, houseId }
}

async function findUndecided(tx: Tx, { platform, contest, currency }: NamedContest) {
  const { rows } = await sql<{ platform: string; roundId: string; playerId: bigint }>`
    SELECT platform, round_id AS "roundId", player_id AS "playerId" FROM game_round
    WHERE platform = ${platform} AND contest_id = ${contest} AND currency = ${currency}
      AND bets @> '[{"won": false, "rolledBack": false}]'
  `.execute(tx)
  return rows
}

/** Every entry gets its part of all that the contest holds; the rounds are written some at a time. */
async function giveAllBack(
  ledger: Ledger,
  tx: Tx,
  { book, backs, at }: { book: WalletBook; backs: Map<string, bigint>; at: Date },
): Promise<EndedEntry[]> {
  const rounds = [...book.rounds.values()]
  const entries: EndedEntry[] = []
  let [players, contests] = [book.players, book.contests]
  for (let from = 0; from < rounds.length; from += ROUNDS_AT_ONCE) {
    const draft = openDraft({ ...book, players, contests })
    for (const kept of rounds.slice(from, from + ROUNDS_AT_ONCE)) {
      const ended = endEntries(kept.round, { backs, reason: ENDED_REASON })
      const backMinor = giveBack(draft, kept, ended)
      entries.push(entryOf(kept, book.players.get(kept.playerId), backMinor))
    }
    await writeWalletBatch(tx, ledger, draft, at)
    players = new Map([...players, ...draft.players])
    contests = new Map([...contests, ...draft.contests])
  }
  return entries
}

/** What each undecided bet gets back of what the contest holds, by the bet's id. */
function backsOf(heldMinor: bigint, rounds: readonly KeptRound[]): Map<string, bigint> {
  const bets = rounds.flatMap(({ round }) => undecidedBets(round))
  const stakesMinor = bets.map(({ amountMinor }) => amountMinor)
  const { backsMinor } = shareRest({ heldMinor, stakesMinor })
  return new Map(bets.map(({ transactionId }, at) => [transactionId, backsMinor[at] ?? 0n]))
}

function entryOf(
  { playerId, gameName, round }: KeptRound,
  player: WalletPlayer | undefined,
  backMinor: bigint,
): EndedEntry {
  if (!player) throw new Error(`player ${playerId} was not locked`)
  const stakeMinor = sumOf(undecidedBets(round).map(({ amountMinor }) => amountMinor))
  return { playerId, game: gameName, currency: player.currency, stakeMinor, backMinor }
}

async function balanceOf(tx: Tx, accountId: bigint): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT balance_minor AS minor FROM account WHERE id = ${accountId}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`account ${accountId} is missing`)
  return row.minor
}
