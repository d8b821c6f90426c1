import type { EventOutcome } from '@maidan/casino'

/** How long a round's event takes to be seen, by how long its play does, for the frame's balance. */
export function seenAfterMs<Play>(playMs: (play: Play) => number): (outcome: unknown) => number {
  return (outcome) => playMs((outcome as EventOutcome<Play>).play)
}
