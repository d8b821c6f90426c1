import type { SlotEvent } from '@maidan/contract'

/**
 * The events of a slot's round. They were written by `playSlot` and are read where the game is known
 * to be a slot; what the studio keeps of rounds does not tell the games apart.
 */
export function slotEvents({
  events,
}: {
  events: readonly unknown[] | null
}): readonly SlotEvent[] {
  return (events ?? []) as readonly SlotEvent[]
}
