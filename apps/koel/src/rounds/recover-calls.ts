import type { Shop } from '../shop/open-shop.ts'
import { giveUpBet } from './give-up-bet.ts'
import { runTransaction } from '../store/run-transaction.ts'

/** After a start: bets without an answer are rolled back, and all that is owed is due at once. */
export function recoverCalls(shop: Shop): void {
  const nowMs = shop.nowMs()
  runTransaction(shop.database, () => {
    for (const bet of shop.calls.listBetsOnTheirWay(nowMs)) giveUpBet(shop, bet)
    shop.calls.makeAllDue(nowMs)
  })
}
