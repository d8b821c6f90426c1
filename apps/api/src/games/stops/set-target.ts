import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import { setStop } from '../../platform/approvals/set-stop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { lockTarget, writeStatus } from './lock-target.ts'
import { stopAct, stopSubject, type StopTarget } from './stop-target.ts'

type Ports = { clock: Clock; db: Db }

type Change = CallBody<Calls['staffSetGame']> & {
  target: StopTarget
  staff: StaffIdentity
  ip: string
}

/**
 * Stops a game or a provider at once, or asks a second person to open it again; answers how it then
 * stands. Rounds that are under way end as they would. What is so already is refused: STATE_CHANGED.
 */
export async function setTarget(
  { db, clock }: Ports,
  { target, ...change }: Change,
): Promise<CallAnswer<Calls['staffSetGame']>> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const { name, status: now } = await lockTarget(tx, target)
    return setStop(tx, {
      ...change,
      kind: 'game.open',
      act: stopAct(target),
      subject: stopSubject(target),
      command: target,
      claimed: { [target.of]: name },
      now,
      at,
      write: (status) => writeStatus(tx, target, status),
    })
  })
}
