import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { beginEnrolment } from '../../accounts/enrol-staff.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const staffBeginEnrolment: Handler<Calls['staffBeginEnrolment'], Ports> = (ports, request) =>
  beginEnrolment(ports, request.body, request)
