import { describe, expect, test } from 'vitest'
import {
  ALICE,
  atRate,
  BOB,
  lineOf,
  offersOf,
  onLadder,
  onLine,
  openScene,
  quoteOf,
  sayChanges,
  type Scene,
} from './testing/scene.ts'

type Step = (scene: Scene) => string

describe('the house’s own rates', () => {
  test.each<[string, string, Step]>([
    ['the present rate', 'done', (s) => s.place(ALICE, atRate('back', 100n, 9_000))],
    ['a worse one than now', 'done', (s) => s.place(ALICE, atRate('back', 100n, 8_500))],
    ['a better one', 'ODDS_CHANGED', (s) => s.place(ALICE, atRate('back', 100n, 9_500))],
    ['any rate', 'done', (s) => s.place(ALICE, atRate('back', 100n, 9_500, { acceptAny: true }))],
    ['to lay at more than now', 'done', (s) => s.place(ALICE, atRate('lay', 100n, 10_500))],
    ['to lay at less', 'ODDS_CHANGED', (s) => s.place(ALICE, atRate('lay', 100n, 9_500))],
    [
      'less than the least stake',
      'STAKE_OUT_OF_RANGE 100-100000',
      (s) => s.place(ALICE, atRate('back', 99n, 9_000)),
    ],
    ['yes at its run', 'done', (s) => s.place(ALICE, onLine('yes', 100n, [48, 9_000]))],
    ['no at its own', 'done', (s) => s.place(ALICE, onLine('no', 100n, [47, 10_000]))],
    ['yes at another run', 'ODDS_CHANGED', (s) => s.place(ALICE, onLine('yes', 100n, [46, 9_000]))],
  ])('[LAW-15] [LAW-17] %s: %s', (_, answer, step) => {
    expect(step(openScene())).toBe(answer)
  })

  test.each<[string, Parameters<typeof quoteOf>[1], string]>([
    ['a row that stands still', { suspended: true }, 'MARKET_SUSPENDED'],
    ['a ball', { ballRunning: true }, 'BALL_RUNNING'],
    ['a side that is not offered', { forRateCenti: null }, 'MARKET_SUSPENDED'],
  ])('[LAW-17] %s', (_, changed, code) => {
    const scene = openScene()
    scene.report('book', { quotes: [quoteOf(1, changed)] })
    scene.report('line', { quotes: [lineOf(changed)] })
    expect(scene.place(ALICE, atRate('back', 100n, 9_000))).toBe(code)
    expect(scene.place(ALICE, onLine('yes', 100n, [48, 9_000]))).toBe(code)
  })

  test('[LAW-25] of two bets on one event the second is measured by what the first can cost', () => {
    const slip = [atRate('back', 1_000n, 9_000), onLine('yes', 100n, [48, 9_000])]
    expect(openScene({ event: 990n }).place(ALICE, ...slip)).toBe('done')
    expect(openScene({ event: 989n }).place(ALICE, ...slip)).not.toBe('done')
  })

  test('[LAW-14] a bet on a line is held while it waits, and as much once it is matched', () => {
    const scene = openScene()
    scene.report('line', { isInPlay: true })
    expect(scene.place(ALICE, onLine('yes', 100n, [48, 9_000]))).toBe('done')
    expect(scene.heldOf('line', ALICE)).toBe(100n)
    scene.wait(3_000)
    scene.ready('line')
    expect(sayChanges(scene)).toEqual(['1 matched 100 for 90 with the house'])
    expect(scene.heldOf('line', ALICE)).toBe(100n)
  })
})

describe('a slip over several markets', () => {
  test.each<[string, string, number, Step]>([
    [
      'all of them',
      'done',
      3,
      (s) =>
        s.place(
          ALICE,
          onLadder('back', 100n, '2'),
          atRate('back', 100n, 9_000),
          onLine('yes', 100n, [48, 9_000]),
        ),
    ],
    [
      'none if the last is refused',
      'ODDS_CHANGED',
      0,
      (s) => s.place(ALICE, onLadder('back', 100n, '2'), atRate('back', 100n, 9_500)),
    ],
    [
      'none if its version is not the one that was seen',
      'MARKET_CHANGED',
      0,
      (s) =>
        s.place(
          ALICE,
          onLadder('back', 100n, '2'),
          atRate('back', 100n, 9_000, { marketVersion: 9 }),
        ),
    ],
  ])('[LAW-16] %s', (_, answer, placed, step) => {
    const scene = openScene()
    expect(step(scene)).toBe(answer)
    expect(scene.changes().placed).toHaveLength(placed)
    const held = ['odds', 'book', 'line'].filter((code) => scene.heldOf(code, ALICE) > 0n)
    expect(held).toHaveLength(placed)
  })
})

describe('the house’s limits', () => {
  test.each<[string, Parameters<typeof openScene>[0], string]>([
    ['to one player', { player: 45n }, 'HOUSE_LIMIT 51'],
    ['on a runner', { runner: 90n }, 'HOUSE_LIMIT 101'],
    ['on a market', { market: 90n }, 'HOUSE_LIMIT 101'],
    ['on an event', { event: 90n }, 'HOUSE_LIMIT 101'],
    ['one that is full', { sport: 10n }, 'MARKET_SUSPENDED'],
    ['room enough', { market: 180n }, 'done'],
  ])('[LAW-25] %s', (_, limits, answer) => {
    expect(openScene(limits).place(ALICE, atRate('back', 200n, 9_000))).toBe(answer)
  })

  test('[LAW-25] the bets of one slip count together', () => {
    const scene = openScene({ player: 100n })
    const one = atRate('back', 100n, 9_000)
    expect(scene.place(ALICE, one, one)).toBe('HOUSE_LIMIT 12')
  })

  test('[LAW-25] an offer shrinks as other markets take their share', () => {
    const scene = openScene({ event: 1_000n })
    scene.report('odds', { offers: offersOf([['2', 1_000n]]) })
    expect(scene.market('odds').books.get(1)?.depth(1).toBack[0]?.sizeMinor).toBe(1_000n)
    scene.place(BOB, atRate('back', 500n, 9_000))
    scene.place(ALICE, onLadder('back', 1_000n, '2'))
    expect(sayChanges(scene)).toEqual(['3 matched 550 for 550 with the house'])
  })

  test('[LAW-25] what room is left goes to the best prices of all runners before the next level', () => {
    const scene = openScene({ event: 1_200n })
    const offers = [
      ...offersOf([
        ['2', 400n],
        ['1.9', 400n],
      ]),
      ...offersOf([], [['2', 400n]], { runnerId: 2 }),
    ]
    scene.report('odds', { offers })
    scene.place(BOB, atRate('back', 500n, 9_000))
    // Whoever bets next finds the offers at the size that is left of them.
    scene.place(ALICE, onLadder('back', 1n, '1000'))
    const sizes = (runnerId: number, side: 'toBack' | 'toLay') => {
      const depth = scene.market('odds').books.get(runnerId)?.depth(2)
      return depth?.[side].map(({ sizeMinor }) => sizeMinor)
    }
    expect([sizes(1, 'toBack'), sizes(2, 'toLay')]).toEqual([[400n, 1n], [350n]])
  })

  test('[LAW-25] a report on one runner leaves the offers on the others their room', () => {
    const scene = openScene({ market: 1_000n })
    scene.report('odds', { offers: offersOf([['2', 600n]], [], { runnerId: 2 }) })
    scene.report('odds', { offers: offersOf([], [['2', 600n]]) })
    expect(scene.market('odds').books.get(1)?.depth(1).toLay[0]?.sizeMinor).toBe(400n)
  })

  test('[LAW-25] an order that rests until the house comes to it takes no more than its player may', () => {
    const scene = openScene({ player: 1_000n })
    scene.place(ALICE, onLadder('back', 50_000n, '3'))
    scene.place(BOB, onLadder('back', 300n, '3'))
    scene.report('odds', { offers: offersOf([['3.1', 100_000n]]) })
    expect(sayChanges(scene)).toEqual([
      '1 matched 500 for 1000 with the house',
      '2 matched 300 for 600 with the house',
      '1 lapsed 49500 HOUSE_LIMIT',
    ])
  })

  test('[LAW-25] several orders of one player count together when the house comes to them', () => {
    const scene = openScene({ player: 1_000n })
    for (const odds of ['2', '3', '3.05']) scene.place(ALICE, onLadder('back', 400n, odds))
    scene.report('odds', { offers: offersOf([['3.1', 100_000n]]) })
    // 400 at 2.00 win 400, 300 at 3.00 win 600.
    expect(sayChanges(scene)).toEqual([
      '1 matched 400 for 400 with the house',
      '2 matched 300 for 600 with the house',
      '2 lapsed 100 HOUSE_LIMIT',
      '3 lapsed 400 HOUSE_LIMIT',
    ])
  })

  test.each<[string, bigint, string]>([
    ['what its average reaches is too much', 100_000n, 'HOUSE_LIMIT 35000'],
    ['as much as it reaches may be lost', 230_000n, 'done'],
  ])('[LAW-25] a fill or kill is measured by all that it takes: %s', (_, player, answer) => {
    const scene = openScene({ player })
    const offers = offersOf([
      ['4', 30_000n],
      ['3', 100_000n],
    ])
    scene.report('odds', { offers })
    const kill = { fillOrKill: { minFillMinor: 1n } }
    expect(scene.place(ALICE, onLadder('back', 100_000n, '3.3', kill))).toBe(answer)
  })
})

test('[LAW-17] a row that the partner names no more is not bet on until it is named again', () => {
  const scene = openScene()
  const backs = () => scene.place(ALICE, atRate('back', 100n, 9_000))
  scene.report('book', { quotes: [quoteOf(2)] })
  expect(backs()).toBe('MARKET_SUSPENDED')
  scene.report('book', { quotes: [quoteOf(1), quoteOf(2)] })
  expect(backs()).toBe('done')
})
