import type { RoomFrame, RoomView } from '../room-api.ts'

/** People who come and go are told this seldom when nothing else has changed. */
const WATCHING_EVERY_MS = 2_000

/**
 * What those who have seen `last` are to be told of `view`: all of it when its round or phase is
 * another, its bets when only they have changed, and nothing when there is nothing new.
 */
export function nextFrame(last: RoomView | null, view: RoomView): RoomFrame | null {
  if (last === null || phaseKey(last) !== phaseKey(view)) return { kind: 'view', view }
  const isWatchingNew =
    last.watching !== view.watching && view.nowMs - last.nowMs >= WATCHING_EVERY_MS
  if (betsKey(last) === betsKey(view) && !isWatchingNew) return null
  const { number, nowMs, bets, betCount, contests, watching } = view
  return { kind: 'bets', number, nowMs, bets, betCount, contests, watching }
}

function phaseKey({ number, phase, phaseBeganMs, phaseEndsMs, isCut }: RoomView): string {
  return `${number} ${phase} ${phaseBeganMs} ${phaseEndsMs} ${isCut}`
}

function betsKey({ bets, betCount, contests }: RoomView): string {
  return JSON.stringify([bets, betCount, contests])
}
