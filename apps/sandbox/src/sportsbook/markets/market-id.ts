const APART = '_'

/** The id of a market of the book's own, unique among all matches. */
export function marketIdOf(eventId: string, ownId: string): string {
  return `${eventId}${APART}${ownId}`
}

/** The match and the market within it behind an id; null for a market of the exchange's. */
export function ownMarketOf(marketId: string): { eventId: string; ownId: string } | null {
  const [eventId = '', ...rest] = marketId.split(APART)
  return rest.length === 0 ? null : { eventId, ownId: rest.join(APART) }
}
