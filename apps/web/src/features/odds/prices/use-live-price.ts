import { fancyCode } from '@maidan/contract'
import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import type { EventLines } from '../events/event-lines.ts'
import { useShownOdds } from '../feed/shown-odds.ts'
import { useCell } from './cells.ts'
import { liveRow, liveRunner } from './live-price-of.ts'
import type { HouseRow } from './live-price-of.ts'

/** Follows a tapped price on the screen that shows it; null while the screen does not know it. */
export function useLivePrice(selection: Selection | null): LivePrice | null {
  const { odds, lines } = useShownOdds()
  const ladder = useCell(odds, selection?.marketId ?? '', (market) => market)
  const eventId = selection?.eventId ?? ''
  const isKnown = useCell(lines, eventId, (event) => event !== undefined)
  const row = useCell(lines, eventId, (event) => selection && rowOf(event, selection))
  if (selection === null) return null
  if (selection.kind === 'match_odds') return ladder ? liveRunner(ladder, selection) : null
  return isKnown ? liveRow(row ?? undefined, selection.side) : null
}

function rowOf(event: EventLines | undefined, selection: Selection): HouseRow | undefined {
  const { kind, eventId, marketId, selectionId } = selection
  if (kind === 'bookmaker') return event?.bookmaker.find(({ id }) => id === selectionId)
  return event?.fancies.find(({ key }) => fancyCode(eventId, key) === marketId)
}
