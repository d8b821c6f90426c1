import { groveWinMinor, type GroveEvent } from '@maidan/casino'

/** What a basket shows: nothing yet, what the player found, or what was in one they left closed. */
export type BasketLook = 'closed' | 'mango' | 'stung' | 'left-mango' | 'left-wasp'

/** The grove as far as its events go. */
export type Grove = {
  looks: readonly BasketLook[]
  opened: number
  /** What could be taken now. */
  winMinor: bigint
  end: 'stung' | 'taken' | null
}

/** The grove of a round after the events that were shown. */
export function groveOf(
  round: { betMinor: bigint; wasps: number; baskets: number },
  events: readonly GroveEvent[],
): Grove {
  const looks = Array.from({ length: round.baskets }, (): BasketLook => 'closed')
  let end: Grove['end'] = null
  let opened = 0
  for (const event of events) {
    if (event.type === 'mango') {
      looks[event.basket] = 'mango'
      opened += 1
      continue
    }
    end = event.type
    if (event.type === 'stung') looks[event.basket] = 'stung'
    for (const [basket, look] of looks.entries()) {
      if (look !== 'closed') continue
      looks[basket] = event.wasps.includes(basket) ? 'left-wasp' : 'left-mango'
    }
  }
  const winMinor = end === 'stung' ? 0n : groveWinMinor(round.betMinor, round.wasps, opened)
  return { looks, opened, winMinor, end }
}
