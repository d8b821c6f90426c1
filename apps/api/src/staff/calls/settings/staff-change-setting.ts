import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { changeSetting } from '../../settings/change-setting.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffChangeSetting: Handler<Calls['staffChangeSetting'], Ports> = (
  ports,
  { staff, body, ip },
) => changeSetting(ports, { ...body, staff, ip })
