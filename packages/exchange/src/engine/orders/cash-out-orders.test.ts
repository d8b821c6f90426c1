import { expect, test } from 'vitest'
import type { RequestedOrder } from '../command.ts'
import {
  ALICE,
  atRate,
  BOB,
  offersOf,
  onLadder,
  openScene,
  sayChanges,
  sayOrders,
  type Scene,
} from '../testing/scene.ts'

type Step = (scene: Scene) => string

/** What is done after both runners are offered, and what the last step changes. */
type Case = [rule: string, steps: Step[], changes: string[]]

const inPlay = { isInPlay: true, eventMark: 'none' }
const whole = { fillOrKill: { minFillMinor: 100n } }

/** A back of 100 on a runner, all of it or nothing. */
function hedge(runnerId: number, changed: Partial<RequestedOrder> = {}): RequestedOrder {
  const order = onLadder('back', 100n, '2', { ...whole, ...changed })
  const { terms } = order
  return terms.on === 'ladder' ? { ...order, terms: { ...terms, runnerId } } : order
}

/** What the house has of each runner at 2.00. */
function offered(first: bigint, second: bigint) {
  return [
    ...offersOf([['2', first]], [], { runnerId: 1 }),
    ...offersOf([['2', second]], [], { runnerId: 2 }),
  ]
}

const offers =
  (first: bigint, second: bigint): Step =>
  (s) =>
    s.report('odds', { ...inPlay, offers: offered(first, second) })
const beforePlay =
  (first: bigint, second: bigint): Step =>
  (s) =>
    s.report('odds', { offers: offered(first, second) })
const cashesOut: Step = (s) => s.cashOut(ALICE, hedge(1), hedge(2))
const delayIsOver: Step = (s) => {
  s.wait(3_000)
  return s.ready('odds')
}
const BOTH_MATCHED = [
  '1 matched 100 for 100 with the house',
  '2 matched 100 for 100 with the house',
]
const BOTH_LAPSED = ['1 lapsed 100 NOT_FILLED', '2 lapsed 100 NOT_FILLED']

const CASES: Case[] = [
  ['both are there', [beforePlay(500n, 500n), cashesOut], BOTH_MATCHED],
  ['the second is not', [beforePlay(500n, 99n), cashesOut], BOTH_LAPSED],
  ['the first is not', [beforePlay(99n, 500n), cashesOut], BOTH_LAPSED],
  ['in play both are still there', [offers(500n, 500n), cashesOut, delayIsOver], BOTH_MATCHED],
  [
    'in play the second has shrunk meanwhile',
    [offers(500n, 500n), cashesOut, offers(500n, 99n), delayIsOver],
    BOTH_LAPSED,
  ],
  [
    'in play somebody was quicker at the first',
    [
      offers(500n, 500n),
      (s) => s.place(BOB, hedge(1, { sizeMinor: 450n })),
      cashesOut,
      delayIsOver,
    ],
    ['1 matched 450 for 450 with the house', '2 lapsed 100 NOT_FILLED', '3 lapsed 100 NOT_FILLED'],
  ],
  [
    'two bets that are no cash-out go each for itself',
    [offers(500n, 500n), (s) => s.place(ALICE, hedge(1), hedge(2)), offers(500n, 99n), delayIsOver],
    ['1 matched 100 for 100 with the house', '2 lapsed 100 NOT_FILLED'],
  ],
]

test.each(CASES)('[LAW-16] a cash-out is matched whole or not at all: %s', (_, steps, changes) => {
  const scene = openScene()
  for (const step of steps) step(scene)
  expect(sayChanges(scene)).toEqual(changes)
  expect(sayOrders(scene.market('odds'))).toEqual([])
})

test('[LAW-25] what one part is above the limit of the house stops all of them', () => {
  const scene = openScene({ player: 150n })
  offers(500n, 500n)(scene)
  expect(scene.cashOut(ALICE, hedge(1, { sizeMinor: 160n }), hedge(2))).toBe('HOUSE_LIMIT 150')
  expect(scene.cashOut(ALICE, hedge(1), hedge(2))).toBe('done')
})

test.each<[what: string, orders: RequestedOrder[]]>([
  ['two on one runner', [hedge(1), hedge(1)]],
  ['one that may rest', [hedge(1), onLadder('back', 100n, '2')]],
  ['one with the bookmaker', [hedge(1), atRate('back', 100n, 9_000)]],
])('no cash-out: %s', (_, orders) => {
  expect(() => openScene().cashOut(ALICE, ...orders)).toThrow(RangeError)
})
