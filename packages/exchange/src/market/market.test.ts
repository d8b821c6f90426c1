import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { admitOrder, type Admission, type OrderTerms } from './admit-order.ts'
import { applyMarketCommand } from './apply-market-command.ts'
import { confirmOrder } from './confirm-order.ts'
import {
  newMarket,
  type Market,
  type MarketCommand,
  type MarketRefusal,
  type SuspensionReason,
} from './market.ts'

const [A, B] = [1, 2]
const NOW_MS = 10_000
const DELAY_MS = 5_000
const STALE_MS = 8_000

const HOUR_MS = 3_600_000
const fresh = newMarket({ runnerIds: [A, B], betDelayMs: DELAY_MS, staleAfterMs: STALE_MS })

function after(market: Market, ...commands: MarketCommand[]): Market {
  return commands.reduce((market, command) => {
    const move = applyMarketCommand(market, command)
    if (!move.ok) throw new Error(`${command.type} is refused: ${move.code}`)
    return move.market
  }, market)
}

const suspend = (reason: SuspensionReason, runnerId?: number): MarketCommand => ({
  type: 'suspend',
  reason,
  ...(runnerId === undefined ? {} : { runnerId }),
})
const resume = (reason: SuspensionReason, runnerId?: number): MarketCommand => ({
  ...suspend(reason, runnerId),
  type: 'resume',
  reason,
})
const open: MarketCommand = { type: 'open' }
const price = (atMs: number): MarketCommand => ({ type: 'price_seen', atMs })
const ball = (isOn: boolean): MarketCommand => ({ type: 'ball_running', isOn })
const inPlay: MarketCommand = { type: 'turn_in_play' }
const remove = (runnerId: number): MarketCommand => ({ type: 'remove_runner', runnerId })
const known = (atMs: number): MarketCommand => ({ type: 'result_known', atMs })
const event = (atMs: number): MarketCommand => ({ type: 'material_event', atMs })
const setBack = (byMs: number): MarketCommand => ({ type: 'clock_set_back', byMs })
const close: MarketCommand = { type: 'close' }

const live = after(fresh, price(NOW_MS), open)

test('a new market has the version 1', () => {
  expect(fresh.version).toBe(1)
})

describe('status and version', () => {
  test.each<[string, MarketCommand[], Market['status'], number]>([
    ['a new market', [], 'inactive', 0],
    ['opens', [open], 'open', 0],
    ['opens into a suspension', [suspend('staff'), open], 'suspended', 1],
    ['a suspension moves the version', [open, suspend('feed')], 'suspended', 1],
    ['the same again does not', [open, suspend('feed'), suspend('feed')], 'suspended', 1],
    ['resumes', [open, suspend('feed'), resume('feed')], 'open', 1],
    [
      'staff keeps what the feed takes back',
      [open, suspend('feed'), suspend('staff'), resume('feed')],
      'suspended',
      2,
    ],
    ['each reason goes alone', [open, ball(true), suspend('event'), ball(false)], 'suspended', 2],
    ['a resume without its suspension', [open, resume('staff')], 'open', 0],
    ['a ball runs and is over', [open, ball(true), ball(false)], 'open', 1],
    ['opening twice lifts no suspension', [open, suspend('staff'), open], 'suspended', 1],
    ['turns in play once', [open, inPlay, inPlay], 'open', 1],
    ['a wicket is reported twice', [open, event(1), event(1)], 'open', 1],
    ['late news of a boundary', [open, event(2), event(1)], 'open', 1],
    ['a runner goes once', [open, remove(B), remove(B)], 'open', 1],
    ['a price ends the silence', [open, suspend('stale'), price(1)], 'open', 1],
    ['and nothing else', [open, suspend('staff'), price(1)], 'suspended', 1],
    ['a row stands still alone', [open, suspend('feed', A), suspend('feed', A)], 'open', 1],
    ['closes', [open, close], 'closed', 0],
    ['closes without having been open', [close], 'closed', 0],
    ['a settled market is voided', [open, close, { type: 'void' }], 'closed', 0],
  ])('[LAW-17] %s', (_, commands, status, bumps) => {
    const market = after(fresh, ...commands)
    expect(market.status).toBe(status)
    expect(market.version).toBe(fresh.version + bumps)
  })

  test.each<[string, MarketCommand]>([
    ['opened again', open],
    ['suspended', suspend('staff')],
    ['turned in play', inPlay],
    ['priced', price(1)],
  ])('[LAW-17] a closed market is not %s', (_, command) => {
    const closed = after(live, close)
    expect(applyMarketCommand(closed, command)).toEqual({ ok: false, code: 'MARKET_CLOSED' })
  })

  test('[LAW-17] a runner of another market is unknown', () => {
    const refused = { ok: false, code: 'RUNNER_UNKNOWN' }
    expect(applyMarketCommand(live, remove(3))).toEqual(refused)
    expect(applyMarketCommand(live, suspend('feed', 3))).toEqual(refused)
  })

  test('late news turns no clock back', () => {
    expect(after(fresh, price(20), price(10)).lastPriceAtMs).toBe(20)
    expect(after(fresh, known(20), known(10), known(30)).resultKnownAtMs).toBe(10)
  })

  test('closing and voiding say how it ended', () => {
    expect(after(live, close).closedAs).toBe('settled')
    expect(after(live, close, { type: 'void' }).closedAs).toBe('void')
  })
})

const ready = (readyAtMs: number, market: Market): Admission => ({
  ok: true,
  runnerId: A,
  readyAtMs,
  version: market.version,
})

test('[LAW-17] before play alice’s order is ready at once, in play after the delay', () => {
  expect(admitOrder(live, { runnerId: A }, NOW_MS)).toEqual(ready(NOW_MS, live))
  const playing = after(live, inPlay)
  expect(admitOrder(playing, { runnerId: A }, NOW_MS)).toEqual(ready(NOW_MS + DELAY_MS, playing))
})

const alice: OrderTerms = { runnerId: A }

/** Its last price is of just before the clock is set back by an hour. */
const late = after(fresh, open, price(NOW_MS + HOUR_MS - STALE_MS - 1))

const stops: [string, Market, MarketRefusal | null][] = [
  ['open and fresh', live, null],
  ['not opened', after(fresh, price(NOW_MS)), 'MARKET_NOT_OPEN'],
  ['suspended by staff', after(live, suspend('staff')), 'MARKET_SUSPENDED'],
  ['suspended by the feed', after(live, suspend('feed')), 'MARKET_SUSPENDED'],
  ['an event under review', after(live, suspend('event')), 'MARKET_SUSPENDED'],
  ['a ball running', after(live, ball(true)), 'BALL_RUNNING'],
  ['staff during a ball', after(live, ball(true), suspend('staff')), 'MARKET_SUSPENDED'],
  ['silence declared', after(live, suspend('stale')), 'FEED_STALE'],
  ['silence during a ball', after(live, ball(true), suspend('stale')), 'FEED_STALE'],
  ['no price yet', after(fresh, open), 'FEED_STALE'],
  ['priced just in time', after(fresh, open, price(NOW_MS - STALE_MS)), null],
  ['priced too long ago', after(fresh, open, price(NOW_MS - STALE_MS - 1)), 'FEED_STALE'],
  ['priced by a clock a hair ahead', after(fresh, open, price(NOW_MS + 1_000)), null],
  ['a price from the future', after(fresh, open, price(NOW_MS + 1_001)), 'FEED_STALE'],
  [
    'silent for just the hour by which the clock was set back',
    after(fresh, open, price(NOW_MS), setBack(HOUR_MS)),
    'FEED_STALE',
  ],
  [
    'a price just before the clock was set back by an hour',
    after(fresh, open, price(NOW_MS + HOUR_MS - STALE_MS), setBack(HOUR_MS)),
    null,
  ],
  [
    'the same, and silent for a moment too long since',
    after(fresh, open, price(NOW_MS + HOUR_MS - STALE_MS - 1), setBack(HOUR_MS)),
    'FEED_STALE',
  ],
  ['set back by an hour, and a price since', after(late, setBack(HOUR_MS), price(NOW_MS)), null],
  ['set back by an hour before any price', after(fresh, open, setBack(HOUR_MS)), 'FEED_STALE'],
  [
    'a wicket two seconds before the clock was set back',
    after(late, event(NOW_MS + HOUR_MS - 2_000), setBack(HOUR_MS), price(NOW_MS)),
    null,
  ],
  [
    'a wicket just before the clock was set back',
    after(late, event(NOW_MS + HOUR_MS - 1_999), setBack(HOUR_MS), price(NOW_MS)),
    'CANCELS_ONLY',
  ],
  ['no feed behind it', after({ ...fresh, staleAfterMs: null }, open), null],
  ['the row alone suspended', after(live, suspend('feed', A)), 'MARKET_SUSPENDED'],
  ['a ball on the row', after(live, suspend('ball_running', A)), 'BALL_RUNNING'],
  ['the row resumed', after(live, suspend('feed', A), resume('feed', A)), null],
  ['the other row suspended', after(live, suspend('feed', B)), null],
  ['the runner removed', after(live, remove(A)), 'RUNNER_REMOVED'],
  ['the other runner removed', after(live, remove(B)), null],
  ['a wicket this instant', after(live, event(NOW_MS)), 'CANCELS_ONLY'],
  ['a wicket 1,999 ms ago', after(live, event(NOW_MS - 1_999)), 'CANCELS_ONLY'],
  ['a wicket two seconds ago', after(live, event(NOW_MS - 2_000)), null],
  ['a wicket under review', after(live, event(NOW_MS), suspend('feed')), 'MARKET_SUSPENDED'],
  ['closed', after(live, close), 'MARKET_CLOSED'],
  ['void', after(live, { type: 'void' }), 'MARKET_CLOSED'],
  ['the result known this instant', after(live, known(NOW_MS)), 'MARKET_CLOSED'],
  ['the result known later', after(live, known(NOW_MS + 1)), null],
]

describe('admission', () => {
  test.each(stops)('[LAW-17] %s', (_, market, code) => {
    const admission = admitOrder(market, alice, NOW_MS)
    expect(admission).toEqual(code === null ? ready(NOW_MS, market) : { ok: false, code })
  })

  test('[LAW-17] an unknown runner is named so even when all is closed', () => {
    const refused = { ok: false, code: 'RUNNER_UNKNOWN' }
    expect(admitOrder(after(live, close), { runnerId: 3 }, NOW_MS)).toEqual(refused)
  })

  test.each([
    [live.version, true],
    [live.version - 1, false],
    [live.version + 1, false],
  ])('[LAW-17] the version the player saw was %i', (marketVersion, isOk) => {
    const admission = admitOrder(live, { runnerId: A, marketVersion }, NOW_MS)
    const refused = { ok: false, code: 'MARKET_CHANGED' }
    expect(admission).toEqual(isOk ? ready(NOW_MS, live) : refused)
  })
})

describe('confirmation', () => {
  const admitted = { runnerId: A, readyAtMs: NOW_MS, version: live.version }

  test.each(stops)('[LAW-17] after the delay: %s', (_, market, code) => {
    const order = { ...admitted, version: market.version }
    const confirmation = confirmOrder(market, order, NOW_MS)
    expect(confirmation).toEqual(code === null ? { ok: true } : { ok: false, code })
  })

  test.each<[string, MarketCommand[]]>([
    ['a ball came and went', [ball(true), ball(false)]],
    ['a suspension came and went', [suspend('feed'), resume('feed')]],
    ['the row stood still and moved on', [suspend('feed', A), resume('feed', A)]],
    ['the market turned in play', [inPlay]],
    ['a boundary was hit', [event(NOW_MS - 2_000)]],
    ['another runner was removed', [remove(B)]],
  ])('[LAW-17] the order lapses if, during the delay, %s', (_, commands) => {
    const confirmation = confirmOrder(after(live, ...commands), admitted, NOW_MS)
    expect(confirmation).toEqual({ ok: false, code: 'MARKET_CHANGED' })
  })

  test('[LAW-17] prices during the delay do not lapse the order', () => {
    expect(confirmOrder(after(live, price(NOW_MS)), admitted, NOW_MS)).toEqual({ ok: true })
  })

  test('[LAW-17] no order is matched before its delay is over', () => {
    expect(() => confirmOrder(live, admitted, NOW_MS - 1)).toThrow(RangeError)
  })
})

const reasons: SuspensionReason[] = ['feed', 'staff', 'ball_running', 'stale', 'event']
const anyCommand: fc.Arbitrary<MarketCommand> = fc.oneof(
  fc.constantFrom<MarketCommand>(open, inPlay, ball(true), ball(false), remove(B)),
  fc.constantFrom(...reasons).map((reason) => suspend(reason)),
  fc.constantFrom(...reasons).map((reason) => resume(reason)),
  fc.integer({ min: NOW_MS - 2_000, max: NOW_MS + 4_000 }).map(price),
  fc.integer({ min: NOW_MS, max: NOW_MS + 9_000 }).map(known),
  fc.integer({ min: NOW_MS - 2_000, max: NOW_MS + 4_000 }).map(event),
)
const anyCommands = fc.array(anyCommand, { maxLength: 8 })

test('[LAW-17] no order passes at or after the moment the result can be known', () => {
  const clock = fc.nat(9_000).map((laterMs) => NOW_MS + laterMs)
  fc.assert(
    fc.property(anyCommands, anyCommands, clock, clock, (first, second, at, later) => {
      const before = after(live, ...first)
      const admission = admitOrder(before, alice, at)
      fc.pre(admission.ok)
      const market = after(before, ...second)
      const nowMs = Math.max(later, admission.readyAtMs)
      expect(at).toBeLessThan(before.resultKnownAtMs ?? Infinity)
      fc.pre(confirmOrder(market, admission, nowMs).ok)
      expect(nowMs).toBeLessThan(market.resultKnownAtMs ?? Infinity)
      expect([market.version, market.status]).toEqual([before.version, 'open'])
    }),
    { numRuns: 500, maxSkipsPerRun: 200 },
  )
})

test('[LAW-17] the version never falls, and the status follows from the reasons', () => {
  fc.assert(
    fc.property(anyCommands, (commands) => {
      let market = fresh
      for (const command of commands) {
        const next = after(market, command)
        expect(next.version - market.version).toBeOneOf([0, 1])
        const opened = next.suspensions.length === 0 ? 'open' : 'suspended'
        expect(['inactive', opened]).toContain(next.status)
        expect(after(next, command)).toEqual(next)
        market = next
      }
    }),
    { numRuns: 500 },
  )
})
