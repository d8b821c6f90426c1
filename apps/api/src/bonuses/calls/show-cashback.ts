import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { showCashbacks } from '../cashback/show-cashbacks.ts'

type Ports = { clock: Clock; db: Db }

export const showCashback: Handler<Calls['showCashback'], Ports> = async (ports, { player }) => ({
  data: await showCashbacks(ports, player),
})
