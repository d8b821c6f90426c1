import { StudioError } from '../../games/errors/studio-error.ts'
import { findSession } from '../../games/sessions/find-session.ts'
import type { Session } from '../../games/sessions/session.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'

/** The live session of a token; one of a slot opens nothing here. Throws SESSION_EXPIRED. */
export async function findBookSession(book: Pick<Book, 'db'>, token: string): Promise<Session> {
  const session = await findSession(book, token)
  if (session.game !== BOOK_GAME.code) throw new StudioError('SESSION_EXPIRED')
  return session
}
