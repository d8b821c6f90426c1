import { fieldRefusal } from '../../platform/http/refusal.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { fieldOf, type Proof } from './spend-proof.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'

type Ports = { log: Logger; db: Db }

type Wrong = { playerId: bigint; proof: Proof; ip: string }

/** Records a wrong code inside a session, and refuses it at the field that it was typed into. */
export async function refuseCode(ports: Ports, { playerId, proof, ip }: Wrong): Promise<never> {
  const field = fieldOf(proof)
  await recordSecurityEvent(ports, { kind: 'player_code_wrong', playerId, ip, detail: { field } })
  throw fieldRefusal('SECOND_FACTOR_WRONG', field)
}
