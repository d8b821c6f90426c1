import type { Reels, SlotGame } from '../slot-game.ts'
import { runPays } from '../wins/run-pays.ts'

/** What waits for the end on a reel stands above the bits of all symbols that pay. */
export const SCATTER_SHIFT = 28

/** Two bits a symbol, up to the scatter's. */
const PAYING_MAX = SCATTER_SHIFT / 2

/**
 * The strips of a game as numbers. Every symbol that pays has two bits, in which the places of a
 * reel that show it are counted by adding theirs up: three at most. A wild has one in all of them.
 */
export type CascadeCodes = {
  strips: readonly Int32Array[]
  /** The low bit of every symbol that pays. */
  paying: number
  /** What three, four and five of a symbol pay in units, at its low bit's place times three and on. */
  pays: Float64Array
}

/**
 * Writes a game's strips as numbers.
 *
 * @throws RangeError for rules that cascades do not know: lines, two of a kind, wilds that multiply,
 * expand or pay by themselves, and more symbols than the bits hold.
 */
export function cascadeCodes(game: SlotGame, reels: Reels): CascadeCodes {
  refuseOthers(game)
  const symbols = game.symbols.filter((symbol) => runPays(game, symbol) !== undefined)
  const pays = new Float64Array(symbols.length * 2 * 3)
  const codes = new Map<string, number>()
  let paying = 0
  for (const [at, symbol] of symbols.entries()) {
    const bit = 2 * at
    const { 3: three = 0, 4: four = 0, 5: five = 0 } = runPays(game, symbol) ?? {}
    pays.set([three, four, five], bit * 3)
    codes.set(symbol, 1 << bit)
    paying |= 1 << bit
  }
  if (game.wild) codes.set(game.wild.symbol, paying)
  if (game.scatter) codes.set(game.scatter.symbol, 1 << SCATTER_SHIFT)
  const strips = reels.map((strip) => Int32Array.from(strip, (symbol) => codes.get(symbol) ?? 0))
  return { strips, paying, pays }
}

function refuseOthers({ code, evaluation, wild, pays }: SlotGame): void {
  const two = Object.values(pays).some((counts) => (counts[2] ?? 0) > 0)
  const wildPays = wild !== null && pays[wild.symbol] !== undefined
  const wildActs = wild !== null && (wild.multiplier ?? wild.expandsOnReels) !== undefined
  const many = Object.keys(pays).length > PAYING_MAX
  if (evaluation.kind !== 'ways' || two || wildPays || wildActs || many) {
    throw new RangeError(`${code} has rules that cascades do not know`)
  }
}
