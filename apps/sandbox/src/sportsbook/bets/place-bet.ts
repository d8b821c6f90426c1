import { shortestCenti } from '@maidan/casino'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../games/db/in-transaction.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import { transactionId } from '../../games/rounds/transaction-id.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'
import { findOffers } from '../matches/find-offers.ts'
import { assertFreeOdds } from '../free-bets/assert-free-odds.ts'
import { assertReach, takeTurn } from './assert-reach.ts'
import { assertPayable } from './bet-bounds.ts'
import type { Bet } from './bet.ts'
import { oddsText } from '../odds/odds-text.ts'
import { returnBet } from './return-bet.ts'

/**
 * Asks the wallet for the stake of a bet in state `betting` and moves the bet on by its answer. A bet
 * with a match in play waits first, and is looked at again: who is in the stadium must not know more than the
 * book. Every step is conditional on the state: if the worker gave the bet up meanwhile, the stake
 * goes back.
 */
export async function placeBet(book: Book, bet: Bet, inPlay: boolean): Promise<void> {
  const legsCenti = inPlay
    ? await oddsAfterWaiting(book, bet)
    : bet.legs.map(({ oddsCenti }) => oddsCenti)
  if (legsCenti === null) return
  const answer = await book.wallet(BOOK_GAME.provider, 'bet', betBody(bet, legsCenti))
  switch (answer.kind) {
    case 'done':
      return openBet(book, bet, legsCenti, answer.balanceMinor)
    case 'refused':
      return refuseBet(book, bet, answer.code, answer.body.balance)
    case 'unknown':
      book.log.warn({ bet: bet.id, reason: answer.reason }, 'bet unanswered, stake goes back')
      return returnBet(book, bet, answer.reason)
  }
}

/** The odds of its selections after the wait; null when they refused the bet. */
async function oddsAfterWaiting(book: Book, bet: Bet): Promise<number[] | null> {
  await sleep(book.inPlayDelayMs)
  const asked = bet.legs.map((leg) => ({ ...leg, oddsCenti: leg.askedCenti }))
  try {
    const offers = await findOffers(book, asked, Date.now())
    const legsCenti = offers.map(({ oddsCenti }) => oddsCenti)
    assertPayable(bet, legsCenti)
    if (bet.grantId !== null) assertFreeOdds(legsCenti)
    await reachAnew(book, bet, legsCenti)
    return legsCenti
  } catch (error) {
    if (!(error instanceof StudioError)) throw error
    await refuseBet(book, bet, reasonOf(error))
    return null
  }
}

/** Better odds than it was written down with pay more. Throws PAYOUT_LIMIT. */
async function reachAnew({ db }: Book, bet: Bet, legsCenti: readonly number[]): Promise<void> {
  await inTransaction(db, async (client) => {
    await takeTurn(
      client,
      bet.player,
      bet.legs.map(({ eventId }) => eventId),
    )
    const paysMinor = await assertReach(client, { ...bet, legsCenti })
    await client.query('update studio.bets set pays_minor = $2 where id = $1', [bet.id, paysMinor])
  })
}

/** The code, and what the player has to know beside it. */
function reasonOf({ code, extra }: StudioError): string {
  return Object.keys(extra).length === 0 ? code : `${code} ${JSON.stringify(extra)}`
}

function betBody(bet: Bet, legsCenti: readonly number[]): string {
  return JSON.stringify({
    session: bet.walletSession,
    transaction_id: transactionId(bet.id, 'bet'),
    round_id: bet.id,
    game: BOOK_GAME.code,
    ...stakeOf(bet),
    currency: bet.currency,
    odds: oddsText(shortestCenti(legsCenti, bet.sizes)),
  })
}

/** A free bet takes nothing, and names the grant with the stake that its win is counted by. */
function stakeOf({ stakeMinor, grantId }: Bet): Record<string, string> {
  if (grantId === null) return { amount: String(stakeMinor) }
  return { amount: '0', grant: grantId, grant_bet: String(stakeMinor) }
}

async function openBet(
  book: Book,
  bet: Bet,
  legsCenti: readonly number[],
  balanceMinor: bigint,
): Promise<void> {
  await inTransaction(book.db, async (client) => {
    const opened = await client.query(
      `update studio.bets set state = 'open', balance_minor = $2 where id = $1 and state = 'betting'`,
      [bet.id, balanceMinor],
    )
    if (opened.rowCount !== 1) return
    await client.query(
      `update studio.bet_legs l set odds_centi = given.centi
       from unnest($2::int[]) with ordinality as given (centi, nth)
       where l.bet = $1 and l.place = given.nth - 1`,
      [bet.id, legsCenti],
    )
  })
}

async function refuseBet(book: Book, bet: Bet, reason: string, balance?: string) {
  await book.db.query(
    `update studio.bets set state = 'refused', reason = $2, balance_minor = $3
     where id = $1 and state = 'betting'`,
    [bet.id, reason, balance ?? null],
  )
}
