import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'
import type { Limits } from '../limits/open-limits.ts'
import { networkOf } from '../limits/network-of.ts'
import { recordSecurityEvent } from './record-security-event.ts'

type Ports = { log: Logger; db: Db; limits: Limits }

/** `detail`: what was called, and whose signature it was said to be. */
type Tried = { ip: string; detail: Record<string, unknown> }

/**
 * Records a call whose signature does not fit. Whoever signs nothing may call without end: beyond a few a
 * minute, one line says so, and what comes after is refused without a word in the database.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function noteBadSignature(ports: Ports, { ip, detail }: Tried) {
  await ports.limits.take('badSignaturePerIp', networkOf(ip))
  await recordSecurityEvent(ports, { kind: 'bad_signature', ip, detail })
}
