import { expect, test } from 'vitest'
import type { OwnBet, OwnBetState, RoomView } from '../../../../rooms/room-api.ts'
import { ownBet } from './testing/own-bet.ts'
import { isOnItsWay, withBet, withBets } from './own-bets.ts'

function bet(
  betId: string,
  state: OwnBetState = 'taken',
  outAtCenti: number | null = null,
): OwnBet {
  return ownBet({ betId, state, outAtCenti })
}

test.each<[string, OwnBet[], OwnBet, OwnBet[]]>([
  ['a new bet comes first', [bet('a')], bet('b'), [bet('b'), bet('a')]],
  ['a bet goes on', [bet('b'), bet('a')], bet('a', 'paid'), [bet('b'), bet('a', 'paid')]],
  ['an answer that was overtaken', [bet('a', 'paid')], bet('a'), [bet('a', 'paid')]],
  ['a height once told stays', [bet('a', 'taken', 150)], bet('a'), [bet('a', 'taken', 150)]],
  ['a height is told', [bet('a')], bet('a', 'taken', 150), [bet('a', 'taken', 150)]],
])('%s', (_name, own, told, after) => {
  expect(withBet(own, told)).toEqual(after)
})

test('a list of the studio, newest first, stays so', () => {
  const own = withBets([bet('a')], [bet('c'), bet('b'), bet('a', 'closed')])
  expect(own.map(({ betId, state }) => `${betId} ${state}`)).toEqual([
    'c taken',
    'b taken',
    'a closed',
  ])
})

const at = (number: number, phase: RoomView['phase']) => ({ number, phase }) as RoomView

test.each<[OwnBetState, RoomView | null, boolean]>([
  ['betting', null, true],
  ['taken', null, false],
  ['taken', at(7, 'running'), false],
  ['taken', at(7, 'shown'), true],
  ['taken', at(8, 'betting'), true],
  ['settling', at(7, 'shown'), true],
  ['returning', at(7, 'betting'), true],
  ['paid', at(7, 'shown'), false],
  ['closed', at(8, 'betting'), false],
  ['returned', at(8, 'betting'), false],
])('money of a bet that is %s is asked after: %#', (state, view, expected) => {
  expect(isOnItsWay(bet('a', state), view)).toBe(expected)
})
