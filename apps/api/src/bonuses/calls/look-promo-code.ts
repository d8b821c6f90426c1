import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { lookAtCode } from '../codes/look-at-code.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const lookPromoCode: Handler<Calls['lookPromoCode'], Ports> = (ports, { player, body }) =>
  lookAtCode(ports, { playerId: player.playerId, typed: body.code })
