import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import { setStop } from '../../platform/approvals/set-stop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { lockMethod, methodSubject } from './lock-method.ts'
import { writeMethodStatus } from './write-method-status.ts'

type Ports = { clock: Clock; db: Db }

type Change = CallBody<Calls['staffSetMethod']> & { id: bigint; staff: StaffIdentity; ip: string }

/**
 * Stops a method at once, or asks a second person to open it again; answers it as it then
 * stands. What is under way goes on. A method that is so already is refused: STATE_CHANGED.
 */
export async function setMethod(
  { db, clock }: Ports,
  { id, ...change }: Change,
): Promise<CallAnswer<Calls['staffSetMethod']>> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const method = await lockMethod(tx, id)
    const state = await setStop(tx, {
      ...change,
      kind: 'method.open',
      act: 'method.stop',
      subject: methodSubject(method.key),
      command: { methodId: id.toString() },
      claimed: { method: method.name },
      now: method.status,
      at,
      write: (status) => writeMethodStatus(tx, { id, status }),
    })
    return { id: Number(method.id), ...state }
  })
}
