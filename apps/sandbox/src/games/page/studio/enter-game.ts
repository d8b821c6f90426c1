import type { OpenedSessionView, SessionView } from '../../studio-api.ts'
import { postStudio } from './call-studio.ts'
import { enterOrComeBack, type EnteredAs } from './enter-or-come-back.ts'
import { tryId } from './try-id.ts'

export type Entered = EnteredAs<SessionView>

/** Enters the game: by the launch token in the address, or by the session kept over a reload. */
export async function enterGame(code: string): Promise<Entered> {
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  return enterOrComeBack<SessionView>({
    code,
    trade:
      launch === null
        ? null
        : () => postStudio<OpenedSessionView>('/studio/session', { launch, game: code, tryId }),
    dropToken: () => history.replaceState(null, '', location.pathname + location.search),
    resume: resumeGame,
  })
}

/** The state of an opened game: money, seeds, and what is left to show. */
export async function resumeGame(session: string): Promise<SessionView> {
  return postStudio<SessionView>('/studio/resume', { session })
}
