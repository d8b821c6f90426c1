import { largestContestFee } from '@maidan/casino'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { lockCash } from '../wallet/lock-cash.ts'
import { sumRounds } from './sum-rounds.ts'
import { takeFee } from './take-fee.ts'

type Ports = { db: Db; ledger: Ledger; clock: Clock }

/** A contest in a currency. */
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
    const sums = await sumRounds(tx, named)
    if (sums.undecided > 0) throw new Refusal('CONTEST_NOT_DECIDED')
    const { feeBps, accountId, balanceMinor: feeMinor } = row
    if (feeMinor > largestContestFee({ ...sums, feeBps })) throw new Refusal('CONTEST_NOT_PAID_OUT')
    const at = ports.clock.now()
    return takeFee(ports.ledger, tx, {
      named,
      sums,
      accountId,
      houseId,
      feeMinor,
      at,
      endedBy: null,
    })
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
