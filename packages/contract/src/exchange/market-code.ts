const BOOKMAKER = 'bm'
const FANCY = 'f'

/** The code of an event's bookmaker market. Match odds go by the odds partner's own code, as `1.24`. */
export function bookmakerCode(eventId: string): string {
  return `${BOOKMAKER}:${eventId}`
}

/** The code of one line of an event, by the partner's ids of both. */
export function fancyCode(eventId: string, fancyId: string): string {
  return `${FANCY}:${eventId}:${fancyId}`
}

/** The event of a bookmaker or a fancy; null for a code that does not name its event. */
export function eventOfCode(code: string): string | null {
  const [kind, eventId] = code.split(':')
  return (kind === BOOKMAKER || kind === FANCY) && eventId ? eventId : null
}
