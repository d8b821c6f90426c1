import { giveUpWin } from '../../games/settle/give-up-win.ts'
import { owedCalls } from '../../games/settle/owed-calls.ts'
import type { Owing } from '../../games/settle/send-owed-call.ts'
import type { Book } from '../book.ts'
import { recordAnswer } from './record-answer.ts'

/** What the book's bets owe the wallet, and what follows from its answers. */
export function owingOfBets(book: Book): Owing {
  const { db, wallet, log } = book
  const calls = owedCalls(db, 'studio.bet_calls')
  return {
    wallet,
    log,
    calls,
    record: (call, { balanceMinor }) => recordAnswer(book, calls, call, balanceMinor),
    giveUp: (win) => giveUpWin({ db, calls, move: GIVE_BACK }, win),
  }
}

const GIVE_BACK = `
  update studio.bets set state = 'closed', result = 'void', cashed_minor = null, reason = $2
  where id = $1`
