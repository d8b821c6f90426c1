import { expect, test } from 'vitest'
import type { RoomView } from '../room-api.ts'
import { nextFrame } from './next-frame.ts'

const bet = {
  name: 'al***ce',
  spot: 1,
  stakeMinor: '1000',
  currency: 'BDT',
  outAtCenti: null,
  winMinor: null,
}

const contest = { stakeMinor: '1000', currency: 'BDT', entries: 1, players: 1 }

const view: RoomView = {
  number: 7,
  phase: 'running',
  nowMs: 10_000,
  phaseBeganMs: 9_000,
  phaseEndsMs: null,
  linkHash: 'hash',
  outcome: null,
  isCut: false,
  bets: [bet],
  betCount: 1,
  contests: [],
  watching: 3,
  past: [],
}

test.each<[string, RoomView | null, Partial<RoomView>, 'view' | 'bets' | undefined]>([
  ['whoever has seen nothing gets all', null, {}, 'view'],
  ['nothing new is not told', view, { nowMs: 10_250 }, undefined],
  ['another phase is told whole', view, { phase: 'shown', phaseBeganMs: 11_000 }, 'view'],
  ['another round is told whole', view, { number: 8 }, 'view'],
  ['one more bet', view, { betCount: 2 }, 'bets'],
  ['a stake that is out', view, { bets: [{ ...bet, outAtCenti: 150 }] }, 'bets'],
  ['one more entry', view, { contests: [contest] }, 'bets'],
  ['somebody came just now', view, { watching: 4, nowMs: 11_000 }, undefined],
  ['somebody came a while ago', view, { watching: 4, nowMs: 12_000 }, 'bets'],
])('%s', (_name, last, changed, kind) => {
  expect(nextFrame(last, { ...view, ...changed })?.kind).toBe(kind)
})
