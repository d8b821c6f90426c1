import type { Calls } from '@maidan/contract'
import { answerSession } from '../../sessions/answer-session.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { enrolStaff } from '../../accounts/enrol-staff.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const staffEnrol: Handler<Calls['staffEnrol'], Ports> = async (ports, request) =>
  answerSession(ports, request, await enrolStaff(ports, request.body, request))
