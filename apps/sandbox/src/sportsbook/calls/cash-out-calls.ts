import type { FastifyInstance } from 'fastify'
import { bearerOf } from '../../games/calls/read-body.ts'
import type { BetView, CashOutView } from '../book-api.ts'
import type { Book } from '../book.ts'
import { cashOut } from '../cash-out/cash-out.ts'
import { cashOutOffers } from '../cash-out/offer-cash-out.ts'
import { findBookSession } from '../sessions/find-book-session.ts'
import { CASH_OUT_BODY, OWN_BET_ID } from './read-body.ts'

type BetRequest = { Params: { id: string } }

/** What an open bet can be given back for, and giving it back. */
export function cashOutCalls(server: FastifyInstance, book: Book): void {
  const offerOf = cashOutOffers(book)
  server.get<BetRequest>('/book/bets/:id/cash-out', async (request): Promise<CashOutView> => {
    const session = await findBookSession(book, bearerOf(request.headers.authorization))
    return offerOf(session, OWN_BET_ID.parse(request.params.id))
  })

  server.post('/book/cash-out', async (request): Promise<BetView> => {
    const { session, betId, worthMinor } = CASH_OUT_BODY.parse(request.body)
    const asked = { id: betId, shownMinor: BigInt(worthMinor) }
    return cashOut(book, await findBookSession(book, session), asked)
  })
}
