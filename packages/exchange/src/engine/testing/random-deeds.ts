import fc from 'fast-check'
import type { SuspensionReason } from '../../market/market.ts'

const REASONS: readonly SuspensionReason[] = ['staff', 'feed', 'ball_running', 'stale', 'event']

/** What can happen; indices are taken modulo what there is, so that every deed is possible. */
export type Deed =
  | {
      kind: 'place'
      who: number
      bets: readonly RandomBet[]
      isCashOut: boolean
      meanwhile: QuietDeed | null
    }
  | QuietDeed

/** What needs no money to be held. */
export type QuietDeed =
  | {
      kind: 'cancel'
      who: number
      market: number
      which: readonly number[]
      partMinor: bigint | null
      /** What of them it says was cancelled: nothing at all, as it is, or otherwise. */
      seen: 'any' | 'this' | 'other'
    }
  | { kind: 'persist'; who: number; market: number; which: number; keep: boolean; onEvent: boolean }
  | { kind: 'price'; market: number; price: RandomPrice }
  | { kind: 'ready'; market: number }
  | { kind: 'staff'; market: number; isOn: boolean; reason: (typeof REASONS)[number] }
  | { kind: 'close'; market: number; agoMs: number }
  | { kind: 'bar'; who: number; market: number }

export type RandomBet = {
  market: number
  line: number
  isFor: boolean
  tick: number
  sizeMinor: bigint
  keep: boolean
  lapsesOnEvent: boolean
  fillMinor: bigint | null
  expiresInMs: number | null
  seenVersion: 'any' | 'this' | 'last'
  acceptAny: boolean
  isOfAnotherKind: boolean
}

export type RandomPrice = {
  agoMs: number
  isInPlay: boolean
  suspended: boolean
  ballRunning: boolean
  mark: number | null
  /** Ticks around the middle and sizes, per runner. */
  offers: readonly { tick: number; sizeMinor: bigint; isRemoved: boolean }[]
  quotes: readonly RandomQuote[]
}

export type RandomQuote = {
  rate: number
  otherRate: number
  runs: number
  claim: number
  suspended: boolean
  ballRunning: boolean
}

/** Time passes before each deed. */
export type Moment = { deed: Deed; afterMs: number }

const who = fc.nat(2)
const market = fc.constantFrom(0, 0, 0, 1, 2)
const rarely = (one: number) => fc.nat(one).map((drawn) => drawn === 1)
const sizeMinor = fc.integer({ min: 100, max: 40_000 }).map(BigInt)
const tick = fc.nat(6)

const bet: fc.Arbitrary<RandomBet> = fc.record({
  market,
  line: fc.constantFrom(0, 0, 0, 1, 2),
  isFor: fc.boolean(),
  tick,
  sizeMinor,
  keep: fc.boolean(),
  lapsesOnEvent: fc.boolean(),
  fillMinor: fc.option(sizeMinor, { freq: 7 }),
  expiresInMs: fc.constantFrom(null, null, null, 500, 3_000, 9_000),
  seenVersion: fc.constantFrom('any', 'any', 'this', 'last'),
  acceptAny: fc.boolean(),
  isOfAnotherKind: rarely(25),
})

const price: fc.Arbitrary<RandomPrice> = fc.record({
  agoMs: fc.constantFrom(0, 0, 0, 500, 3_000),
  isInPlay: fc.boolean(),
  suspended: rarely(14),
  ballRunning: rarely(14),
  mark: fc.constantFrom(0, 0, 0, 0, 0, 1, 2, null),
  offers: fc.array(
    fc.record({
      tick,
      sizeMinor: fc.constantFrom(50n, 50n, 5_001n, 40_000n, 90_000n),
      isRemoved: rarely(30),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  quotes: fc.array(
    fc.record({
      rate: fc.constantFrom(0, 8_000, 9_000, 10_000, 11_050),
      otherRate: fc.constantFrom(0, 9_000, 10_000, 11_050, 12_000),
      runs: fc.integer({ min: 40, max: 43 }),
      claim: fc.nat(5),
      suspended: rarely(8),
      ballRunning: rarely(8),
    }),
    { minLength: 1, maxLength: 2 },
  ),
})

const quiet: fc.Arbitrary<QuietDeed> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      who,
      market,
      which: fc.array(fc.nat(20), { maxLength: 3 }),
      partMinor: fc.option(fc.integer({ min: 1, max: 20_000 }).map(BigInt)),
      seen: fc.constantFrom('any' as const, 'any' as const, 'this' as const, 'other' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('persist' as const),
      who,
      market,
      which: fc.nat(20),
      keep: fc.boolean(),
      onEvent: fc.boolean(),
    }),
  },
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('price' as const), market, price }) },
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('ready' as const), market }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bar' as const), who, market }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('staff' as const),
      market,
      isOn: rarely(3),
      reason: fc.constantFrom(...REASONS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      market,
      agoMs: fc.constantFrom(0, 1_000),
    }),
  },
)

const place: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constant('place' as const),
  who,
  bets: fc.array(bet, { minLength: 1, maxLength: 3 }),
  isCashOut: rarely(5),
  meanwhile: fc.option(quiet, { nil: null, freq: 5 }),
})

/** A life of three markets, which begins with a price for each. */
export const lives: fc.Arbitrary<Moment[]> = fc
  .tuple(
    fc.tuple(price, price, price),
    fc.array(
      fc.record({
        deed: fc.oneof({ weight: 20, arbitrary: place }, { weight: 26, arbitrary: quiet }),
        afterMs: fc.constantFrom(0, 0, 100, 1_100, 2_100),
      }),
      { minLength: 20, maxLength: 70 },
    ),
  )
  .map(([prices, later]) => [
    ...prices.map((one, index): Moment => {
      const fresh = { ...one, agoMs: 0, suspended: false, ballRunning: false }
      return { deed: { kind: 'price', market: index, price: fresh }, afterMs: 0 }
    }),
    ...later,
  ])
