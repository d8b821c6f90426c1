const BOOKMAKER = 'bm'
const FANCY = 'f'

/** The code of an event's bookmaker. Match odds go by the partner's own code, such as `1.2412345`. */
export function bookmakerCode(eventId: string): string {
  return `${BOOKMAKER}:${eventId}`
}

/** The code of a fancy, by the partner's id of the event and of the line. */
export function fancyCode(eventId: string, fancyId: string): string {
  return `${FANCY}:${eventId}:${fancyId}`
}

/** The event of a bookmaker or a fancy; null for a code that does not name its event. */
export function eventOfCode(code: string): string | null {
  const [kind, eventId] = code.split(':')
  return (kind === BOOKMAKER || kind === FANCY) && eventId ? eventId : null
}
