import { enterOnce, type Way } from '../../games/sessions/enter-once.ts'
import { readPurse } from '../../games/sessions/read-purse.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'
import { openBookSession, type OpenedBook } from './open-book-session.ts'

/**
 * Lets a page into the book by the operator's launch. Throws what `openBookSession` throws, and
 * SESSION_EXPIRED.
 */
export function launchBook(book: Book, way: Omit<Way, 'game'>): Promise<OpenedBook> {
  return enterOnce(
    book.db,
    { ...way, game: BOOK_GAME.code },
    {
      open: (token) => openBookSession(book, way.token, { token, isWayIn: false }),
      again: async (token, session) => {
        return { token, session, purse: await readPurse(book.wallet, session) }
      },
    },
  )
}
