import type { SlotRunGame } from '../slot-game.ts'
import { symbolPay } from '../wins/symbol-pay.ts'
import type { OpenReel, Place } from './open-reel.ts'

const nowhere: Place = new Map()

/**
 * No less than the units of any grid that these reels can show: every line and symbol is paid as if
 * each place showed what suits it best, and both ends of a line are paid even where the rules pay
 * one. Pays never fall as a run grows, so this never bounds too low.
 */
export function boundUnits(game: SlotRunGame, reels: readonly OpenReel[]): number {
  const { evaluation, symbols } = game
  if (evaluation.kind === 'ways') {
    const wholeReels = reels.map(({ whole }) => whole)
    return symbols.reduce((sum, symbol) => sum + runBound(game, symbol, wholeReels), 0)
  }
  return evaluation.lines.reduce((sum, rows) => {
    const line = rows.map((row, reel) => reels[reel]?.rows[row] ?? nowhere)
    const left = lineBound(game, line)
    if (!evaluation.bothWays) return sum + left
    const backwards = line.map((_, reel) => line.at(-1 - reel) ?? nowhere)
    return sum + left + lineBound(game, backwards)
  }, 0)
}

function lineBound(game: SlotRunGame, line: readonly Place[]): number {
  let best = 0
  for (const symbol of game.symbols) best = Math.max(best, runBound(game, symbol, line))
  return best
}

/** The most that one symbol's run over these places pays, in units. */
function runBound(game: SlotRunGame, symbol: string, places: readonly Place[]): number {
  const pays = game.pays[symbol]
  if (!pays) return 0
  let count = 0
  let ways = 1
  let wilds = false
  for (const place of places) {
    const reach = place.get(symbol)
    if (!reach || reach.shown === 0) break
    count += 1
    ways *= reach.shown
    wilds ||= reach.wild
  }
  return symbolPay(pays, count) * ways * (wilds ? (game.wild?.multiplier ?? 1) : 1)
}
