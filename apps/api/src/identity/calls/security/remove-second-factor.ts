import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { removeFactor } from '../../second-factor/remove-factor.ts'
import { withFactorShown } from '../../second-factor/with-factor-shown.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const removeSecondFactor: Handler<Calls['removeSecondFactor'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  await withFactorShown(ports, { player, password: body.password, proof: body, ip }, (tx) =>
    removeFactor(tx, player.playerId, 'player'),
  )
  return { message: 'Log-ins no longer ask for a code.' }
}
