import type { Calls } from '@maidan/contract'
import { logIn } from '../flows/log-in.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseProblems } from '../rules/field-problems.ts'

/**
 * A username or password of a form that no account can have is answered as any wrong one, so only
 * an empty field is named here.
 */
export const login: Handler<Calls['login']> = async (ctx, { body, ip, agent }) => {
  refuseProblems({
    username: body.username === '' ? { text: 'Username is required' } : null,
    password: body.password === '' ? { text: 'Password is required' } : null,
  })
  const { token, remoteId, username } = await logIn(ctx, { ...body, ip, agent })
  return { token, remote_id: remoteId, username, exchange: [], message: 'Login successful' }
}
