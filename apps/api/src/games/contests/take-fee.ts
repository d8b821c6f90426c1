import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { ClosedContest, NamedContest } from './close-contest.ts'
import type { ContestSums } from './sum-rounds.ts'

type Taken = {
  named: NamedContest
  sums: Pick<ContestSums, 'stakedMinor' | 'wonMinor'>
  accountId: bigint
  /** What the house wins with the provider's games lies there. */
  houseId: bigint
  feeMinor: bigint
  at: Date
  /** The request by which two people of the house have ended it; null: its provider has closed it. */
  endedBy: bigint | null
}

/** Moves what is left in a contest to the house, once, and closes it for ever with its sums. */
export async function takeFee(ledger: Ledger, tx: Tx, taken: Taken): Promise<ClosedContest> {
  const { sums, feeMinor } = taken
  await payFee(ledger, tx, taken)
  const closed = { stakedMinor: sums.stakedMinor, wonMinor: sums.wonMinor, feeMinor }
  await writeClosed(tx, taken)
  return closed
}

async function payFee(
  ledger: Ledger,
  tx: Tx,
  { named, accountId: from, houseId: to, feeMinor }: Taken,
) {
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

async function writeClosed(tx: Tx, { named, sums, feeMinor, at, endedBy }: Taken) {
  const { platform, contest, currency } = named
  await sql`
    UPDATE contest SET closed_at = ${at}, staked_minor = ${sums.stakedMinor}, won_minor = ${sums.wonMinor},
      fee_minor = ${feeMinor}, ended_by = ${endedBy}
    WHERE platform = ${platform} AND contest_id = ${contest} AND currency = ${currency}
  `.execute(tx)
}
