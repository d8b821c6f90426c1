import { expect, test } from 'vitest'
import type { OwnBet, RoomReplay } from '../../../../rooms/room-api.ts'
import { replayBet, replayView, type ReplayMoment } from './replay-view.ts'

const bet: OwnBet = {
  id: 'm1',
  betId: 'press-1',
  number: 7,
  spot: { autoCenti: null },
  stakeMinor: '1000',
  currency: 'BDT',
  state: 'closed',
  outAtCenti: 150,
  winMinor: '1500',
  placedAt: '2026-01-01T00:00:00.000Z',
  recallUrl: 'https://studio/play',
}

const replay = {
  proof: {
    bet,
    linkHash: 'hash',
    link: 'link',
    clientSeeds: [],
    outcome: { brokenAtCenti: 250 },
    isCut: false,
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
