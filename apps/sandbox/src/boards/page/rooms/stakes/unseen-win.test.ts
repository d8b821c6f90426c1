import { expect, test } from 'vitest'
import type { OwnBet, RoomView } from '../../../../rooms/room-api.ts'
import { unseenWin } from './unseen-win.ts'

const view = (phase: RoomView['phase']) => ({ number: 7, phase }) as RoomView

const bet = (state: OwnBet['state'], winMinor: string | null, number = 7) =>
  ({ number, state, winMinor }) as OwnBet

test.each([
  [
    'paid wins of the round that is shown',
    'shown',
    [bet('paid', '300'), bet('closed', '50')],
    350n,
  ],
  ['not what is on its way', 'shown', [bet('settling', '300'), bet('taken', null)], 0n],
  ['not what is lost', 'shown', [bet('closed', '0')], 0n],
  ['not the wins of the round before', 'shown', [bet('closed', '300', 6)], 0n],
  ['nothing while bets are taken', 'betting', [bet('closed', '300')], 0n],
] as const)('held back are %s', (_, phase, own, expected) => {
  expect(unseenWin(view(phase), own, false)).toBe(expected)
})

test('nothing is held back of what has been seen', () => {
  expect(unseenWin(view('shown'), [bet('paid', '300')], true)).toBe(0n)
})
