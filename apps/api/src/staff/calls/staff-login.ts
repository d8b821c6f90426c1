import type { Calls } from '@maidan/contract'
import { answerSession } from '../sessions/answer-session.ts'
import { logStaffIn } from '../sessions/log-staff-in.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const staffLogin: Handler<Calls['staffLogin'], Ports> = async (ports, request) => {
  const { body, ip, agent } = request
  return answerSession(ports, request, await logStaffIn(ports, { ...body, ip, agent }))
}
