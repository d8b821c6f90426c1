import { isApiFailure } from '@maidan/client'
import { logInToSports } from './log-in-to-sports.ts'
import { readSession } from '../../lib/session/session.ts'
import { withToken } from '../../lib/calls/with-token.ts'

/** The address of the sports partner's page with the player's way in; null if it is blocked. */
export async function askLuckySports(): Promise<string | null> {
  try {
    const { url, access_token } = await logInToSports(readSession()?.remoteId ?? '')
    return withToken(url, 'access_token', access_token)
  } catch (error) {
    if (isApiFailure(error) && error.code === 'SECTION_BLOCKED') return null
    throw error
  }
}
