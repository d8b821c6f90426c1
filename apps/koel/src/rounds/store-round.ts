import { makeServerSeed } from '../fairness/make-server-seed.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { NewRound } from '../store/keep-rounds.ts'
import type { Session } from '../store/keep-sessions.ts'

/** Stores the round, and puts a new seed in the place of the one that it uses up. */
export function storeRound(shop: Shop, session: Session, round: NewRound): void {
  shop.rounds.add(round)
  shop.sessions.setServerSeed(session.id, makeServerSeed())
}
