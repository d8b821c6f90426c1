import type { Queryable } from '../db/queryable.ts'
import { transactionId } from '../rounds/transaction-id.ts'

/**
 * asking → refused                 the wallet said no, nothing moved and the choice is not made
 *        → returning → returned    nobody knows whether it was taken: it is rolled back, no choice made
 *        → taken → paid            the choice is made; the round has ended and the raise has its win
 */
type RaiseState = 'asking' | 'refused' | 'returning' | 'returned' | 'taken' | 'paid'

/** What a choice adds to the stake of its round; its id is that of its bet at the wallet. */
export type Raise = {
  id: string
  roundId: string
  /** How many choices came before the one that it pays for. */
  at: number
  choice: unknown
  amountMinor: bigint
  walletSession: string
  state: RaiseState
  reason: string | null
  /** What the wallet said when it refused. */
  balanceMinor: bigint | null
}

type RaiseRow = Omit<Raise, 'amountMinor' | 'balanceMinor'> & {
  amountMinor: string
  balanceMinor: string | null
}

const SELECT_RAISE = `
  select id, round_id as "roundId", at, choice, amount_minor as "amountMinor",
    wallet_session as "walletSession", state, reason, balance_minor as "balanceMinor"
  from studio.raises`

/** All raises of a round, those that were refused and given back too, in their order. */
export async function findRaises(db: Queryable, roundId: string): Promise<Raise[]> {
  const found = await db.query<RaiseRow>(
    `${SELECT_RAISE} where round_id = $1 order by asked_at, id`,
    [roundId],
  )
  return found.rows.map(readRow)
}

export async function findRaise(db: Queryable, id: string): Promise<Raise | null> {
  const { rows } = await db.query<RaiseRow>(`${SELECT_RAISE} where id = $1`, [id])
  return rows[0] === undefined ? null : readRow(rows[0])
}

/** The raise that a call of this transaction is about; null where it is about the first stake. */
export async function raiseOfCall(
  db: Queryable,
  call: { roundId: string; verb: 'win' | 'rollback' | 'end-round'; transactionId: string },
): Promise<Raise | null> {
  const raises = await findRaises(db, call.roundId)
  return raises.find(({ id }) => transactionId(id, call.verb) === call.transactionId) ?? null
}

function readRow(row: RaiseRow): Raise {
  return {
    ...row,
    amountMinor: BigInt(row.amountMinor),
    balanceMinor: row.balanceMinor === null ? null : BigInt(row.balanceMinor),
  }
}
