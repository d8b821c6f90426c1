import type { OpenView, StateView } from '../messages/describe-messages.ts'
import { callServer, setToken } from './call-server.ts'
import type { Called, TellTrying } from './call-server.ts'
import { keepSession, readKeptSession } from './keep-session.ts'
import { makeKey } from './make-key.ts'

export type Launch = { readonly launch: string; readonly game: string; readonly pageKey: string }

/** Takes the launch out of the address, so that no copy of the address carries it. */
export function takeLaunch(game: string): Launch | null {
  const launch = /^#launch=(.+)$/.exec(location.hash)?.[1]
  if (!launch) return null
  history.replaceState(null, '', location.pathname + location.search)
  return { launch, game, pageKey: makeKey(24) }
}

/** Opens a session by the launch or, after a reload, goes on with the one of before. */
export async function openGame(
  launch: Launch | null,
  tell: TellTrying,
): Promise<Called<StateView> | null> {
  if (launch) {
    const opened = await callServer<OpenView>('open', launch, tell)
    if ('error' in opened) return opened
    setToken(opened.body.token)
    keepSession(opened.body.token)
    return { body: opened.body.state }
  }
  const kept = readKeptSession()
  if (!kept) return null
  setToken(kept)
  return callServer<StateView>('state', {}, tell)
}
