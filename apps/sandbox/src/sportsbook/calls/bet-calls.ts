import type { FastifyInstance } from 'fastify'
import { bearerOf } from '../../games/calls/read-body.ts'
import { openGrants } from '../../games/free-rounds/free-grant.ts'
import { readPurse } from '../../games/sessions/read-purse.ts'
import { betView } from '../bets/bet-view.ts'
import { newestBets } from '../bets/bet.ts'
import { takeBet } from '../bets/take-bet.ts'
import type { BetsView, BetView } from '../book-api.ts'
import type { Book } from '../book.ts'
import { freeBetsView } from '../free-bets/free-bets-view.ts'
import { matchShown } from '../matches/show-match.ts'
import { matchesShown } from '../matches/show-matches.ts'
import { findBookSession } from '../sessions/find-book-session.ts'
import { framed, sendFramed } from './framed.ts'
import { BET_BODY, EVENT_ID } from './read-body.ts'

const BETS_SHOWN = 50

type MatchRequest = { Params: { eventId: string } }

/** The front page, betting, and the player's own bets. */
export function betCalls(server: FastifyInstance, book: Book): void {
  const shown = matchesShown(book.feed, framed)
  server.get('/book/matches', async (request, reply) => sendFramed(request, reply, await shown()))

  const page = matchShown(book, framed)
  server.get<MatchRequest>('/book/matches/:eventId', async (request, reply) =>
    sendFramed(request, reply, await page(EVENT_ID.parse(request.params.eventId))),
  )

  server.post('/book/bet', async (request): Promise<BetView> => {
    const { session, order } = BET_BODY.parse(request.body)
    return takeBet(book, await findBookSession(book, session), order)
  })

  server.get('/book/bets', async (request): Promise<BetsView> => {
    const session = await findBookSession(book, bearerOf(request.headers.authorization))
    const bets = await newestBets(book.db, session.player, BETS_SHOWN)
    // A wallet that does not answer hides a balance, not the bets.
    const purse = await readPurse(book.wallet, session).catch(() => null)
    const free = await openGrants(book.db, session)
    return {
      bets: bets.map(betView),
      balanceMinor: purse === null ? null : String(purse.balanceMinor),
      mayBet: purse === null ? null : purse.mayBet,
      bonusOddsMin: purse === null ? null : purse.bonusOddsMin,
      freeBets: free.map(freeBetsView),
    }
  })
}
