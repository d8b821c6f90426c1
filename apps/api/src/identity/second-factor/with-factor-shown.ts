import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkOwnPassword, type OwnPassword } from '../flows/check-own-password.ts'
import { findFactor } from './find-factor.ts'
import { refuseCode } from './refuse-code.ts'
import { spendProof, type Proof } from './spend-proof.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

/** Who asks to change their second factor: their password again, and the factor itself. */
export type Shown = OwnPassword & { proof: Proof }

/** Does something to a second factor, in the transaction that spends the code shown for it. */
export async function withFactorShown<Done>(
  ports: Ports,
  shown: Shown,
  act: (tx: Tx) => Promise<Done>,
): Promise<Done> {
  const { proof, ip } = shown
  const { playerId } = shown.player
  await ports.limits.take('secretPerPlayer', playerId.toString())
  await checkOwnPassword(ports, shown)
  const done = await inTransaction(ports.db, async (tx) => {
    if (!(await findFactor(tx, playerId))) throw new Refusal('STATE_CHANGED')
    if (!(await spendProof(ports, tx, playerId, proof))) return null
    return { answer: await act(tx) }
  })
  return done ? done.answer : refuseCode(ports, { playerId, proof, ip })
}
