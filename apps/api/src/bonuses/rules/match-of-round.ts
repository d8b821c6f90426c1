/** One name for all bets on an event, wherever they were placed. */
export function keyOfEvent(eventId: string): string {
  return `event ${eventId}`
}

/**
 * Bets of the sports partner that name no event are one, as if they could all cancel out; so are those
 * on several.
 */
const UNNAMED = 'sports'

/** What a bet at the sports partner was on, as its round's detail says. */
export function matchOfRound(detail: string | null): string {
  try {
    const parsed: unknown = JSON.parse(detail ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return UNNAMED
    const eventId: unknown = Reflect.get(parsed, 'event_id')
    return typeof eventId === 'string' && eventId !== '' ? keyOfEvent(eventId) : UNNAMED
  } catch {
    return UNNAMED
  }
}
