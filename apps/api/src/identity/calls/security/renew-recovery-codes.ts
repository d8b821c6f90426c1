import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { keepRecoveryCodes } from '../../second-factor/keep-recovery-codes.ts'
import { withFactorShown } from '../../second-factor/with-factor-shown.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const renewRecoveryCodes: Handler<Calls['renewRecoveryCodes'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  const shown = { player, password: body.password, proof: body, ip }
  const codes = await withFactorShown(ports, shown, (tx) => keepRecoveryCodes(tx, player.playerId))
  return { recovery_codes: codes }
}
