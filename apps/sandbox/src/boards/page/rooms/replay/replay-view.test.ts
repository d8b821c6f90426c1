import { expect, test } from 'vitest'
import type { RoomReplay } from '../../../../rooms/room-api.ts'
import { ownBet } from '../stakes/testing/own-bet.ts'
import { replayBet, replayView, type ReplayMoment } from './replay-view.ts'

const bet = ownBet({
  betId: 'press-1',
  spot: { autoCenti: null },
  state: 'closed',
  outAtCenti: 150,
  winMinor: '1500',
})

const replay = {
  proof: {
    bet,
    linkHash: 'hash',
    link: 'link',
    clientSeeds: [],
    outcome: { brokenAtCenti: 250 },
    isCut: false,
    contest: null,
  },
  past: [],
  bets: [{ ...bet, name: 'a***' }],
  betCount: 1,
} as unknown as RoomReplay

const rising = (heightCenti: number): ReplayMoment => ({
  phase: 'running',
  beganMs: 1_000,
  lastsMs: null,
  heightCenti,
})

test.each<[string, ReplayMoment, unknown, unknown[]]>([
  ['below where it was taken out', rising(140), null, ['taken', null, null]],
  ['above it', rising(160), null, ['taken', 150, null]],
  ['shown', { ...rising(250), phase: 'shown' }, { brokenAtCenti: 250 }, ['closed', 150, '1500']],
])('a past round %s tells no more than was known', (_name, moment, outcome, own) => {
  const view = replayView(replay, moment)
  expect(view.outcome).toEqual(outcome)
  const { state, outAtCenti, winMinor } = replayBet(replay, moment)
  expect([state, outAtCenti, winMinor]).toEqual(own)
  expect(view.bets[0]).toMatchObject({ outAtCenti, winMinor })
})

test('a past contest is told as it was: how many entered at first, what they played with the outcome', () => {
  const entry = { name: 'a***', spot: 'heads', isOwn: false }
  const entries = [
    { ...entry, player: 1 },
    { ...entry, player: 2 },
    { ...entry, player: 1 },
  ]
  const field = { stakeMinor: '1000', currency: 'BDT', feeBps: 1_000, entries }
  const ofContest = { ...replay, proof: { ...replay.proof, contest: { field, place: 1 } } }
  const before = replayView(ofContest, { ...rising(0), phase: 'betting' })
  expect(before.contests).toEqual([{ stakeMinor: '1000', currency: 'BDT', entries: 3, players: 2 }])
  expect(before.bets[0]?.spot).toBeNull()
  expect(replayView(ofContest, { ...rising(0), phase: 'shown' }).bets[0]?.spot).toEqual(bet.spot)
})
