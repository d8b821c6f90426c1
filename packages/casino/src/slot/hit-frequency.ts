import { fraction, type Fraction } from '../chance/fraction.ts'
import { cascadeFigures } from './cascades/cascade-figures.ts'
import { paysClusters } from './clusters/pays-clusters.ts'
import { losingPairs } from './exact/losing-pairs.ts'
import { reelViews, type ReelView } from './exact/reel-view.ts'
import { countedStops } from './exact/counted-stops.ts'
import { stopCombinations } from './exact/stop-combinations.ts'
import { respinFigures } from './respins/respin-figures.ts'
import { countBoth, countWins } from './wins/counted.ts'
import type { SlotClusterGame, SlotGame, SlotRunGame } from './slot-game.ts'

const rows = [0, 1, 2]
const everyPath = rows.flatMap((a) => rows.flatMap((b) => rows.map((c) => [a, b, c])))

/**
 * The exact share of paid spins that win anything.
 *
 * Every symbol that pays for more than three pays for three, so whether a run from the left wins is
 * decided by reels 1 to 3, and a run from the right by reels 5 to 3. Given where reel 3 stops the two
 * sides are independent: the losing stops of each side are counted by the scatters or coins they
 * show, and multiplied wherever those together win nothing either. Cascades change none of this: a
 * view that does not win never falls. A wild that is held can win in its respins what the paid view
 * has not, so there every view of the round is counted; groups are counted over every stop.
 */
export function hitFrequency(game: SlotGame): Fraction {
  if (game.mechanic.kind === 'respins') return respinFigures(game, game.mechanic).hits
  if (paysClusters(game)) return clusterHits(game)
  const [first, second, middle, fourth, fifth] = game.reels.map((strip, reel) =>
    reelViews(game, strip, reel),
  )
  if (!first || !second || !middle || !fourth || !fifth) throw new RangeError('Five reels needed')

  const { left, right } = pathsOf(game)
  const losingLeft = losingPairs(game, left, first, second, middle)
  const losingRight = right
    ? losingPairs(game, right, fifth, fourth, middle)
    : middle.map(() => countedStops(game, game.reels.slice(3)))
  const losing = middle.reduce(
    (sum, view, stop) => sum + losingStops(game, view, losingLeft[stop], losingRight[stop]),
    0n,
  )
  const all = stopCombinations(game.reels)
  return fraction(all - losing, all)
}

function clusterHits(game: SlotClusterGame): Fraction {
  const { hits } = cascadeFigures(game, game.mechanic, false)
  return fraction(hits, stopCombinations(game.reels))
}

/** The rows that a run passes on its first three reels, from the left and, if it may, the right. */
function pathsOf({ evaluation }: SlotRunGame): { left: number[][]; right: number[][] | null } {
  if (evaluation.kind === 'ways') return { left: everyPath, right: null }
  const { lines, bothWays } = evaluation
  return {
    left: lines.map((rows) => rows.slice(0, 3)),
    right: bothWays ? lines.map(([, , c = 0, d = 0, e = 0]) => [e, d, c]) : null,
  }
}

/** Stops of both sides together whose scatters or coins, with the middle reel's, win nothing. */
function losingStops(
  game: SlotGame,
  middle: ReelView,
  left: readonly bigint[] = [],
  right: readonly bigint[] = [],
): bigint {
  let stops = 0n
  for (const [l, leftStops] of left.entries()) {
    for (const [r, rightStops] of right.entries()) {
      const counted = countBoth(game, countBoth(game, l, r), middle.counted)
      if (!countWins(game, counted)) stops += leftStops * rightStops
    }
  }
  return stops
}
