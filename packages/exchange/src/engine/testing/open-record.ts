import type { Changes } from '../changes.ts'

/** What would stand in a database by the changes that the engine has spoken of. */
export function openRecord() {
  const orders = new Map<number, object>()
  const matches: object[] = []
  return {
    matches,
    orders: () => [...orders.values()],
    add(changes: Changes) {
      for (const [orderId, { order }] of changes.changed) orders.set(orderId, { ...order })
      for (const { matchId, order, terms, stakeMinor, profitMinor, withHouse } of changes.matches) {
        const { orderId, playerId } = order
        matches.push({ matchId, orderId, playerId, terms, stakeMinor, profitMinor, withHouse })
      }
    },
  }
}
