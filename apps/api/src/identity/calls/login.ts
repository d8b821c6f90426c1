import type { Calls } from '@maidan/contract'
import { logIn } from '../flows/log-in.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseProblems } from '../rules/field-problems.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

/**
 * A username or password of a form that no account can have is answered as any wrong one, so only
 * an empty field is named here.
 */
export const login: Handler<Calls['login'], Ports> = async (ports, { body, ip, agent }) => {
  refuseProblems({
    username: body.username === '' ? { text: 'Username is required' } : null,
    password: body.password === '' ? { text: 'Password is required' } : null,
  })
  const { token, remoteId, username } = await logIn(ports, { ...body, ip, agent })
  return { token, remote_id: remoteId, username, exchange: [], message: 'Login successful' }
}
