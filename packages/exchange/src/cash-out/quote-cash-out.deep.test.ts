import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LADDER_TICKS, oddsOfTick, tickOfOdds } from '@maidan/money'
import type { RunnerBet } from '../bet/bet.ts'
import type { Depth, PriceSize } from '../book/order-book.ts'
import { exposureOfRunners } from '../exposure/runner-exposure.ts'
import type { RunnerNet } from './hedge-around.ts'
import { quoteCashOut, type CashOutOffer, type HedgeOrder } from './quote-cash-out.ts'

const [A, B, C] = [1, 2, 3]
const LOTS = 10n ** 9n

const at = (centi: number, sizeMinor = LOTS): PriceSize => {
  const tick = tickOfOdds(centi)
  if (tick === null) throw new Error(`${centi} is not on the ladder`)
  return { tick, sizeMinor }
}

/** Best first: the highest odds to back, the lowest to lay. */
const depth = (toBack: PriceSize[], toLay: PriceSize[]): Depth => ({ toBack, toLay })

function netsOf(...nets: bigint[]): RunnerNet[] {
  return nets.map((netMinor, index) => ({ runnerId: index + 1, netMinor }))
}

type Row = {
  nets: RunnerNet[]
  depths: [number, Depth][]
  orders: [number, 'back' | 'lay', bigint, number][]
  outcomes: bigint[]
  fractionPercent?: number
}

test.each<[string, Row]>([
  [
    'backed 100.00 at 3.00, now laid at 2.00: 50.00 whoever wins',
    {
      nets: netsOf(200_00n, -100_00n),
      depths: [[A, depth([at(198)], [at(200)])]],
      orders: [[A, 'lay', 150_00n, 200]],
      outcomes: [50_00n, 50_00n],
    },
  ],
  [
    'half of it',
    {
      nets: netsOf(200_00n, -100_00n),
      depths: [[A, depth([at(198)], [at(200)])]],
      orders: [[A, 'lay', 75_00n, 200]],
      outcomes: [125_00n, -25_00n],
      fractionPercent: 50,
    },
  ],
  [
    'laid at 2.00, now backed at 4.00 as the price has drifted',
    {
      nets: netsOf(-100_00n, 100_00n),
      depths: [[A, depth([at(400)], [at(410)])]],
      orders: [[A, 'back', 50_00n, 400]],
      outcomes: [50_00n, 50_00n],
    },
  ],
  [
    'a loss is cut as well',
    {
      nets: netsOf(100_00n, -100_00n),
      depths: [[A, depth([at(380)], [at(400)])]],
      orders: [[A, 'lay', 50_00n, 400]],
      outcomes: [-50_00n, -50_00n],
    },
  ],
  [
    'over several prices, to the worst of them',
    {
      nets: netsOf(200_00n, -100_00n),
      depths: [[A, depth([], [at(200, 100_00n), at(250, 100_00n)])]],
      orders: [[A, 'lay', 140_00n, 250]],
      outcomes: [40_00n, 40_00n],
    },
  ],
  [
    'three runners: laying one beats backing two',
    {
      nets: netsOf(200_00n, -100_00n, -100_00n),
      depths: [
        [A, depth([at(198)], [at(200)])],
        [B, depth([at(380)], [at(400)])],
        [C, depth([at(380)], [at(400)])],
      ],
      orders: [[A, 'lay', 150_00n, 200]],
      outcomes: [50_00n, 50_00n, 50_00n],
    },
  ],
  [
    'three runners: backing two where nobody can be laid',
    {
      nets: netsOf(200_00n, -100_00n, -100_00n),
      depths: [
        [B, depth([at(400)], [])],
        [C, depth([at(400)], [])],
      ],
      orders: [
        [B, 'back', 75_00n, 400],
        [C, 'back', 75_00n, 400],
      ],
      outcomes: [50_00n, 50_00n, 50_00n],
    },
  ],
  [
    'rounding is stated, not promised away',
    {
      nets: netsOf(100n, 0n),
      depths: [[A, depth([], [at(305)])]],
      orders: [[A, 'lay', 32n, 305]],
      outcomes: [35n, 32n],
    },
  ],
])('alice cashes out: %s', (_, { nets, depths, orders, outcomes, fractionPercent }) => {
  const quote = quoteCashOut({
    nets,
    depths: new Map(depths),
    fractionPercent: fractionPercent ?? 100,
  })
  expect(quote).toEqual({
    orders: orders.map(([runnerId, side, stakeMinor, centi]) => ({
      runnerId,
      side,
      stakeMinor,
      limitTick: tickOfOdds(centi),
    })),
    guaranteedMinor: outcomes.reduce((low, net) => (net < low ? net : low)),
    outcomes: netsOf(...outcomes),
  })
})

test.each<[string, RunnerNet[], [number, Depth][], string]>([
  ['nothing was bet', netsOf(0n, 0n), [[A, depth([at(200)], [at(202)])]], 'no_position'],
  ['all is even already', netsOf(7n, 7n), [[A, depth([at(200)], [at(202)])]], 'no_position'],
  ['no runner', [], [], 'no_position'],
  ['less than one unit lays', netsOf(1n, 0n), [[A, depth([], [at(202)])]], 'no_position'],
  ['nobody offers', netsOf(100n, 0n), [], 'not_enough_offered'],
  ['too little', netsOf(100n, 0n), [[A, depth([], [at(200, 49n)])]], 'not_enough_offered'],
  [
    'the hedge costs more than the worst outcome',
    netsOf(100n, -1n, -1n),
    [
      [B, depth([at(120)], [])],
      [C, depth([at(120)], [])],
    ],
    'not_enough_offered',
  ],
])('no cash-out for bob: %s', (_, nets, depths, refused) => {
  const quote = quoteCashOut({ nets, depths: new Map(depths), fractionPercent: 100 })
  expect(quote).toEqual({ refused })
})

test.each([0, 101, 50.5, -1, Number.NaN])('%s is no fraction', (fractionPercent) => {
  const request = { nets: netsOf(1n, 0n), depths: new Map<number, Depth>(), fractionPercent }
  expect(() => quoteCashOut(request)).toThrow(RangeError)
})

const anyOffers = fc
  .uniqueArray(
    fc.record({
      tick: fc.oneof(fc.integer({ min: 50, max: 200 }), fc.nat(LADDER_TICKS - 1)),
      sizeMinor: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 10 ** 8 })),
    }),
    { maxLength: 5, selector: ({ tick }) => tick },
  )
  .map((list) =>
    list
      .map(({ tick, sizeMinor }) => ({ tick, sizeMinor: BigInt(sizeMinor) }))
      .toSorted((a, b) => a.tick - b.tick),
  )

const anyDepth: fc.Arbitrary<Depth> = fc
  .tuple(anyOffers, anyOffers)
  .map(([lays, backs]) => ({ toBack: lays.toReversed(), toLay: backs }))

const anyNet = fc
  .oneof(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -(10 ** 7), max: 10 ** 7 }))
  .map(BigInt)

const anyRequest = fc
  .array(fc.tuple(anyNet, anyDepth), { minLength: 2, maxLength: 5 })
  .chain((runners) =>
    fc.record({
      nets: fc.constant(netsOf(...runners.map(([net]) => net))),
      depths: fc.constant(new Map(runners.map(([, depth], index) => [index + 1, depth]))),
      fractionPercent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
    }),
  )

/** The matches that the order makes: from the best price to its limit, until its stake is gone. */
function matchesOf(order: HedgeOrder, depths: ReadonlyMap<number, Depth>): RunnerBet[] {
  const { runnerId, side, limitTick } = order
  const depth = depths.get(runnerId)
  let restMinor = order.stakeMinor
  const bets = (side === 'lay' ? depth?.toLay : depth?.toBack)?.map(({ tick, sizeMinor }) => {
    const isTaken = side === 'lay' ? tick <= limitTick : tick >= limitTick
    const stakeMinor = !isTaken ? 0n : sizeMinor < restMinor ? sizeMinor : restMinor
    restMinor -= stakeMinor
    const profitMinor = (stakeMinor * BigInt(oddsOfTick(tick) - 100)) / 100n
    return { runnerId, side, stakeMinor, profitMinor, isMatched: true }
  })
  if (restMinor !== 0n) throw new Error('the order asks for more than is offered')
  return bets ?? []
}

function placed(
  nets: readonly RunnerNet[],
  depths: ReadonlyMap<number, Depth>,
  { orders }: CashOutOffer,
): RunnerNet[] {
  const bets = orders.flatMap((order) => matchesOf(order, depths))
  const runnerIds = nets.map(({ runnerId }) => runnerId)
  return exposureOfRunners(runnerIds, bets).outcomes.map(({ outcome, netMinor }, index) => ({
    runnerId: outcome.runnerId,
    netMinor: netMinor + (nets[index]?.netMinor ?? 0n),
  }))
}

const low = (nets: readonly RunnerNet[]) =>
  nets.map(({ netMinor }) => netMinor).reduce((one, other) => (one < other ? one : other))
const high = (nets: readonly RunnerNet[]) =>
  nets.map(({ netMinor }) => netMinor).reduce((one, other) => (one > other ? one : other))

test('placing exactly these orders gives exactly these outcomes, and at least the guarantee', () => {
  let quoted = 0
  fc.assert(
    fc.property(anyRequest, (request) => {
      const quote = quoteCashOut(request)
      if ('refused' in quote) return
      quoted += 1
      const outcomes = placed(request.nets, request.depths, quote)
      expect(outcomes).toEqual(quote.outcomes)
      expect(low(outcomes)).toBe(quote.guaranteedMinor)
      expect(quote.guaranteedMinor > low(request.nets)).toBe(true)
      expect(quote.orders.length).toBeLessThan(request.nets.length)
    }),
    { numRuns: 5_000 },
  )
  expect(quoted).toBeGreaterThan(500)
})

/** A unit of stake moves its runner by its odds: finer than that no order can even out. */
function unitMinor(depths: ReadonlyMap<number, Depth>): bigint {
  const ticks = [...depths.values()].flatMap(({ toBack, toLay }) =>
    [...toBack, ...toLay].map(({ tick }) => oddsOfTick(tick)),
  )
  return BigInt(Math.ceil(Math.max(...ticks) / 100))
}

test('a whole cash-out leaves all outcomes within one unit of stake of each other', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const quote = quoteCashOut({ ...request, fractionPercent: 100 })
      if ('refused' in quote) return
      const spread = high(quote.outcomes) - low(quote.outcomes)
      expect(spread <= unitMinor(request.depths)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('a part of a cash-out leaves each outcome between its place and the whole', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const quote = quoteCashOut(request)
      if ('refused' in quote) return
      const spread = high(quote.outcomes) - low(quote.outcomes)
      const rest = (high(request.nets) - low(request.nets)) * BigInt(100 - request.fractionPercent)
      expect(spread * 100n <= rest + 100n * (unitMinor(request.depths) + 1n)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
