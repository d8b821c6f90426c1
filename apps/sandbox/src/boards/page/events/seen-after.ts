import type { EventOutcome } from '@maidan/casino'

/** When the outcome of an event has been seen, by how long its play is shown. */
export function seenAfter<Play>(
  playMs: (play: Play) => number,
): (outcome: EventOutcome<Play>) => number {
  return ({ play }) => playMs(play)
}
