import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listPromotions } from '../queries/list-promotions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { shownTo } from '../queries/shown-to.ts'

type Ports = { clock: Clock; db: Db }

export const getPromotion: Handler<Calls['getPromotion'], Ports> = async (
  { db, clock },
  { player },
) => shownTo(db, player, await listPromotions(db, clock.now()))
