import { logout } from '@maidan/contract/facts'
import { callApi } from '../../lib/calls/api.ts'
import { forgetLogin, readSession } from '../../lib/session/session.ts'

/**
 * Ends the session on this device at once and asks the server to revoke the token. Without a
 * connection the token lapses by its own age.
 */
export async function logOut(): Promise<void> {
  if (readSession() === null) return forgetLogin()
  void endNotices().catch((error: unknown) => console.error('Notices did not end here', error))
  const revoked = callApi(logout).catch((error: unknown) =>
    console.error('Logout call failed', error),
  )
  forgetLogin()
  await revoked
}

/** From now on this browser shows nothing of the player's, with a connection or without. */
async function endNotices() {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
