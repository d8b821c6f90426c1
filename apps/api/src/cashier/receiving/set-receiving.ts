import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import { setStop } from '../../platform/approvals/set-stop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { lockReceiving, receivingFacts, receivingSubject } from './lock-receiving.ts'
import { writeReceivingStatus } from './write-receiving.ts'

type Ports = { clock: Clock; db: Db }

type Change = CallBody<Calls['staffSetReceivingAccount']> & {
  id: bigint
  staff: StaffIdentity
  ip: string
}

/**
 * Closes an account to new offers at once, or asks a second person to open it again; answers it as
 * it then stands. Offers that were made already run out on their own.
 */
export function setReceiving(
  { db, clock }: Ports,
  { id, ...change }: Change,
): Promise<CallAnswer<Calls['staffSetReceivingAccount']>> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const account = await lockReceiving(tx, id)
    const state = await setStop(tx, {
      ...change,
      kind: 'receiving.open',
      act: 'receiving.close',
      subject: receivingSubject(account),
      command: {
        accountId: id.toString(),
        dayCapMinor: account.dayCapMinor.toString(),
        monthCapMinor: account.monthCapMinor.toString(),
      },
      claimed: receivingFacts(account),
      now: account.status,
      at,
      write: (status) => writeReceivingStatus(tx, { id, status }),
    })
    return { id: Number(id), ...state }
  })
}
