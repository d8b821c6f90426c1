import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { findFactor } from './find-factor.ts'
import { fieldOf, spendProof, type Proof } from './spend-proof.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

type Try = { playerId: bigint; proof: Proof; ip: string; agent: string }

/**
 * Lets a log-in go on whose password was right: at once without a second factor, else with its
 * code. The limits count codes alone, so that who only knows the password guesses few of them.
 */
export async function checkLogInFactor(ports: Ports, tried: Try): Promise<void> {
  const { playerId, proof, ip, agent } = tried
  if (!(await findFactor(ports.db, playerId))) return
  if (!proof.totp && !proof.recovery_code) throw new Refusal('SECOND_FACTOR_NEEDED')
  const fromHere = `${playerId} ${networkOf(ip)}`
  await ports.limits.take('loginCodePerPlayerFromIp', fromHere)
  await ports.limits.take('loginCodePerPlayer', playerId.toString())
  if (await inTransaction(ports.db, (tx) => spendProof(ports, tx, playerId, proof)))
    return ports.limits.reset('loginCodePerPlayerFromIp', fromHere)
  const detail = { field: fieldOf(proof) }
  await recordSecurityEvent(ports, { kind: 'login_code_wrong', playerId, ip, agent, detail })
  throw fieldRefusal('SECOND_FACTOR_WRONG', fieldOf(proof))
}
