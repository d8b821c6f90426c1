import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { takeCode } from '../codes/take-code.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; limits: Limits }

export const takePromoCode: Handler<Calls['takePromoCode'], Ports> = (ports, { player, body }) =>
  takeCode(ports, { playerId: player.playerId, typed: body.code, changedAt: body.changed_at })
