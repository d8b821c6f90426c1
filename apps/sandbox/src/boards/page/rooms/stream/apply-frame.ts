import type { RoomFrame, RoomView } from '../../../../rooms/room-api.ts'

/**
 * The room as it is after a frame. What is older than what is known changes nothing, and bets of a
 * round that is not known wait for its view.
 */
export function applyFrame(view: RoomView | null, frame: RoomFrame): RoomView | null {
  if (frame.kind === 'view') return isOlder(frame.view, view) ? view : frame.view
  if (view === null || view.number !== frame.number || frame.nowMs < view.nowMs) return view
  const { nowMs, bets, betCount, contests, watching } = frame
  return { ...view, nowMs, bets, betCount, contests, watching }
}

function isOlder(next: RoomView, known: RoomView | null): boolean {
  if (known === null) return false
  return next.number < known.number || (next.number === known.number && next.nowMs < known.nowMs)
}
