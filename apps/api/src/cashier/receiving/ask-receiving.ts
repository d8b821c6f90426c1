import {
  paymentMethods,
  readReceivingNumber,
  RECEIVING_ACCOUNTS_MAX,
  type PaymentMethod,
} from '@maidan/cashier'
import type { CallBody, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { lockMethod } from '../methods/lock-method.ts'
import { receivingFacts, receivingSubject } from './lock-receiving.ts'
import { readCaps } from './read-caps.ts'

type Ports = { clock: Clock; db: Db }

type Asked = CallBody<Calls['staffAddReceivingAccount']> & { staff: StaffIdentity; ip: string }

/**
 * Asks a second person for one more account that players are told to pay into; answers the request's
 * id. Refuses at its field what is no account of the method, and one that is in the list already.
 */
export function askReceiving({ db, clock }: Ports, asked: Asked): Promise<bigint> {
  const { reason: why, staff, ip, account_type: type } = asked
  return inTransaction(db, async (tx) => {
    const { id, key } = await lockMethod(tx, BigInt(asked.method_id))
    const method = paymentMethods.find((one) => one.key === key)
    if (!method?.accountTypes.includes(type))
      throw fieldRefusal('METHOD_UNAVAILABLE', 'account_type')
    const account = { method, type, number: readNumber(asked.account_number, method) }
    const caps = readCaps(asked, method)
    await checkRoom(tx, key)
    if (await isKnown(tx, account)) throw fieldRefusal('RECEIVING_KNOWN', 'account_number')
    const claimed = receivingFacts({ ...account, ...caps })
    const command = {
      methodId: id.toString(),
      accountType: type,
      accountNumber: account.number,
      dayCapMinor: caps.dayCapMinor.toString(),
      monthCapMinor: caps.monthCapMinor.toString(),
    }
    const evidence = { reasons: ['always' as const], claimed, found: {}, effect: {} }
    const request = { kind: 'receiving.add' as const, subject: receivingSubject(account), command }
    return askApproval(tx, { ...request, why, evidence, staff, ip, at: clock.now() }, 'reason')
  })
}

/** Refuses with RECEIVING_FULL one account more than a method may have; its row has to be locked. */
export async function checkRoom(tx: Tx, methodKey: string): Promise<void> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM receiving_account WHERE method_key = ${methodKey}
  `.execute(tx)
  if (Number(rows[0]?.count ?? 0n) >= RECEIVING_ACCOUNTS_MAX)
    throw new Refusal('RECEIVING_FULL', { params: { max: RECEIVING_ACCOUNTS_MAX } })
}

function readNumber(typed: string, method: PaymentMethod): string {
  const number = readReceivingNumber(typed, method)
  if (number === null)
    throw fieldRefusal('RECEIVING_NUMBER', 'account_number', { method: method.name })
  return number
}

type Account = { method: PaymentMethod; type: string; number: string }

async function isKnown(tx: Tx, { method, type, number }: Account): Promise<boolean> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM receiving_account
    WHERE method_key = ${method.key} AND account_type = ${type} AND account_number = ${number}
  `.execute(tx)
  return rows.length > 0
}
