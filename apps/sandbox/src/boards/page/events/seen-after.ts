import type { EventOutcome } from '@maidan/casino'

/**
 * When the outcome of an event has been seen, by how long its play is shown. The page of a room knows
 * outcomes as data alone; a board is asked of none but its own game's.
 */
export function seenAfter<Play>(playMs: (play: Play) => number): (outcome: unknown) => number {
  return (outcome) => playMs((outcome as EventOutcome<Play>).play)
}
