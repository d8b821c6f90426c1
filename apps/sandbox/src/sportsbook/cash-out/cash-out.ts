import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../games/db/in-transaction.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { OwedCall } from '../../games/settle/owed-calls.ts'
import { sendOwedCall } from '../../games/settle/send-owed-call.ts'
import { betView } from '../bets/bet-view.ts'
import { lockOpenBet, type Bet } from '../bets/bet.ts'
import type { BetView } from '../book-api.ts'
import type { Book } from '../book.ts'
import { owingOfBets } from '../settle/owing-of-bets.ts'
import { winOf } from '../settle/win-of.ts'
import { assertOpen, betOfPlayer } from './bet-of-player.ts'
import { quotesNow, worthAt, type Quotes } from './worth-now.ts'

type Asked = {
  /** The bet's own id. */
  id: string
  /** What the player was shown; less than that is not paid without asking again. */
  shownMinor: bigint
}

/**
 * Gives an open bet back for what it is worth now, which ends its round with a win of that amount. What
 * was shown is the least that is paid: where the bet is worth more by then, its player gets more. With a
 * match in play it waits and looks again as a bet does, and for the same reason. A bet that was cashed
 * out answers again as it is.
 *
 * Throws BET_NOT_FOUND, BET_IN_PROGRESS, CASH_OUT_TOO_LATE, CASH_OUT_NOT_OFFERED, or CASH_OUT_CHANGED
 * with the lower worth.
 */
export async function cashOut(book: Book, session: Session, asked: Asked): Promise<BetView> {
  const bet = await betOfPlayer(book, session, asked.id)
  if (bet.result === 'cashed_out') return betView(bet)
  assertOpen(bet)
  const call = await buyBack(book, bet, await quotesAfterWaiting(book, bet), asked.shownMinor)
  const owing = owingOfBets(book)
  if (call !== null) await sendOwedCall(owing, call)
  const now = await betOfPlayer(book, session, asked.id)
  if (now.result !== 'cashed_out') throw new StudioError('CASH_OUT_TOO_LATE')
  return betView(now)
}

async function quotesAfterWaiting(book: Book, bet: Bet): Promise<Quotes> {
  const quotes = await quotesNow(book, bet, Date.now())
  if ([...quotes.values()].every(({ inPlay }) => !inPlay)) return quotes
  await sleep(book.inPlayDelayMs)
  return quotesNow(book, bet, Date.now())
}

/**
 * Decides the bet under its lock, so that of a settlement, this and another tap only one counts. What was
 * decided while the quotes were read counts as it is now. Null where the bet is open no more.
 */
function buyBack(
  book: Book,
  { id }: Bet,
  quotes: Quotes,
  shownMinor: bigint,
): Promise<OwedCall | null> {
  return inTransaction(book.db, async (client) => {
    const bet = await lockOpenBet(client, id)
    if (bet === null) return null
    const worthMinor = worthAt(bet, quotes)
    if (worthMinor < shownMinor)
      throw new StudioError('CASH_OUT_CHANGED', { worthMinor: String(worthMinor) })
    await client.query(
      `update studio.bets set state = 'settling', result = 'cashed_out', cashed_minor = $2,
         settled_at = now() where id = $1`,
      [id, worthMinor],
    )
    // What of the stake comes back was not played for: no bonus is earned by betting and taking it back.
    const unplayedMinor = worthMinor < bet.stakeMinor ? worthMinor : bet.stakeMinor
    const win = winOf(bet, worthMinor, { unplayed: String(unplayedMinor) })
    await owingOfBets(book).calls.add(client, win)
    return win
  })
}
