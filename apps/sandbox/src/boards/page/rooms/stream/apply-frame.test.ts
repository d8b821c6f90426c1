import { expect, test } from 'vitest'
import type { RoomFrame, RoomView } from '../../../../rooms/room-api.ts'
import { applyFrame } from './apply-frame.ts'

const contest = { stakeMinor: '1000', currency: 'BDT', entries: 2, players: 1 }

const view: RoomView = {
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

const bets = (part: Partial<Extract<RoomFrame, { kind: 'bets' }>>): RoomFrame => ({
  kind: 'bets',
  number: 7,
  nowMs: 10_200,
  bets: [],
  betCount: 5,
  contests: [contest],
  watching: 4,
  ...part,
})

const whole = (part: Partial<RoomView>): RoomFrame => ({ kind: 'view', view: { ...view, ...part } })

test.each<[string, RoomView | null, RoomFrame, Partial<RoomView> | null]>([
  ['the first view', null, whole({}), view],
  ['the next phase', view, whole({ phase: 'shown', nowMs: 11_000 }), { phase: 'shown' }],
  ['the next round', view, whole({ number: 8, nowMs: 11_000 }), { number: 8 }],
  ['a view of an older round', view, whole({ number: 6, nowMs: 12_000 }), { number: 7 }],
  ['a view that was overtaken', view, whole({ phase: 'betting', nowMs: 9_999 }), view],
  [
    'bets of this round',
    view,
    bets({}),
    { betCount: 5, contests: [contest], watching: 4, nowMs: 10_200 },
  ],
  ['bets that were overtaken', view, bets({ nowMs: 9_000 }), { betCount: 0 }],
  ['bets of another round', view, bets({ number: 8 }), { betCount: 0, number: 7 }],
  ['bets before any view', null, bets({}), null],
])('%s', (_name, known, frame, after) => {
  expect({ next: applyFrame(known, frame) }).toMatchObject({ next: after })
})
