/** Places in a day; an event's number is its day and its place. */
export const PLACES_MAX = 100

const EVENT_BASE = 30_000_000
const MARKET_BASE = 240_000_000

export function eventIdOf(number: number): string {
  return String(EVENT_BASE + number)
}

export function marketIdOf(number: number): string {
  return `1.${MARKET_BASE + number}`
}

/** The number in an event id; null if it is none. */
export function numberOfEvent(eventId: string): number | null {
  if (!/^\d{8}$/.test(eventId)) return null
  return positive(Number(eventId) - EVENT_BASE)
}

/** The number in a market id; null if it is none. */
export function numberOfMarket(marketId: string): number | null {
  if (!/^1\.\d{9}$/.test(marketId)) return null
  return positive(Number(marketId.slice(2)) - MARKET_BASE)
}

function positive(number: number): number | null {
  return number >= 0 ? number : null
}
