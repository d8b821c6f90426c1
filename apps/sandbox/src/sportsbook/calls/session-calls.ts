import type { FastifyInstance } from 'fastify'
import { readPurse } from '../../games/sessions/read-purse.ts'
import type { EnteredView, SessionView } from '../book-api.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'
import { enterBook } from '../sessions/enter-book.ts'
import { findBookSession } from '../sessions/find-book-session.ts'
import { openBookSession } from '../sessions/open-book-session.ts'
import { sessionView } from '../sessions/session-view.ts'
import { ENTER_BODY, LAUNCH_BODY, RESUME_BODY } from './read-body.ts'

/** What an operator gets for a launch token: the way in, and the page that takes it. */
type WayIn = { access_token: string; url: string }

/** Opening the book: for the operator, who passes a way in on, and for the page itself. */
export function sessionCalls(server: FastifyInstance, book: Book): void {
  server.post('/api/sports-session', async (request): Promise<WayIn> => {
    const { launch } = LAUNCH_BODY.parse(request.body)
    const { token, session } = await openBookSession(book, launch, 'way in')
    const page = new URL(`/play/${BOOK_GAME.code}`, book.publicUrl)
    page.searchParams.set('lang', session.language)
    return { access_token: token, url: page.href }
  })

  server.post('/book/launch', async (request): Promise<EnteredView> => {
    const { launch } = LAUNCH_BODY.parse(request.body)
    const { token, session, purse } = await openBookSession(book, launch, 'session')
    return { session: token, ...sessionView(book, session, purse) }
  })

  server.post('/book/enter', async (request): Promise<EnteredView> => {
    const token = await enterBook(book, ENTER_BODY.parse(request.body).token)
    return { session: token, ...(await viewOf(book, token)) }
  })

  server.post('/book/resume', async (request): Promise<SessionView> =>
    viewOf(book, RESUME_BODY.parse(request.body).session),
  )
}

async function viewOf(book: Book, token: string): Promise<SessionView> {
  const session = await findBookSession(book, token)
  return sessionView(book, session, await readPurse(book.wallet, session))
}
