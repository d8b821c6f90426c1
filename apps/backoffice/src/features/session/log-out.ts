import { staffLogout } from '@maidan/contract/facts'
import { callApi } from '../../lib/api.ts'
import { endSession } from '../../lib/session.ts'
import type { SessionEnd } from '../../lib/session.ts'

/** Ends the session on the server, and here even if the server cannot be reached. */
export async function logOut(end: SessionEnd = 'left'): Promise<void> {
  await callApi(staffLogout).catch((error: unknown) => console.error('The log-out failed', error))
  endSession(end)
}
