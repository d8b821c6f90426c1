import { tickOfOdds } from '@maidan/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { netOfRunnerBet, netOfScoreBet, type RunnerBet, type ScoreBet } from '../bet/bet.ts'
import { isClaimTrue, type Claim } from '../bet/claim.ts'
import { profitAtRate, profitAtTick } from '../bet/profit.ts'
import { LIMIT_SCOPES } from '../lists.ts'
import { fullnessBps } from './fullness.ts'
import { capsOf } from './house-limits.ts'
import { lossOnRunners, lossOnScore } from './house-loss.ts'
import { possibleStake } from './possible-stake.ts'
import { sizeOffers, type HouseOffer } from './size-offers.ts'
import { worstLossOnRunners, worstLossOnScore } from './worst-loss.ts'

const [A, B, DRAW] = [1, 2, 3]
const RUNNERS = [A, B, DRAW]
const tick = (odds: number) => tickOfOdds(Math.round(odds * 100)) ?? -1

describe('caps of a market', () => {
  const limits = { player: 10n, runner: 50n, market: 100n, event: 150n, sport: 400n }
  test.each([
    ['nothing else is at risk', 0n, 0n, 100n],
    ['the event has room', 50n, 50n, 100n],
    ['the event is nearly full', 120n, 120n, 30n],
    ['the sport is nearly full', 0n, 390n, 10n],
    ['the event is full', 150n, 150n, 0n],
    ['a limit was lowered below what is at risk', 170n, 170n, 0n],
  ])('[LAW-25] %s', (_, eventMinor, sportMinor, marketMinor) => {
    const caps = { playerMinor: 10n, runnerMinor: 50n, marketMinor }
    expect(capsOf(limits, { eventMinor, sportMinor })).toEqual(caps)
  })
})

describe('how full a limit is', () => {
  test.each([
    ['nothing is at risk', 0n, 400n, 0],
    ['a half', 200n, 400n, 5_000],
    ['a hair counts as something', 1n, 1_000_000n, 1],
    ['all but a hair', 399n, 400n, 9_975],
    ['all of it', 400n, 400n, 10_000],
    ['a limit that was lowered', 600n, 400n, 15_000],
    ['a limit of nothing, with nothing at risk', 0n, 0n, 10_000],
  ])('[LAW-25] %s', (_, atRiskMinor, limitMinor, bps) => {
    expect(fullnessBps(atRiskMinor, limitMinor)).toBe(bps)
  })
})

test('[LAW-25] limits are on five things, the narrowest first', () => {
  expect(LIMIT_SCOPES.join(' ')).toBe('player runner market event sport')
})

describe('the possible stake', () => {
  test.each<[string, boolean, number, bigint, bigint]>([
    ['a digit at 8.5 for 1', true, 85_000, 850n, 100n],
    ['one unit more does not fit', true, 85_000, 849n, 99n],
    ['the floor is the player’s loss', true, 3_333, 1n, 6n],
    ['against it, the stake is at risk', false, 85_000, 850n, 850n],
    ['nothing is left', true, 9_000, -1n, 0n],
    ['a rate so small that nothing is won', true, 1, 0n, 9_999n],
  ])('[LAW-25] %s', (_, isFor, rateCenti, roomMinor, stakeMinor) => {
    expect(possibleStake({ isFor, rateCenti }, roomMinor)).toBe(stakeMinor)
  })

  test('[LAW-25] it is the largest that fits, by trying each', () => {
    const rooms = fc.bigInt({ min: 0n, max: 300n })
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 90_000 }), rooms, (rateCenti, roomMinor) => {
        let tried = 0n
        while (profitAtRate(rateCenti, tried + 1n) <= roomMinor) tried += 1n
        expect(possibleStake({ isFor: true, rateCenti }, roomMinor)).toBe(tried)
      }),
    )
  })
})

const amounts = {
  stakeMinor: fc.bigInt({ min: 0n, max: 40n }),
  profitMinor: fc.bigInt({ min: 0n, max: 60n }),
}
const runnerBets: fc.Arbitrary<RunnerBet[]> = fc.array(
  fc.record({
    runnerId: fc.constantFrom(...RUNNERS),
    side: fc.constantFrom('back' as const, 'lay' as const),
    ...amounts,
    isMatched: fc.constant(true),
  }),
  { maxLength: 5 },
)
const claims: fc.Arbitrary<Claim> = fc.oneof(
  fc.record({ kind: fc.constant('at_least' as const), runs: fc.nat(30) }),
  fc.record({ kind: fc.constant('last_digit' as const), digit: fc.nat(9) }),
  fc
    .tuple(fc.nat(20), fc.nat(9))
    .map(([fromRuns, more]) => ({ kind: 'within' as const, fromRuns, toRuns: fromRuns + more })),
  fc.constantFrom<Claim>({ kind: 'even' }, { kind: 'odd' }),
)
const scoreBets: fc.Arbitrary<ScoreBet[]> = fc.array(
  fc.record({ claim: claims, side: fc.constantFrom('yes' as const, 'no' as const), ...amounts }),
  { maxLength: 5 },
)
const worst = (losses: readonly bigint[]) =>
  losses.reduce<bigint | null>((most, one) => (most === null || one > most ? one : most), null)

describe('what the house loses where one more bet would cost it', () => {
  test('[LAW-14] [LAW-25] on runners it is the worst over the winners', () => {
    fc.assert(
      fc.property(
        runnerBets,
        fc.constantFrom(...RUNNERS),
        fc.boolean(),
        (bets, runnerId, isFor) => {
          const winners = RUNNERS.filter((one) => (one === runnerId) === isFor)
          const losses = winners.map((one) =>
            bets.reduce((sum, bet) => sum + netOfRunnerBet(bet, one), 0n),
          )
          expect(lossOnRunners(RUNNERS, bets, { runnerId, isFor })).toBe(worst(losses))
        },
      ),
    )
  })

  test('[LAW-14] [LAW-25] with no more to come it is the worst over every outcome, or nothing', () => {
    fc.assert(
      fc.property(runnerBets, scoreBets, (onRunners, onScores) => {
        const byWinner = RUNNERS.map((one) =>
          onRunners.reduce((sum, bet) => sum + netOfRunnerBet(bet, one), 0n),
        )
        const byScore = Array.from({ length: 80 }, (__, score) =>
          onScores.reduce(
            (sum, bet) => sum + netOfScoreBet(bet, isClaimTrue(bet.claim, score)),
            0n,
          ),
        )
        expect(worstLossOnRunners(RUNNERS, onRunners)).toBe(worst([0n, ...byWinner]))
        expect(worstLossOnScore(onScores)).toBe(worst([0n, ...byScore]))
      }),
    )
  })

  test('[LAW-14] [LAW-25] on a score it is the worst over every score', () => {
    const scores = Array.from({ length: 80 }, (_, score) => score)
    fc.assert(
      fc.property(scoreBets, claims, fc.boolean(), (bets, claim, isFor) => {
        const costly = scores.filter((score) => isClaimTrue(claim, score) === isFor)
        const losses = costly.map((score) =>
          bets.reduce((sum, bet) => sum + netOfScoreBet(bet, isClaimTrue(bet.claim, score)), 0n),
        )
        expect(lossOnScore(bets, { claim, isFor })).toBe(worst(losses))
      }),
    )
  })
})

const offers: fc.Arbitrary<HouseOffer[]> = fc.array(
  fc.record({
    runnerId: fc.constantFrom(...RUNNERS),
    side: fc.constantFrom('back' as const, 'lay' as const),
    tick: fc.constantFrom(tick(1.5), tick(2), tick(3.35), tick(9.4)),
    sizeMinor: fc.bigInt({ min: 1n, max: 60n }),
  }),
  { maxLength: 4 },
)
const caps = fc.record({
  runnerMinor: fc.bigInt({ min: 0n, max: 120n }),
  marketMinor: fc.bigInt({ min: 0n, max: 120n }),
})

describe('the sizes of the house’s offers', () => {
  const offer = (side: 'back' | 'lay', odds: number, sizeMinor: bigint): HouseOffer => ({
    runnerId: A,
    side,
    tick: tick(odds),
    sizeMinor,
  })
  test.each<[string, HouseOffer[], { runnerMinor: bigint; marketMinor: bigint }, bigint[]]>([
    ['room for all', [offer('lay', 3, 40n)], { runnerMinor: 80n, marketMinor: 80n }, [40n]],
    [
      'the market is the limit',
      [offer('lay', 3, 40n)],
      { runnerMinor: 80n, marketMinor: 60n },
      [30n],
    ],
    [
      'the runner is the limit',
      [offer('lay', 3, 40n)],
      { runnerMinor: 20n, marketMinor: 60n },
      [10n],
    ],
    [
      'the second price has what the first leaves',
      [offer('lay', 3, 20n), offer('lay', 2.98, 40n)],
      { runnerMinor: 60n, marketMinor: 60n },
      [20n, 10n],
    ],
    [
      'the other side loses elsewhere',
      [offer('lay', 3, 30n), offer('back', 3.05, 70n)],
      { runnerMinor: 60n, marketMinor: 60n },
      [30n, 60n],
    ],
    [
      'a full market offers nothing',
      [offer('lay', 3, 40n)],
      { runnerMinor: 9n, marketMinor: 0n },
      [0n],
    ],
  ])('[LAW-25] %s', (_, asked, given, sizes) => {
    expect(sizeOffers(RUNNERS, [], asked, given).map(({ sizeMinor }) => sizeMinor)).toEqual(sizes)
  })

  test('[LAW-14] [LAW-25] each is the largest with which no choice of takers passes a cap', () => {
    fc.assert(
      fc.property(runnerBets, offers, caps, (bets, asked, given) => {
        const sized = sizeOffers(RUNNERS, bets, asked, given)
        expect(sized.map(({ sizeMinor }) => sizeMinor)).toEqual(triedSizes(bets, asked, given))
      }),
      { numRuns: 300 },
    )
  })
})

/** Slow and obvious: every size, every choice of the offers before it, every winner. */
function triedSizes(
  bets: readonly RunnerBet[],
  asked: readonly HouseOffer[],
  given: { runnerMinor: bigint; marketMinor: bigint },
): bigint[] {
  const sized: HouseOffer[] = []
  for (const one of asked) {
    let sizeMinor = one.sizeMinor
    while (sizeMinor > 0n && !fits(bets, sized, { ...one, sizeMinor }, given)) sizeMinor -= 1n
    sized.push({ ...one, sizeMinor })
  }
  return sized.map(({ sizeMinor }) => sizeMinor)
}

function fits(
  bets: readonly RunnerBet[],
  before: readonly HouseOffer[],
  one: HouseOffer,
  given: { runnerMinor: bigint; marketMinor: bigint },
): boolean {
  return subsetsOf(before).every((taken) => {
    const all = [...bets, ...[...taken, one].map(takenBet)]
    const own = all.filter(({ runnerId }) => runnerId === one.runnerId)
    return RUNNERS.filter((winner) => (winner === one.runnerId) === (one.side === 'lay')).every(
      (winner) =>
        lossIf(all, winner) <= given.marketMinor && lossIf(own, winner) <= given.runnerMinor,
    )
  })
}

function lossIf(bets: readonly RunnerBet[], winner: number): bigint {
  return bets.reduce((sum, bet) => sum + netOfRunnerBet(bet, winner), 0n)
}

function subsetsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
}

/** What the taker of an offer bets. */
function takenBet({ runnerId, side, tick: at, sizeMinor }: HouseOffer): RunnerBet {
  const amountsOf = { stakeMinor: sizeMinor, profitMinor: profitAtTick(at, sizeMinor) }
  return { runnerId, side: side === 'lay' ? 'back' : 'lay', ...amountsOf, isMatched: true }
}
