import { fraction, type RoomGame } from '@maidan/casino'

const levels = { BDT: [1_000n, 2_000n, 10_000n] }

const facts = {
  platform: 'PADMA',
  volatility: 'medium',
  betLevelsMinor: levels,
} as const

type Side = 'heads' | 'tails'

/** A coin that everybody bets on: twice the stake for the right side. */
export const testCoin: RoomGame<Side, Side> = {
  ...facts,
  code: 'PADMA-TESTCOIN',
  title: 'Test coin',
  type: 'table',
  bets: [
    { key: 'side', exactReturn: fraction(1n, 1n), hitRate: fraction(1n, 2n), largestMultiple: 2 },
  ],
  timing: { bettingMs: 4_000, shownMs: 400 },
  betsMax: 3,
  readSpot: (value) => (value === 'heads' || value === 'tails' ? value : null),
  draw: (draws) => (draws.below(2) === 0 ? 'heads' : 'tails'),
  payMinor: (stakeMinor, spot, outcome) => (spot === outcome ? 2n * stakeMinor : 0n),
}

/** A coin whose entries play against each other: who has called it right is before who has not. */
export const testCup: RoomGame<Side, Side> = {
  ...testCoin,
  code: 'PADMA-TESTCUP',
  title: 'Test cup',
  bets: [
    { key: 'side', exactReturn: fraction(9n, 10n), hitRate: fraction(1n, 2n), largestMultiple: 2 },
  ],
  payMinor: (stakeMinor) => stakeMinor,
  contest: {
    feeBps: 1_000,
    entriesMax: 5,
    pointsOf: (spot, outcome) => (spot === outcome ? 1 : 0),
  },
}

type Leave = { autoCenti: number | null }

type Break = { brokenAtCenti: number }

/** A curve that rises by 1.00 a second and breaks between two heights, each as likely. */
export function testCurve(
  code: string,
  fromCenti: number,
  toCenti: number,
): RoomGame<Leave, Break> {
  return {
    ...facts,
    code,
    title: 'Test curve',
    type: 'crash',
    bets: [
      {
        key: 'at200',
        exactReturn: fraction(1n, 1n),
        hitRate: fraction(1n, 2n),
        largestMultiple: 2,
      },
    ],
    timing: { bettingMs: 4_000, shownMs: 600 },
    betsMax: 2,
    readSpot: readLeave,
    draw: (draws) => ({ brokenAtCenti: fromCenti + draws.below(toCenti - fromCenti + 1) }),
    payMinor(stakeMinor, { autoCenti }, { brokenAtCenti }) {
      if (autoCenti === null || autoCenti > brokenAtCenti) return 0n
      return (stakeMinor * BigInt(autoCenti)) / 100n
    },
    curve: {
      brokenAtCenti: (outcome) => outcome.brokenAtCenti,
      heightCenti: (elapsedMs) => 100 + Math.floor(elapsedMs / 10),
      elapsedMs: (heightCenti) => (heightCenti - 100) * 10,
      spotAt: (heightCenti) => ({ autoCenti: heightCenti }),
      leavesAtCenti: (spot) => spot.autoCenti,
    },
  }
}

function readLeave(value: unknown): Leave | null {
  if (typeof value !== 'object' || value === null || !('autoCenti' in value)) return null
  const { autoCenti } = value
  if (autoCenti === null) return { autoCenti }
  if (typeof autoCenti !== 'number' || !Number.isInteger(autoCenti)) return null
  return autoCenti > 100 ? { autoCenti } : null
}

/** A curve of a second or two, and one that lasts longer than any test needs it. */
export const testKite = testCurve('PADMA-TESTKITE', 180, 320)
export const testRocket = testCurve('PADMA-TESTROCKET', 3_000, 3_100)

export const testRooms: readonly RoomGame[] = [testCoin, testCup, testKite, testRocket]
