import { playerLogin } from '@maidan/contract/facts'
import { callApi } from '../../lib/calls/api.ts'

/** Opens a session at the sports partner (API-21); `url` is its page, `access_token` the way in. */
export function logInToSports(remoteId: string): Promise<{ access_token: string; url: string }> {
  return callApi(playerLogin, { body: { user_id: remoteId } })
}
