import { CASTS_PER_BASKET, castPriceMinor, type FishKind, type NetEvent } from '@maidan/casino'

/** What a basket holds after the events that were shown. */
export type Basket = {
  castsLeft: number
  priceMinor: bigint
  caughtMinor: bigint
  /** What casts that are not thrown are worth. */
  backMinor: bigint
  /** How many of each kind were caught, in the order of the first. */
  caught: readonly { kind: FishKind; count: number }[]
  isHome: boolean
}

/** The basket of a round as far as its events go. */
export function basketOf(betMinor: bigint, events: readonly NetEvent[]): Basket {
  const casts = events.flatMap((event) => (event.type === 'cast' ? [event] : []))
  const caught = new Map<FishKind, number>()
  let caughtMinor = 0n
  for (const cast of casts.filter((one) => one.caught)) {
    caught.set(cast.fish, (caught.get(cast.fish) ?? 0) + 1)
    caughtMinor += BigInt(cast.winMinor)
  }
  const castsLeft = CASTS_PER_BASKET - casts.length
  const priceMinor = castPriceMinor(betMinor)
  return {
    castsLeft,
    priceMinor,
    caughtMinor,
    backMinor: priceMinor * BigInt(castsLeft),
    caught: [...caught].map(([kind, count]) => ({ kind, count })),
    isHome: events.some(({ type }) => type === 'home'),
  }
}
