import type { FastifyInstance } from 'fastify'
import { sessionLimits } from '../../games/calls/session-limits.ts'
import { newSessionToken } from '../../games/sessions/session-token.ts'
import { readPurse } from '../../games/sessions/read-purse.ts'
import type { EnteredView, SessionView } from '../book-api.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'
import { enterBook } from '../sessions/enter-book.ts'
import { findBookSession } from '../sessions/find-book-session.ts'
import { launchBook } from '../sessions/launch-book.ts'
import { openBookSession } from '../sessions/open-book-session.ts'
import { sessionView } from '../sessions/session-view.ts'
import { ENTER_BODY, LAUNCH_BODY, RESUME_BODY, WAY_IN_BODY } from './read-body.ts'

/** What an operator gets for a launch token: the way in, and the page that takes it. */
type WayIn = { access_token: string; url: string }

/** Opening the book: for the operator, who passes a way in on, and for the page itself. */
export function sessionCalls(server: FastifyInstance, book: Book): void {
  const { countOpening, countLook } = sessionLimits(book.limitsScale)

  server.post('/api/sports-session', async (request): Promise<WayIn> => {
    const { launch } = WAY_IN_BODY.parse(request.body)
    countOpening(launch, performance.now())
    const wayIn = { token: newSessionToken(), isWayIn: true }
    const { token, session } = await openBookSession(book, launch, wayIn)
    const page = new URL(`/play/${BOOK_GAME.code}`, book.publicUrl)
    page.searchParams.set('lang', session.language)
    return { access_token: token, url: page.href }
  })

  server.post('/book/launch', async (request): Promise<EnteredView> => {
    const { launch, tryId } = LAUNCH_BODY.parse(request.body)
    countOpening(launch, performance.now())
    const { token, session, purse } = await launchBook(book, { token: launch, tryId })
    return { session: token, ...sessionView(book, session, purse) }
  })

  server.post('/book/enter', async (request): Promise<EnteredView> => {
    const wayIn = ENTER_BODY.parse(request.body)
    countOpening(wayIn.token, performance.now())
    const token = await enterBook(book, wayIn)
    return { session: token, ...(await viewOf(book, token)) }
  })

  server.post('/book/resume', async (request): Promise<SessionView> => {
    const { session: token } = RESUME_BODY.parse(request.body)
    countLook(token, performance.now())
    return viewOf(book, token)
  })
}

async function viewOf(book: Book, token: string): Promise<SessionView> {
  const session = await findBookSession(book, token)
  return sessionView(book, session, await readPurse(book.wallet, session))
}
