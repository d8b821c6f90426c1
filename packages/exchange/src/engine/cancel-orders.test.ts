import { expect, test } from 'vitest'
import { ALICE, BOB, onLadder, openScene, sayOrders, type Scene } from './testing/scene.ts'

type Step = (scene: Scene) => string

const backs: Step = (s) => s.place(ALICE, onLadder('back', 100n, '2'))
const lays: Step = (s) => s.place(BOB, onLadder('lay', 60n, '2'))
/** Takes 30 away of a bet of which Alice saw so much cancelled before. */
const reduces =
  (cancelledMinor: bigint | null): Step =>
  (s) =>
    s.ask({
      type: 'cancel',
      bettor: { playerId: ALICE },
      code: 'odds',
      orders: [{ orderId: 1, byMinor: 30n, cancelledMinor }],
    })

/** What happens, what the last reduction is answered, and what Bob's lay of 60 then leaves. */
const cases: readonly [rule: string, steps: Step[], answer: string, orders: string[]][] = [
  ['the rest keeps its place', [reduces(null)], 'done', ['1: 60 of 100 back open']],
  ['twice is twice', [reduces(null), reduces(null)], 'done', ['2: 40 of 60 lay open']],
  [
    'the same request a second time takes nothing',
    [reduces(0n), reduces(0n)],
    'BET_CHANGED',
    ['1: 60 of 100 back open'],
  ],
  [
    'the next one knows of the first',
    [reduces(0n), reduces(30n)],
    'done',
    ['2: 40 of 60 lay open'],
  ],
]

test.each(cases)('[LAW-4] [LAW-16] a part is cancelled: %s', (_, steps, answer, orders) => {
  const scene = openScene()
  backs(scene)
  expect(steps.map((step) => step(scene)).at(-1)).toBe(answer)
  lays(scene)
  expect(sayOrders(scene.market('odds'))).toEqual(orders)
})
