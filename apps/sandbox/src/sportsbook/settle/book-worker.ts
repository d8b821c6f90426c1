import { finishOwed } from '../../games/settle/finish-owed.ts'
import { keepLooking, type Worker } from '../../games/settle/keep-looking.ts'
import { WALLET_TIMEOUT_MS } from '../../games/wallet/ask-wallet.ts'
import { findBet } from '../bets/bet.ts'
import { returnBet } from '../bets/return-bet.ts'
import type { Book } from '../book.ts'
import { owingOfBets } from './owing-of-bets.ts'
import { settleMatches } from './settle-matches.ts'

const LOOK_EVERY_MS = 500

/** The longest that a press reads the odds source before its bet reaches the wallet. */
const READING_MS = 20_000

/**
 * Finishes what is owed: repeats stored wallet calls until they are answered, gives back the stakes of
 * bets that were left on their way, and settles the bets of matches that are over. Its first look
 * takes every bet on its way, because whoever began it is gone.
 */
export async function startBookWorker(book: Book): Promise<Worker> {
  const owing = owingOfBets(book)
  await owing.calls.reclaim()
  const bettingStaleMs = book.inPlayDelayMs + READING_MS + 2 * WALLET_TIMEOUT_MS
  return keepLooking({
    name: 'book worker',
    everyMs: LOOK_EVERY_MS,
    log: book.log,
    look: async (isFirst) => {
      await finishOwed({
        db: book.db,
        owing,
        table: 'studio.bets',
        staleAfterMs: isFirst ? 0 : bettingStaleMs,
        giveUp: (id) => giveUpBet(book, id),
      })
      await settleMatches(book, Date.now())
    },
  })
}

async function giveUpBet(book: Book, id: string): Promise<void> {
  const bet = await findBet(book.db, id)
  if (bet !== null) await returnBet(book, bet, 'The book stopped while the bet was on its way.')
}
