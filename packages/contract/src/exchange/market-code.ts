/** The code of an event's bookmaker market: `bm:<event>`. Match odds carry the odds host's own id. */
export function bookmakerCode(eventId: string): string {
  return `bm:${eventId}`
}

/** The code of one fancy of an event: `f:<event>:<line>`. */
export function fancyCode(eventId: string, line: string): string {
  return `f:${eventId}:${line}`
}
