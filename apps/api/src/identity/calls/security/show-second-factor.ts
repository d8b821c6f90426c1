import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { countRecoveryCodes, findFactor } from '../../second-factor/find-factor.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const showSecondFactor: Handler<Calls['showSecondFactor'], Ports> = async (
  { db },
  { player },
) => {
  const factor = await findFactor(db, player.playerId)
  return {
    since: factor?.since.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, player.playerId),
  }
}
