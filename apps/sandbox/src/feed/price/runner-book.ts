import { LADDER_TICKS, oddsOfTick, tickNear } from '@maidan/money'
import type { Random } from '../random/random.ts'

/** What can be taken at a price: decimal odds, and whole taka. */
export type PriceSize = Readonly<{ price: number; size: number }>

/** Best price first, as the documents' `ex`. */
export type RunnerBook = Readonly<{ availableToBack: PriceSize[]; availableToLay: PriceSize[] }>

export const NO_PRICES: RunnerBook = { availableToBack: [], availableToLay: [] }

const DEPTH = 3
/** Below this chance a runner is as good as beaten: nobody backs or lays it. */
const CHANCE_MIN = 0.0005
/** The least popular match trades at two ticks between back and lay wherever the fair price falls. */
const TIGHT_POPULARITY = 0.4
const BEST_SIZE_MIN = 900
const BEST_SIZE_SPAN = 420_000
const SIZE_STEP = 10

/**
 * Three prices to back and three to lay around the fair price of a chance, on the ladder: never
 * better than fair on either side, one tick apart or two, so that the book of all runners is worth a
 * little more than 100 %. Sizes grow with the match's popularity (0 to 1) and with the depth.
 */
export function runnerBook(chance: number, popularity: number, random: Random): RunnerBook {
  if (chance < CHANCE_MIN) return NO_PRICES
  const fairCenti = 100 / chance
  const { back, lay } = breathing(bestTicks(fairCenti, popularity), random)
  const liquidity = Math.min(1, 4 * chance * (1 - chance) + 0.15)
  const best = BEST_SIZE_MIN + BEST_SIZE_SPAN * popularity ** 2 * liquidity
  const level = (tick: number, depth: number): PriceSize => ({
    price: oddsOfTick(tick) / 100,
    size: sizeAt(best, depth, tick, random),
  })
  const depths = Array.from({ length: DEPTH }, (_, depth) => depth)
  return {
    availableToBack: depths
      .filter((depth) => back - depth >= 0 && oddsOfTick(back) <= fairCenti)
      .map((depth) => level(back - depth, depth)),
    availableToLay: depths
      .filter((depth) => lay + depth < LADDER_TICKS && oddsOfTick(lay) >= fairCenti)
      .map((depth) => level(lay + depth, depth)),
  }
}

/** How often the best price of a side has just been taken and the next one shows. */
const TAKEN_SHARE = 0.15

/** Between balls a tight market opens by a tick now and then; it never crosses or beats the fair price. */
function breathing({ back, lay }: BestTicks, random: Random): BestTicks {
  const taken = random.next()
  if (lay - back !== 1 || taken >= 2 * TAKEN_SHARE) return { back, lay }
  return taken < TAKEN_SHARE
    ? { back: Math.max(0, back - 1), lay }
    : { back, lay: Math.min(LADDER_TICKS - 1, lay + 1) }
}

type BestTicks = Readonly<{ back: number; lay: number }>

/** The best tick on each side; odds beyond the ends of the ladder leave one side empty. */
function bestTicks(fairCenti: number, popularity: number): BestTicks {
  const below = tickNear(fairCenti, 'floor')
  const above = tickNear(fairCenti, 'ceil')
  if (below === above) return endOrAround(below, fairCenti)
  if (popularity >= TIGHT_POPULARITY) return { back: below, lay: above }
  const isNearBelow = fairCenti - oddsOfTick(below) < oddsOfTick(above) - fairCenti
  return isNearBelow
    ? { back: Math.max(0, below - 1), lay: above }
    : { back: below, lay: Math.min(LADDER_TICKS - 1, above + 1) }
}

/** The fair price is a tick itself, or lies beyond an end of the ladder. */
function endOrAround(tick: number, fairCenti: number): BestTicks {
  const odds = oddsOfTick(tick)
  if (fairCenti !== odds) return { back: tick, lay: tick }
  return { back: Math.max(0, tick - 1), lay: Math.min(LADDER_TICKS - 1, tick + 1) }
}

/** Long odds carry less money: what counts for a layer is the liability. */
function sizeAt(best: number, depth: number, tick: number, random: Random): number {
  const weight = (0.35 + 1.3 * random.next()) * (1 + 0.8 * depth)
  const odds = oddsOfTick(tick) / 100
  const taka = (best * weight) / Math.sqrt(odds)
  return Math.max(SIZE_STEP, Math.round(taka / SIZE_STEP) * SIZE_STEP)
}
