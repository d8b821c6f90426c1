import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listStaffFreeRounds } from '../../free-rounds/list-staff-free-rounds.ts'

type Ports = { db: Db }

export const staffFreeRounds: Handler<Calls['staffFreeRounds'], Ports> = async ({ db }) => ({
  data: await listStaffFreeRounds(db),
})
