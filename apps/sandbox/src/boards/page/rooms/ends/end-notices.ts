import type { OwnBet } from '../../../../rooms/room-api.ts'
import { roomNotice, type RoomNotice } from '../room-notice.ts'
import type { AskedBet } from '../stakes/own-stakes.ts'

/** What came of bets that ended unseen, in a sentence a round and kind of end, the oldest round first. */
export function endNotices(bets: readonly OwnBet[]): readonly RoomNotice[] {
  const numbers = [...new Set(bets.map(({ number }) => number))].toSorted((a, b) => a - b)
  return numbers.flatMap((number) => noticesOfRound(bets.filter((bet) => bet.number === number)))
}

/** Of bets that never came, in a sentence each. */
export function lostNotices(bets: readonly AskedBet[]): readonly RoomNotice[] {
  return bets.map((bet) =>
    roomNotice('neverCame', 'told', null, { number: bet.number, stakedMinor: bet.stakeMinor }),
  )
}

function noticesOfRound(bets: readonly OwnBet[]): readonly RoomNotice[] {
  const back = bets.filter(({ state }) => state === 'returned')
  return [
    playedNotice(bets.filter(({ state }) => state !== 'returned')),
    backNotice(
      'roundOff',
      back.filter(({ isCalledOff }) => isCalledOff),
    ),
    backNotice(
      'betBackUnseen',
      back.filter(({ isCalledOff }) => !isCalledOff),
    ),
  ].filter((notice) => notice !== null)
}

function playedNotice(bets: readonly OwnBet[]): RoomNotice | null {
  const [first] = bets
  if (first === undefined) return null
  const about = { number: first.number, stakedMinor: stakedMinor(bets) }
  const wonMinor = bets.reduce((sum, { winMinor }) => sum + BigInt(winMinor ?? '0'), 0n)
  if (wonMinor === 0n) return roomNotice('lostUnseen', 'told', null, about)
  // Less than the stakes, or just these, is no win.
  if (wonMinor <= about.stakedMinor) return roomNotice('partUnseen', 'told', wonMinor, about)
  return roomNotice('wonUnseen', 'good', wonMinor, about)
}

function backNotice(key: RoomNotice['key'], bets: readonly OwnBet[]): RoomNotice | null {
  const [first] = bets
  if (first === undefined) return null
  return roomNotice(key, 'told', null, { number: first.number, stakedMinor: stakedMinor(bets) })
}

function stakedMinor(bets: readonly OwnBet[]): bigint {
  return bets.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n)
}
