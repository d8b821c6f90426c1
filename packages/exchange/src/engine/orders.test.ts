import { describe, expect, test } from 'vitest'
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
} from './testing/scene.ts'

type Step = (scene: Scene) => string

/** What is done first, and what the last step answers, changes and leaves. */
type Case = [rule: string, steps: Step[], answer: string, changes: string[], orders: string[]]

const inPlay = { isInPlay: true, eventMark: 'none' }

/** Plays the steps and compares the last answer, its changes and the market's orders. */
function testCases(law: string, code: string, cases: readonly Case[]) {
  test.each(cases)(`${law}%s`, (_, steps, answer, changes, orders) => {
    const scene = openScene()
    const answers = steps.map((step) => step(scene))
    expect(answers.at(-1)).toBe(answer)
    expect(sayChanges(scene)).toEqual(changes)
    expect(sayOrders(scene.market(code))).toEqual(orders)
  })
}

const backs: Step = (s) => s.place(ALICE, onLadder('back', 100n, '2'))
const lays: Step = (s) => s.place(BOB, onLadder('lay', 60n, '2'))
const turnsInPlay: Step = (s) => s.report('odds', inPlay)
const waits =
  (ms: number): Step =>
  (s) => {
    s.wait(ms)
    return s.ready('odds')
  }

describe('the ladder', () => {
  testCases('[LAW-16] ', 'odds', [
    ['an order that meets nobody rests', [backs], 'done', [], ['1: 0 of 100 back open']],
    [
      'a lay takes a part of a back',
      [backs, lays],
      'done',
      ['1 matched 60 for 60', '2 matched 60 for 60'],
      ['1: 60 of 100 back open'],
    ],
    [
      'the taker gets the better price, the house’s among them',
      [
        (s) => s.report('odds', { offers: offersOf([['2.2', 300n]]) }),
        (s) => s.place(ALICE, onLadder('back', 100n, '2')),
      ],
      'done',
      ['1 matched 100 for 120 with the house'],
      [],
    ],
    [
      'fill or kill leaves nothing behind',
      [
        lays,
        (s) => s.place(ALICE, onLadder('back', 100n, '2', { fillOrKill: { minFillMinor: 50n } })),
      ],
      'done',
      ['1 matched 60 for 60', '2 matched 60 for 60', '2 lapsed 40 NOT_FILLED'],
      [],
    ],
    [
      'an own order is not met: it lapses, and the later one goes on',
      [backs, (s) => s.place(ALICE, onLadder('lay', 60n, '2'))],
      'done',
      ['1 lapsed 100 SELF_MATCH'],
      ['2: 0 of 60 lay open'],
    ],
    [
      'a bet of another kind is none here',
      [(s) => s.place(ALICE, atRate('back', 100n, 9_000, { code: 'odds' }))],
      'ODDS_INVALID',
      [],
      [],
    ],
    [
      'a market that nobody knows',
      [(s) => s.place(ALICE, onLadder('back', 100n, '2', { code: 'none' }))],
      'MARKET_NOT_FOUND',
      [],
      [],
    ],
    [
      'the close lapses what rests',
      [backs, (s) => s.ask({ type: 'close', code: 'odds', resultAtMs: 1_000_000 })],
      'done',
      ['1 lapsed 100 MARKET_CLOSED'],
      [],
    ],
  ])
})

describe('in play', () => {
  testCases('[LAW-17] ', 'odds', [
    [
      'the turn lapses what does not stay',
      [backs, turnsInPlay],
      'done',
      ['1 lapsed 100 TURNED_IN_PLAY'],
      [],
    ],
    [
      'an order waits for the delay',
      [turnsInPlay, backs],
      'done',
      [],
      ['1: 0 of 100 back delayed'],
    ],
    [
      'and not a moment less',
      [turnsInPlay, backs, waits(2_999)],
      'done',
      [],
      ['1: 0 of 100 back delayed'],
    ],
    ['then it rests', [turnsInPlay, backs, waits(3_000)], 'done', [], ['1: 0 of 100 back open']],
    [
      'a market that moved meanwhile lapses it',
      [
        turnsInPlay,
        backs,
        (s) => s.report('odds', { ...inPlay, ballRunning: true }),
        (s) => s.report('odds', inPlay),
        waits(3_000),
      ],
      'done',
      ['1 lapsed 100 MARKET_CHANGED'],
      [],
    ],
  ])
  const cancelAll: Step = (s) =>
    s.ask({ type: 'cancel', bettor: { playerId: ALICE }, code: 'odds', orders: null })
  const cancelFirst: Step = (s) =>
    s.ask({
      type: 'cancel',
      bettor: { playerId: ALICE },
      code: 'odds',
      orders: [{ orderId: 1, byMinor: null, cancelledMinor: null }],
    })
  const event: Step = (s) => s.report('odds', { ...inPlay, eventMark: 'a wicket' })
  testCases('[LAW-26] ', 'odds', [
    [
      'a bet inside its delay is not called back by an own order in front of the house',
      [
        (s) => s.report('odds', { ...inPlay, offers: offersOf([['2.5', 500n]]) }),
        (s) => s.place(ALICE, onLadder('lay', 10n, '2.6')),
        waits(3_000),
        backs,
        waits(3_000),
      ],
      'done',
      ['2 matched 100 for 150 with the house', '1 lapsed 10 SELF_MATCH'],
      [],
    ],
    [
      'a bet inside its delay is not given back',
      [turnsInPlay, backs, cancelAll],
      'BET_IN_PROGRESS',
      [],
      ['1: 0 of 100 back delayed'],
    ],
    [
      'nor when its player is barred; what rests of them lapses',
      [backs, turnsInPlay, backs, (s) => s.ask({ type: 'bar', code: 'odds', playerId: ALICE })],
      'done',
      [],
      ['2: 0 of 100 back delayed'],
    ],
    ['one that rests is', [turnsInPlay, backs, waits(3_000), cancelAll], 'done', [], []],
    [
      'nor is one that is named',
      [turnsInPlay, backs, cancelFirst],
      'BET_IN_PROGRESS',
      [],
      ['1: 0 of 100 back delayed'],
    ],
    [
      'an event lapses an order whose player said so',
      [
        turnsInPlay,
        (s) => s.place(ALICE, onLadder('back', 100n, '2', { onEvent: 'lapse' })),
        waits(3_000),
        event,
      ],
      'done',
      ['1 lapsed 100 MATERIAL_EVENT'],
      [],
    ],
    ['after an event no bet is taken', [turnsInPlay, event, backs], 'CANCELS_ONLY', [], []],
    [
      'until two seconds have passed',
      [turnsInPlay, event, waits(2_000), backs],
      'done',
      [],
      ['1: 0 of 100 back delayed'],
    ],
    [
      'and the house is the last to come',
      [
        (s) => s.report('odds', { ...inPlay, offers: offersOf([]) }),
        (s) => s.place(ALICE, onLadder('lay', 100n, '2')),
        waits(3_000),
        (s) =>
          s.report('odds', {
            ...inPlay,
            eventMark: 'a goal',
            offers: offersOf([], [['1.9', 300n]]),
          }),
        waits(1_999),
      ],
      'done',
      [],
      ['1: 0 of 100 lay open'],
    ],
  ])
})

describe('what stops a bet', () => {
  test.each<[string, Step, string]>([
    [
      'the staff',
      (s) => s.ask({ type: 'suspend', code: 'odds', reason: 'staff' }),
      'MARKET_SUSPENDED',
    ],
    [
      'the event',
      (s) => s.ask({ type: 'suspend', code: 'odds', reason: 'event' }),
      'MARKET_SUSPENDED',
    ],
    ['the feed', (s) => s.report('odds', { suspended: true }), 'MARKET_SUSPENDED'],
    ['a ball', (s) => s.report('odds', { ballRunning: true }), 'BALL_RUNNING'],
    [
      'a silent feed',
      (s) => s.ask({ type: 'suspend', code: 'odds', reason: 'stale' }),
      'FEED_STALE',
    ],
    ['an old price', waits(10_001), 'FEED_STALE'],
    [
      'a runner that is gone',
      (s) => s.report('odds', { offers: offersOf([], [], { isRemoved: true }) }),
      'RUNNER_REMOVED',
    ],
    ['the end', (s) => s.ask({ type: 'close', code: 'odds', resultAtMs: 0 }), 'MARKET_CLOSED'],
  ])('[LAW-17] %s', (_, stop, code) => {
    const scene = openScene()
    stop(scene)
    expect(backs(scene)).toBe(code)
  })

  test('[LAW-17] a stop of the staff hides no event that the feed reports by withdrawing its prices', () => {
    const scene = openScene()
    const inPlay = { isInPlay: true, eventMark: null }
    scene.report('odds', inPlay)
    const resting = { onEvent: 'lapse', persistence: 'keep' } as const
    expect(scene.place(ALICE, onLadder('back', 100n, '2', resting))).toBe('done')
    scene.wait(3_000)
    scene.ready('odds')
    scene.ask({ type: 'suspend', code: 'odds', reason: 'staff' })
    scene.report('odds', { ...inPlay, suspended: true })
    expect(sayChanges(scene)).toEqual(['1 lapsed 100 MATERIAL_EVENT'])
  })

  test('[LAW-17] a stop between plan and entry, and what was held is free again', () => {
    const scene = openScene()
    const planned = scene.plan(ALICE, onLadder('back', 100n, '2'))
    if (planned.status !== 'planned') throw new Error(planned.code)
    scene.ask({ type: 'suspend', code: 'odds', reason: 'staff' })
    expect(scene.enter(planned)).toBe('MARKET_SUSPENDED')
    expect(scene.heldOf('odds', ALICE)).toBe(0n)
  })
})
