import type { SlotEvent } from '@maidan/contract'

type Kind = 'spin' | 'cascade' | 'wild_respin'

/** What puts another view on the reels. */
export type ViewEvent = Extract<SlotEvent, { type: Kind }>

const VIEWS = { spin: true, cascade: true, wild_respin: true } satisfies Record<Kind, true>

export function isView(event: SlotEvent): event is ViewEvent {
  return event.type in VIEWS
}
