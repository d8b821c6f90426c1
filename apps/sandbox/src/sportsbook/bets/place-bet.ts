import { setTimeout as sleep } from 'node:timers/promises'
import { StudioError } from '../../games/errors/studio-error.ts'
import { transactionId } from '../../games/rounds/transaction-id.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'
import { findOffer } from '../matches/find-offer.ts'
import type { Bet } from './bet.ts'
import { returnBet } from './return-bet.ts'

/**
 * Asks the wallet for the stake of a bet in state `betting` and moves the bet on by its answer. A bet
 * in play waits first, and is looked at again: who is in the stadium must not know more than the
 * book. Every step is conditional on the state: if the worker gave the bet up meanwhile, the stake
 * goes back.
 */
export async function placeBet(book: Book, bet: Bet, inPlay: boolean): Promise<void> {
  const oddsCenti = inPlay ? await oddsAfterWaiting(book, bet) : bet.oddsCenti
  if (oddsCenti === null) return
  const answer = await book.wallet(BOOK_GAME.provider, 'bet', betBody(bet))
  switch (answer.kind) {
    case 'done':
      return openBet(book, bet, oddsCenti, answer.balanceMinor)
    case 'refused':
      return refuseBet(book, bet, answer.code, answer.body.balance)
    case 'unknown':
      book.log.warn({ bet: bet.id, reason: answer.reason }, 'bet unanswered, stake goes back')
      return returnBet(book, bet, answer.reason)
  }
}

async function oddsAfterWaiting(book: Book, bet: Bet): Promise<number | null> {
  await sleep(book.inPlayDelayMs)
  const asked = { ...bet, oddsCenti: bet.askedCenti }
  try {
    return (await findOffer(book, asked, Date.now())).oddsCenti
  } catch (error) {
    if (!(error instanceof StudioError)) throw error
    await refuseBet(book, bet, reasonOf(error))
    return null
  }
}

/** The code, and the odds that came too late with it. */
function reasonOf({ code, extra }: StudioError): string {
  return extra['odds'] === undefined ? code : `${code} ${extra['odds']}`
}

function betBody(bet: Bet): string {
  return JSON.stringify({
    session: bet.walletSession,
    transaction_id: transactionId(bet.id, 'bet'),
    round_id: bet.id,
    game: BOOK_GAME.code,
    amount: String(bet.stakeMinor),
    currency: bet.currency,
  })
}

async function openBet(book: Book, bet: Bet, oddsCenti: number, balanceMinor: bigint) {
  await book.db.query(
    `update studio.bets set state = 'open', odds_centi = $2, balance_minor = $3
     where id = $1 and state = 'betting'`,
    [bet.id, oddsCenti, balanceMinor],
  )
}

async function refuseBet(book: Book, bet: Bet, reason: string, balance?: string) {
  await book.db.query(
    `update studio.bets set state = 'refused', reason = $2, balance_minor = $3
     where id = $1 and state = 'betting'`,
    [bet.id, reason, balance ?? null],
  )
}
