import type { Shop } from '../shop/open-shop.ts'
import type { NewRound } from '../store/keep-rounds.ts'
import type { Session } from '../store/keep-sessions.ts'
import { runTransaction } from '../store/run-transaction.ts'
import { drawRound } from './draw-round.ts'
import { storeRound } from './store-round.ts'

/** Plays a ticket for play money. The wallet hears nothing of it. */
export function playTrial(
  shop: Shop,
  session: Session,
  round: NewRound,
): { readonly roundId: string } {
  const purseMinor = (session.playMoneyMinor ?? 0n) - round.priceMinor
  runTransaction(shop.database, () => {
    storeRound(shop, session, round)
    if (purseMinor < 0n) {
      const leftMinor = (session.playMoneyMinor ?? 0n).toString()
      const code = 'WALLET_NOT_ENOUGH_MONEY'
      shop.rounds.setOver(round.id, 'refused', code, leftMinor, shop.nowMs())
      return
    }
    const drawn = drawRound(round)
    const afterMinor = purseMinor + drawn.winMinor
    shop.rounds.setDrawn(round.id, { ...drawn, balanceAfterBetMinor: purseMinor.toString() })
    shop.rounds.setSettled(round.id, afterMinor.toString(), shop.nowMs())
    shop.sessions.setPlayMoney(session.id, afterMinor)
  })
  return { roundId: round.id }
}
