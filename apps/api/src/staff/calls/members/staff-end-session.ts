import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { endOneSession } from '../../accounts/end-one-session.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffEndSession: Handler<Calls['staffEndSession'], Ports> = async (ports, request) => {
  const { staff, params, ip } = request
  await endOneSession(ports, { sessionId: BigInt(params.id), staff, ip })
  return { message: 'The session has ended.' }
}
