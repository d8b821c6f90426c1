import { expect, test } from 'vitest'
import { testCup, testKite } from '../../../../rooms/testing/test-games.ts'
import type { OwnBet, RoomView } from '../../../../rooms/room-api.ts'
import { ownBet } from './testing/own-bet.ts'
import { ownStakes } from './own-stakes.ts'

const running: RoomView = {
  number: 7,
  phase: 'running',
  nowMs: 10_000,
  phaseBeganMs: 9_000,
  phaseEndsMs: null,
  linkHash: 'hash',
  outcome: null,
  isCut: false,
  bets: [],
  betCount: 0,
  contests: [],
  watching: 3,
  past: [],
}
const shown: RoomView = { ...running, phase: 'shown', outcome: { brokenAtCenti: 250 } }

const held = { autoCenti: null }

const bet = (part: Partial<OwnBet>) => ownBet({ betId: 'press-1', spot: held, ...part })

const auto = { autoCenti: 200 }

test.each<[string, RoomView, OwnBet, number, unknown]>([
  ['a stake in the air', running, bet({}), 150, ['standing', null, null]],
  ['one taken out', running, bet({ outAtCenti: 140 }), 150, ['out', 140, null]],
  ['one below its own height', running, bet({ spot: auto }), 150, ['standing', null, null]],
  ['one that left by itself', running, bet({ spot: auto }), 210, ['out', 200, null]],
  ['one that waits for the wallet', running, bet({ state: 'betting' }), 0, ['asked', null, null]],
  ['one lost, before the studio says so', shown, bet({}), 250, ['lost', null, 0n]],
  [
    'one won, before the studio says so',
    shown,
    bet({ outAtCenti: 140 }),
    250,
    ['won', 140, 1_400n],
  ],
  ['one that left, shown', shown, bet({ spot: auto }), 250, ['won', 200, 2_000n]],
  [
    'one settled',
    shown,
    bet({ state: 'paid', winMinor: '1400', outAtCenti: 140 }),
    250,
    ['won', 140, 1_400n],
  ],
  ['one of a round cut short', { ...shown, isCut: true }, bet({}), 250, ['standing', null, null]],
])('%s', (_name, view, own, heightCenti, expected) => {
  const [stake] = ownStakes({ game: testKite, view, own: [own], asked: [], heightCenti })
  expect([stake?.state, stake?.outAtCenti, stake?.winMinor]).toEqual(expected)
})

test('only bets of this round that came about lie on the board, those on their way last and once', () => {
  const own = [
    bet({ betId: 'newest' }),
    bet({ betId: 'refused', state: 'refused' }),
    bet({ betId: 'back', state: 'returning' }),
    bet({ betId: 'first' }),
    bet({ betId: 'old', number: 6 }),
  ]
  const asked = ['sent', 'newest', 'late'].map((betId) => ({
    betId,
    number: betId === 'late' ? 6 : 7,
    spot: held,
    stakeMinor: 1_000n,
  }))
  const stakes = ownStakes({ game: testKite, view: running, own, asked, heightCenti: 0 })
  expect(stakes.map(({ betId }) => betId)).toEqual(['first', 'newest', 'sent'])
})

test.each<[string, Partial<OwnBet>, unknown[]]>([
  ['stands until the studio has settled it', {}, ['standing', null]],
  ['has won what the studio says', { state: 'settling', winMinor: '1800' }, ['won', 1_800n]],
  ['has lost when the studio says so', { state: 'closed', winMinor: '0' }, ['lost', 0n]],
])('a stake of a contest %s', (_name, part, expected) => {
  const view = { ...shown, outcome: 'heads' }
  const own = [bet({ spot: 'heads', ...part })]
  const [stake] = ownStakes({ game: testCup, view, own, asked: [], heightCenti: 0 })
  expect([stake?.state, stake?.winMinor]).toEqual(expected)
})
