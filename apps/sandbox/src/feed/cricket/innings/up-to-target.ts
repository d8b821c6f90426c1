import type { Delivery } from '../delivery/delivery.ts'

/**
 * The match ends with the winning run: what the batters would have run beyond it does not count,
 * nor does a wicket after it. A ball over the rope counts in full.
 */
export function upToTarget(delivery: Delivery, need: number | null): Delivery {
  if (need === null || delivery.total < need) return delivery
  const excess = delivery.isBoundary ? 0 : delivery.total - need
  return {
    ...delivery,
    total: delivery.total - excess,
    offBat: Math.max(delivery.offBat - excess, 0),
    ran: delivery.ran - excess,
    wicket: null,
  }
}
