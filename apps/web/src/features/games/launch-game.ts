import { gameRun } from '@maidan/contract/facts'
import { callApi } from '../../lib/calls/api.ts'
import type { LaunchTarget } from './launch-code.ts'

/** Asks the server to open a game, for money or to try it; answers the address of the game's
 * page, and whether that says when it is there. */
export async function launchGame(
  target: LaunchTarget,
  remoteId: string,
  isDemo: boolean,
): Promise<{ url: string; greets: boolean }> {
  const mode = isDemo ? { mode: 'demo' as const } : {}
  const body = {
    ...mode,
    userId: remoteId,
    externalURL: location.origin,
    isMobileLogin: true,
    ...target,
  }
  const { url, greets = false } = await callApi(gameRun, { body })
  return { url, greets }
}
