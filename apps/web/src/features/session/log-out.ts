import { logout } from '@maidan/contract/facts'
import { callApi } from '../../lib/calls/api.ts'
import { forgetLogin, readSession } from '../../lib/session/session.ts'

/**
 * Ends the session on this device at once and asks the server to revoke the token. Without a
 * connection the token lapses by its own age.
 */
export async function logOut(): Promise<void> {
  if (readSession() === null) return forgetLogin()
  const revoked = callApi(logout).catch((error: unknown) =>
    console.error('Logout call failed', error),
  )
  forgetLogin()
  await revoked
}
