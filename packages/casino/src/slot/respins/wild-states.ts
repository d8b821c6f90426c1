import { fraction, times, type Fraction } from '../../chance/fraction.ts'
import { reelViews } from '../exact/reel-view.ts'
import type { SlotGame, SlotRespins } from '../slot-game.ts'
import { countViews, type CountedViews } from './count-views.ts'
import { wildSets } from './wild-sets.ts'
import { lineTable } from './line-table.ts'

/** All views in which exactly these of the holding reels are wild, held or just landed. */
export type WildState = { wild: readonly number[]; views: CountedViews }

/**
 * The states of a game whose wilds are held, one for each set of wild reels. A wild reel looks the same
 * whether it is held or has just turned wild, so what a view wins depends on the set alone.
 *
 * @throws RangeError for rules that respins do not know: ways, scatters, and a wild that expands on
 * other reels than those that are held.
 */
export function wildStates(game: SlotGame, respins: SlotRespins): readonly WildState[] {
  const { evaluation, wild } = game
  const same = wild?.expandsOnReels?.join() === respins.reels.join()
  if (evaluation.kind !== 'lines' || game.scatter !== null || wild === null || !same)
    throw new RangeError(`${game.code} has rules that respins do not know`)
  const table = lineTable(game, evaluation.bothWays)
  return wildSets(respins.reels).map((set) => {
    const windows = game.reels.map((_, reel) => {
      if (set.includes(reel)) return [Array.from({ length: game.rows }, () => wild.symbol)]
      return respins.reels.includes(reel) ? calmViews(game, reel) : allViews(game, reel)
    })
    return { wild: set, views: countViews(table, evaluation.lines, windows) }
  })
}

/**
 * The chance that, beside the reels of `held`, exactly those others of `wild` turn wild as the reels
 * stop; 0 where a held reel is not among them.
 */
export function landingChance(
  game: SlotGame,
  { reels }: SlotRespins,
  held: readonly number[],
  wild: readonly number[],
): Fraction {
  if (held.some((reel) => !wild.includes(reel))) return fraction(0n, 1n)
  return reels
    .filter((reel) => !held.includes(reel))
    .map((reel) => {
      const all = allViews(game, reel).length
      const calm = calmViews(game, reel).length
      return fraction(BigInt(wild.includes(reel) ? all - calm : calm), BigInt(all))
    })
    .reduce(times, fraction(1n, 1n))
}

/** A reel's views without a wild. */
function calmViews(game: SlotGame, reel: number): readonly (readonly string[])[] {
  return allViews(game, reel).filter((shown) => !shown.includes(game.wild?.symbol ?? ''))
}

function allViews(game: SlotGame, reel: number): readonly (readonly string[])[] {
  return reelViews(game, game.reels[reel] ?? [], reel).map(({ shown }) => shown)
}
