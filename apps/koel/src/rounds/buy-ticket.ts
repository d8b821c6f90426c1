import { randomBytes } from 'node:crypto'
import { PRICES_MINOR } from '../catalogue/list-prices.ts'
import { hashServerSeed } from '../fairness/hash-server-seed.ts'
import type { ErrorCode } from '../messages/describe-messages.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { NewRound } from '../store/keep-rounds.ts'
import type { Session } from '../store/keep-sessions.ts'
import { betTicket } from './bet-ticket.ts'
import type { Delivery } from './deliver-calls.ts'
import { playTrial } from './play-trial.ts'

export type Order = {
  readonly buyKey: string
  readonly priceMinor: bigint
  readonly clientSeed: string
  /** The hash that the page has shown: the ticket is drawn from that seed or not at all. */
  readonly serverSeedHash: string
}

export type Bought = { readonly roundId: string } | { readonly error: ErrorCode }

/** Buys a ticket. The same order again, after a cut of the network, finds the ticket of the first. */
export async function buyTicket(
  shop: Shop,
  delivery: Delivery,
  session: Session,
  order: Order,
): Promise<Bought> {
  const known = shop.rounds.findByKey(session.player, order.buyKey)
  if (known) return { roundId: known.id }
  const error = findFault(shop, session, order)
  if (error) return { error }
  const round = createRound(shop, session, order)
  if (session.walletSession === null) return playTrial(shop, session, round)
  await betTicket(shop, delivery, session, session.walletSession, round)
  return { roundId: round.id }
}

function findFault(shop: Shop, session: Session, order: Order): ErrorCode | null {
  if (session.isBlocked) return 'PLAYER_BLOCKED'
  const prices = PRICES_MINOR[session.currency]
  if (!prices) return 'CURRENCY_NOT_OFFERED'
  if (!prices.includes(order.priceMinor)) return 'INVALID_REQUEST'
  if (order.serverSeedHash !== hashServerSeed(session.serverSeed)) return 'SEED_CHANGED'
  return shop.rounds.findUnderWay(session.player) ? 'TICKET_UNDER_WAY' : null
}

function createRound(shop: Shop, session: Session, order: Order): NewRound {
  return {
    id: randomBytes(16).toString('base64url'),
    buyKey: order.buyKey,
    player: session.player,
    sessionId: session.id,
    game: session.game,
    currency: session.currency,
    priceMinor: order.priceMinor,
    serverSeed: session.serverSeed,
    clientSeed: order.clientSeed,
    createdMs: shop.nowMs(),
  }
}
