import { largestContestFee } from '@maidan/casino'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { lockCash } from '../wallet/lock-cash.ts'

type Ports = { db: Db; ledger: Ledger; clock: Clock }

export type NamedContest = { platform: string; contest: string; currency: Currency }

/** A closed contest, minor units: the stakes that stood, what was won of them, and what was left for the house. */
export type ClosedContest = { stakedMinor: bigint; wonMinor: bigint; feeMinor: bigint }

/**
 * Closes a contest in a currency for ever: what is left in it is the fee, and goes to what the house wins with
 * the provider's games. Closing it again answers the same.
 * @throws Refusal CONTEST_NOT_FOUND; CONTEST_NOT_DECIDED while a bet of it has no win and has not gone back;
 *   CONTEST_NOT_PAID_OUT while more is left than its fee and the rounding
 */
export async function closeContest(ports: Ports, named: NamedContest): Promise<ClosedContest> {
  const houseId = await ports.ledger.accounts.house(`house:games:${named.platform}`, named.currency)
  return inTransaction(ports.db, async (tx) => {
    const row = await lockContest(tx, named)
    if (row.closed !== null) return row.closed
    const { staked_minor: stakedMinor, won_minor: wonMinor, ...sums } = await sumRounds(tx, named)
    if (sums.undecided > 0) throw new Refusal('CONTEST_NOT_DECIDED')
    const { feeBps, balanceMinor: feeMinor } = row
    if (feeMinor > largestContestFee({ stakedMinor, feeBps, winners: sums.winners }))
      throw new Refusal('CONTEST_NOT_PAID_OUT')
    await payFee(ports.ledger, tx, { named, from: row.accountId, to: houseId, feeMinor })
    const closed = { stakedMinor, wonMinor, feeMinor }
    await writeClosed(tx, named, { ...closed, at: ports.clock.now() })
    return closed
  })
}

/** The account is locked first, as by every call that names the contest: from then on no bet of it moves. */
async function lockContest(tx: Tx, { platform, contest, currency }: NamedContest) {
  const own = sql`platform = ${platform} AND contest_id = ${contest} AND currency = ${currency}`
  const balances = await lockCash(tx, sql`SELECT account_id FROM contest WHERE ${own}`)
  const { rows } = await sql<ContestRow>`
    SELECT account_id, fee_bps, staked_minor, won_minor, fee_minor FROM contest
    WHERE ${own}
  `.execute(tx)
  const [row] = rows
  const balanceMinor = row && balances.get(row.account_id)
  if (!row || balanceMinor === undefined) throw new Refusal('CONTEST_NOT_FOUND')
  return { accountId: row.account_id, feeBps: row.fee_bps, balanceMinor, closed: closedOf(row) }
}

type ContestRow = {
  account_id: bigint
  fee_bps: number
  staked_minor: bigint | null
  won_minor: bigint | null
  fee_minor: bigint | null
}

/** What was written as it was closed; null while it is open. */
function closedOf(row: ContestRow): ClosedContest | null {
  const { staked_minor: stakedMinor, won_minor: wonMinor, fee_minor: feeMinor } = row
  const isOpen = stakedMinor === null || wonMinor === null || feeMinor === null
  return isOpen ? null : { stakedMinor, wonMinor, feeMinor }
}

type Sums = { staked_minor: bigint; won_minor: bigint; winners: number; undecided: number }

/** A bet may go back until it has a win, also after the end of its round: it is undecided as long. */
async function sumRounds(tx: Tx, { platform, contest, currency }: NamedContest): Promise<Sums> {
  const { rows } = await sql<Sums>`
    SELECT coalesce(sum(bet_minor), 0)::bigint AS staked_minor,
      coalesce(sum(win_minor), 0)::bigint AS won_minor,
      (count(*) FILTER (WHERE win_minor > 0))::integer AS winners,
      (count(*) FILTER (WHERE bets @> '[{"won": false, "rolledBack": false}]'))::integer AS undecided
    FROM game_round
    WHERE platform = ${platform} AND contest_id = ${contest} AND currency = ${currency}
  `.execute(tx)
  const [sums] = rows
  if (!sums) throw new Error('sums are one row')
  return sums
}

type Fee = { named: NamedContest; from: bigint; to: bigint; feeMinor: bigint }

async function payFee(ledger: Ledger, tx: Tx, { named, from, to, feeMinor }: Fee) {
  if (feeMinor === 0n) return
  const key = `contest-fee:${named.platform}:${named.contest}:${named.currency}`
  const [result] = await ledger.postIn(tx, [
    {
      key,
      fingerprint: key,
      steps: [{ kind: 'transfer', from, to, amountMinor: feeMinor, reason: 'contest_fee' }],
    },
  ])
  if (result?.status !== 'posted') throw new Error(`${key}: the ledger says ${result?.status}`)
}

async function writeClosed(
  tx: Tx,
  { platform, contest, currency }: NamedContest,
  { stakedMinor, wonMinor, feeMinor, at }: ClosedContest & { at: Date },
) {
  await sql`
    UPDATE contest SET closed_at = ${at}, staked_minor = ${stakedMinor}, won_minor = ${wonMinor},
      fee_minor = ${feeMinor}
    WHERE platform = ${platform} AND contest_id = ${contest} AND currency = ${currency}
  `.execute(tx)
}
