import type { Reels, SlotClusterGame } from '../slot-game.ts'
import { clusterPay } from './cluster-pay.ts'

/** Places that fit the bits of a number. */
const PLACES_MAX = 30

/** The strips of a game as numbers: the symbols that pay count from 0, then come the wild and the scatter. */
export type ClusterCodes = {
  rows: number
  least: number
  strips: readonly Uint8Array[]
  /** How many symbols pay; it is the code of the wild, and one more that of the scatter. */
  paying: number
  /** What each size of each symbol pays in units: at the symbol times all sizes, plus the size. */
  pays: Float64Array
  /** The sizes a group may have, 0 included. */
  sizes: number
}

/**
 * Writes a game's strips as numbers.
 *
 * @throws RangeError for rules that groups do not know: wilds that multiply, expand or pay by
 * themselves, symbols that do nothing, and more places than the bits hold.
 */
export function clusterCodes(game: SlotClusterGame, reels: Reels): ClusterCodes {
  refuseOthers(game)
  const symbols = game.symbols.filter((symbol) => game.pays[symbol] !== undefined)
  const paying = symbols.length
  const codeOf = (symbol: string): number => {
    if (symbol === game.wild?.symbol) return paying
    if (symbol === game.scatter?.symbol) return paying + 1
    return symbols.indexOf(symbol)
  }
  const sizes = game.reels.length * game.rows + 1
  const pays = symbols.flatMap((symbol) =>
    Array.from({ length: sizes }, (_, size) =>
      clusterPay(game.evaluation, game.pays[symbol] ?? [], size),
    ),
  )
  return {
    rows: game.rows,
    least: game.evaluation.least,
    strips: reels.map((strip) => Uint8Array.from(strip, codeOf)),
    paying,
    pays: Float64Array.from(pays),
    sizes,
  }
}

function refuseOthers({ code, symbols, wild, scatter, pays, reels, rows }: SlotClusterGame): void {
  const known = new Set([...Object.keys(pays), wild?.symbol, scatter?.symbol])
  const others = symbols.some((symbol) => !known.has(symbol))
  const wildPays = wild !== null && pays[wild.symbol] !== undefined
  const wildActs = wild !== null && (wild.multiplier ?? wild.expandsOnReels) !== undefined
  if (others || wildPays || wildActs || reels.length * rows > PLACES_MAX) {
    throw new RangeError(`${code} has rules that groups do not know`)
  }
}
