import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listStaffVip } from '../../vip/list-staff-vip.ts'

type Ports = { clock: Clock; config: Config; db: Db }

/** Everybody at the desk may be asked by a player how a level is reached. */
export const staffVip: Handler<Calls['staffVip'], Ports> = (ports) => listStaffVip(ports)
