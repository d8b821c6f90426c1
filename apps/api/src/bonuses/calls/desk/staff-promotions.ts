import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listNewPromotions } from '../../desk/list-new-promotions.ts'
import { listStaffPromotions } from '../../desk/list-staff-promotions.ts'

type Ports = { clock: Clock; db: Db }

/** Everybody at the desk may be asked by a player what an offer says. */
export const staffPromotions: Handler<Calls['staffPromotions'], Ports> = async ({ db, clock }) => {
  const at = clock.now()
  const [data, new_waiting] = await Promise.all([
    listStaffPromotions(db, at),
    listNewPromotions(db, at),
  ])
  return { data, new_waiting }
}
