import type { Changes } from '../changes.ts'
import { moreOf, surplusOf, takeHolding, type Holding } from '../market/holding.ts'
import type { Markets } from '../market/live-market.ts'
import type { NaiveMarket } from './naive/naive-market.ts'
import { naiveLiability } from './naive/naive-money.ts'

export const PLAYERS = [11, 12, 13]
const CASH_MINOR = 60_000n

/** Players' cash and what is held of it, looked at after every command (law 14). */
export function openHeldMoney(markets: Markets, naives: readonly NaiveMarket[]) {
  const cash = new Map(PLAYERS.map((playerId) => [playerId, CASH_MINOR]))
  const unsettled: Changes[] = []
  const heldOf = (code: string, playerId: number) =>
    markets.get(code)?.positions.get(playerId)?.heldMinor ?? 0n

  function take(holding: Holding) {
    cash.set(holding.playerId, (cash.get(holding.playerId) ?? 0n) - moreOf(holding))
    takeHolding(holding)
  }

  function assertHeld(isRight: (heldMinor: bigint, worstMinor: bigint) => boolean) {
    for (const naive of naives)
      for (const playerId of PLAYERS) {
        const { code } = naive.facts
        const [heldMinor, worstMinor] = [heldOf(code, playerId), naiveLiability(naive, playerId)]
        if (isRight(heldMinor, worstMinor)) continue
        throw new Error(`${playerId} may lose ${worstMinor} on ${code}, held are ${heldMinor}`)
      }
  }

  return {
    heldOf,
    /** Holds it all for one player, or nothing if they have too little. */
    hold(holdings: readonly Holding[]): boolean {
      const moreMinor = holdings.reduce((sum, one) => sum + moreOf(one), 0n)
      const [first] = holdings
      if (first && (cash.get(first.playerId) ?? 0n) < moreMinor) return false
      for (const holding of holdings) take(holding)
      return true
    },
    /** Nothing that was done is at risk beyond what is held. */
    note(changes: Changes) {
      unsettled.push(changes)
      assertHeld((heldMinor, worstMinor) => heldMinor >= worstMinor)
    },
    /** Frees what is no longer at risk where the engine has said to look: then just that is held. */
    settle() {
      for (const { touched } of unsettled.splice(0))
        for (const [market, players] of touched)
          for (const playerId of players) {
            const surplus = surplusOf(market, playerId)
            if (surplus) take(surplus)
          }
      assertHeld((heldMinor, worstMinor) => heldMinor === worstMinor)
    },
  }
}
