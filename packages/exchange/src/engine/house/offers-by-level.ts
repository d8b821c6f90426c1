import type { HouseOffer } from '../../limits/size-offers.ts'
import type { RunnerOffer } from '../prices/market-price.ts'

/** The house's orders for all runners, their best prices first, so that those get what room there is. */
export function offersByLevel(offers: readonly RunnerOffer[]): HouseOffer[] {
  const levels = Math.max(
    0,
    ...offers.flatMap(({ toBack, toLay }) => [toBack.length, toLay.length]),
  )
  return Array.from({ length: levels }, (_, level) =>
    offers.flatMap(({ runnerId, toBack, toLay }) => [
      ...toBack.slice(level, level + 1).map((one) => ({ ...one, runnerId, side: 'lay' as const })),
      ...toLay.slice(level, level + 1).map((one) => ({ ...one, runnerId, side: 'back' as const })),
    ]),
  ).flat()
}
