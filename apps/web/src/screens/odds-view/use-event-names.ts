import { useMemo } from 'react'
import { useCell } from '../../features/odds/prices/cells.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import type { Names } from '../../features/odds/markets/names.ts'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'

/** Sides of a match; a draw has no part in its name. */
const sidesMax = 2

/** The name of an event: its list's, or that of its two sides while the list is not there. */
export function useEventNames(
  event: SportsEvent | undefined,
  store: OddsStore,
  marketId: string,
): Names {
  const runners = useCell(store.odds, marketId, (odds) => odds?.runners)
  const sides = runners?.slice(0, sidesMax).map(({ names }) => names)
  const en = event?.names.en ?? sides?.map((names) => names.en).join(' v ') ?? ''
  const bn = event?.names.bn ?? sides?.map((names) => names.bn).join(' বনাম ') ?? ''
  return useMemo(() => ({ en, bn }), [en, bn])
}
