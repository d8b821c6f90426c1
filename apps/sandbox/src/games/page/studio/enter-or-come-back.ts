import { StudioRefusal } from './call-studio.ts'
import { forgetSession, keepSession, keptSession } from './kept-session.ts'
import { retryStep } from './spin-retry.ts'

/** For how long a lost answer is asked for again by itself; after that the player is told, and asked. */
const PATIENCE_MS = 10_000

/** How a page is entered, and come back to after a reload. */
export type Entrance<View> = {
  /** What the page opens; its session is kept under this. */
  code: string
  /** Trades the address's token for a session, again for the same one; null when the address carries none. */
  trade: (() => Promise<View & { session: string }>) | null
  dropToken: () => void
  resume: (session: string) => Promise<View>
}

export type EnteredAs<View> = { session: string; view: View }

/**
 * Enters by the token in the address, or, when the page was reloaded, by the session it kept. A
 * token that was used leaves the address; one whose answer was lost stays for the next try.
 */
export async function enterOrComeBack<View>(entrance: Entrance<View>): Promise<EnteredAs<View>> {
  const { code, trade, dropToken } = entrance
  if (trade === null) return comeBack(entrance)
  try {
    const view = await askAgain(trade)
    keepSession(code, view.session)
    dropToken()
    return { session: view.session, view }
  } catch (error) {
    if (!(error instanceof StudioRefusal) || error.code !== 'LAUNCH_REFUSED') throw error
    // An address opened a second time carries a used token, but the session may still be alive.
    dropToken()
    return comeBack(entrance)
  }
}

/** A line that lost the answer at once is soon asked once more; one that kept silent for long is told of. */
async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      const step = retryStep(error, attempt)
      if (step.kind === 'give-up' || performance.now() + step.afterMs > until) throw error
      await new Promise((resolve) => setTimeout(resolve, step.afterMs))
    }
  }
}

async function comeBack<View>({ code, resume }: Entrance<View>): Promise<EnteredAs<View>> {
  const session = keptSession(code)
  if (session === null) throw launchMissing()
  try {
    return { session, view: await resume(session) }
  } catch (error) {
    if (error instanceof StudioRefusal && error.code === 'SESSION_EXPIRED') forgetSession(code)
    throw error
  }
}

function launchMissing(): StudioRefusal {
  const message = 'This page opens from the site.'
  return new StudioRefusal({ message, code: 'LAUNCH_REFUSED', request_id: '' })
}
