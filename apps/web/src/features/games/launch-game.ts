import { gameRun } from '@maidan/contract/facts'
import { callApi } from '../../lib/calls/api.ts'
import type { LaunchTarget } from './launch-code.ts'

/** Asks the server to open a round of play; answers the address of the game page. */
export async function launchGame(target: LaunchTarget, remoteId: string): Promise<string> {
  const body = { userId: remoteId, externalURL: location.origin, isMobileLogin: true, ...target }
  return (await callApi(gameRun, { body })).url
}
