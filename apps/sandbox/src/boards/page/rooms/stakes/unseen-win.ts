import type { OwnBet, RoomView } from '../../../../rooms/room-api.ts'

/**
 * What of the balance is paid by a round whose event the player has not seen to its end, minor units.
 * The studio pays at the draw; a balance that has already risen would tell how the event ends.
 */
export function unseenWin(view: RoomView, own: readonly OwnBet[], isSeen: boolean): bigint {
  if (isSeen || view.phase !== 'shown') return 0n
  return own
    .filter(({ number, state }) => number === view.number && isPaid(state))
    .reduce((sum, { winMinor }) => sum + BigInt(winMinor ?? '0'), 0n)
}

function isPaid(state: OwnBet['state']): boolean {
  return state === 'paid' || state === 'closed'
}
