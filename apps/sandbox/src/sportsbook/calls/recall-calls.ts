import type { FastifyInstance } from 'fastify'
import { holdsKey } from '../../games/recall/holds-key.ts'
import { RECALL_QUERY } from '../../games/recall/recall-query.ts'
import { pageHeaders } from '../../games/calls/security-headers.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import { findBet } from '../bets/bet.ts'
import type { Book } from '../book.ts'
import { betPage } from '../recall/bet-page.ts'

type BetRequest = { Params: { id: string } }

/** A bet as it stands, for whoever holds its link. */
export function recallCalls(server: FastifyInstance, book: Book): void {
  server.get<BetRequest>('/book/bets/:id', async (request, reply) => {
    const { key, lang } = RECALL_QUERY.parse(request.query)
    const bet = await findBet(book.db, request.params.id)
    if (bet === null || !holdsKey(key, bet.recallKey)) throw new StudioError('ROUND_NOT_FOUND')
    return reply
      .headers(pageHeaders(book.siteOrigin))
      .type('text/html; charset=utf-8')
      .send(betPage(bet, lang ?? bet.language))
  })
}
