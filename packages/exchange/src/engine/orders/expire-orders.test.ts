import { expect, test } from 'vitest'
import {
  ALICE,
  BOB,
  offersOf,
  onLadder,
  openScene,
  sayOrders,
  type Scene,
} from '../testing/scene.ts'

type Step = (scene: Scene) => string

const backsFor =
  (expiresInMs: number): Step =>
  (s) =>
    s.place(ALICE, onLadder('back', 100n, '2', { expiresInMs }))
const lays: Step = (s) => s.place(BOB, onLadder('lay', 60n, '2'))
const turnsInPlay: Step = (s) => s.report('odds', { isInPlay: true })
const offers: Step = (s) => s.report('odds', { offers: offersOf([], [['2', 300n]]) })
const passes =
  (ms: number): Step =>
  (s) => {
    s.wait(ms)
    return ''
  }

/** What happens, and what is left of Alice's bet and of Bob's. */
const cases: readonly [rule: string, steps: Step[], orders: string[]][] = [
  [
    'before its moment it is met',
    [backsFor(5_000), passes(4_999), lays],
    ['1: 60 of 100 back open'],
  ],
  [
    'at its moment it is not, though nobody looked before',
    [backsFor(5_000), passes(5_000), lays],
    ['2: 0 of 60 lay open'],
  ],
  ['nor does the house take it', [backsFor(5_000), passes(5_000), offers], []],
  ['a look at the market lapses it', [backsFor(5_000), passes(5_000), (s) => s.ready('odds')], []],
  [
    'one that expires inside its delay does not enter',
    [turnsInPlay, backsFor(2_000), passes(3_000), (s) => s.ready('odds')],
    [],
  ],
  [
    'one that expires after it does, and goes in its time',
    [
      turnsInPlay,
      backsFor(4_000),
      passes(3_000),
      (s) => s.ready('odds'),
      passes(1_000),
      (s) => s.ready('odds'),
    ],
    [],
  ],
]

test.each(cases)('[LAW-16] %s', (_, steps, orders) => {
  const scene = openScene()
  for (const step of steps) step(scene)
  expect(sayOrders(scene.market('odds'))).toEqual(orders)
})

test('[LAW-14] what is held for an expired order is free again', () => {
  const scene = openScene()
  backsFor(5_000)(scene)
  expect(scene.heldOf('odds', ALICE)).toBe(100n)
  scene.wait(5_000)
  scene.ready('odds')
  expect(scene.heldOf('odds', ALICE)).toBe(0n)
})
