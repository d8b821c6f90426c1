import type { OpenedSessionView, SessionView } from '../../studio-api.ts'
import { postStudio, StudioRefusal } from './call-studio.ts'
import { forgetSession, keepSession, keptSession } from './kept-session.ts'

export type Entered = { session: string; view: SessionView }

/**
 * Enters the game: by the launch token in the address, or, when the page was reloaded, by the
 * session it kept. A token that was used leaves the address; one that never arrived stays for the
 * next try.
 */
export async function enterGame(code: string): Promise<Entered> {
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  if (launch === null) return comeBack(code)
  try {
    const view = await postStudio<OpenedSessionView>('/studio/session', { launch, game: code })
    keepSession(code, view.session)
    dropLaunchToken()
    return { session: view.session, view }
  } catch (error) {
    if (!(error instanceof StudioRefusal) || error.code !== 'LAUNCH_REFUSED') throw error
    // An address opened a second time carries a used token, but the session may still be alive.
    dropLaunchToken()
    return comeBack(code)
  }
}

function dropLaunchToken(): void {
  history.replaceState(null, '', location.pathname + location.search)
}

/** The state of an opened game: money, seeds, and what is left to show. */
export async function resumeGame(session: string): Promise<SessionView> {
  return postStudio<SessionView>('/studio/resume', { session })
}

async function comeBack(code: string): Promise<Entered> {
  const session = keptSession(code)
  if (session === null) throw launchMissing()
  try {
    return { session, view: await resumeGame(session) }
  } catch (error) {
    if (error instanceof StudioRefusal && error.code === 'SESSION_EXPIRED') forgetSession(code)
    throw error
  }
}

function launchMissing(): StudioRefusal {
  const message = 'This game opens from the site.'
  return new StudioRefusal({ message, code: 'LAUNCH_REFUSED', request_id: '' })
}
