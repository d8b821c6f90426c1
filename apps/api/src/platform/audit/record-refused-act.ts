import type { ErrorCode } from '@maidan/contract'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { StaffIdentity } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'

type Ports = { log: Logger; db: Db }

/** Refusals that say who may not do it; all others say that something else is in the way. */
const NOT_THEIRS: readonly ErrorCode[] = ['STAFF_ROLE_MISSING', 'SECOND_PERSON_NEEDED']

type Try = { call: string; staff: StaffIdentity; params: unknown; ip: string }

/** Law 28: what a member of staff tried and may not is kept, with whom or what it was about. */
export async function recordRefusedAct(ports: Ports, error: unknown, tried: Try) {
  if (!(error instanceof Refusal)) return
  if (error.status !== 403 && !NOT_THEIRS.includes(error.code)) return
  const { username, role } = tried.staff
  const named = typeof tried.params === 'object' ? tried.params : {}
  const detail = { call: tried.call, username, role, ...named, code: error.code }
  await recordSecurityEvent(ports, { kind: 'staff_refused', ip: tried.ip, detail })
}
