import type { Ended } from '../rounds/compute-round.ts'
import { findRaises, type Raise } from '../raises/raise.ts'
import type { Round } from '../rounds/round.ts'
import { transactionId } from '../rounds/transaction-id.ts'
import type { Queryable } from '../db/queryable.ts'
import type { OwedCall } from './owed-calls.ts'
import { roundOwes } from './round-owes.ts'

/**
 * The next win that an ended round owes: each stake has a win of its own, those of raises go first, in
 * the order in which they were taken, so that the round is paid when the win of its first stake is.
 */
export async function nextWin(db: Queryable, round: Round, ended: Ended): Promise<OwedCall> {
  const raises = (await findRaises(db, round.id)).filter(({ state }) => isStanding(state))
  const unpaid = raises.findIndex(({ state }) => state === 'taken')
  const paidMinor = ended.paidMinor ?? [ended.totalMinor]
  if (paidMinor.length !== raises.length + 1)
    throw new Error(
      `round ${round.id} pays ${paidMinor.length} stakes, ${raises.length + 1} were taken`,
    )
  const raise = raises[unpaid]
  const amountMinor = paidMinor[unpaid + 1] ?? 0n
  return raise === undefined
    ? firstStakeWin(round, amountMinor, ended)
    : raiseWin(round, raise, amountMinor)
}

function isStanding(state: Raise['state']): boolean {
  return state === 'taken' || state === 'paid'
}

type Beside = Pick<Ended, 'unplayedMinor' | 'jackpot'>

function firstStakeWin(
  round: Round,
  amountMinor: bigint,
  { unplayedMinor = 0n, jackpot = null }: Beside,
): OwedCall {
  return roundOwes(round, 'win', {
    session: round.walletSession,
    transaction_id: transactionId(round.id, 'win'),
    round_id: round.id,
    bet_transaction_id: transactionId(round.id, 'bet'),
    amount: String(amountMinor),
    ...(unplayedMinor > 0n && { unplayed: String(unplayedMinor) }),
    currency: round.currency,
    ...(round.grantId !== null && { grant: round.grantId }),
    ...(jackpot !== null && { jackpot }),
  })
}

function raiseWin(round: Round, raise: Raise, amountMinor: bigint): OwedCall {
  return roundOwes(round, 'win', {
    session: raise.walletSession,
    transaction_id: transactionId(raise.id, 'win'),
    round_id: round.id,
    bet_transaction_id: raise.id,
    amount: String(amountMinor),
    currency: round.currency,
  })
}
