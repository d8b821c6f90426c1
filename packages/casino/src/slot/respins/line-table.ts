import { lineRuns } from '../wins/line-wins.ts'
import type { SlotGame } from '../slot-game.ts'

/** What any five symbols pay on a line, looked up by their codes. */
export type LineTable = {
  /** Of each symbol, its place in the game's list. */
  codes: ReadonlyMap<string, number>
  /** What one more of a reel's code adds to the place in `units`, reel by reel. */
  steps: readonly number[]
  units: Int32Array
}

/** Works out once what each five symbols of a game pay on a line, in units. */
export function lineTable(game: SlotGame, bothWays: boolean): LineTable {
  const { symbols, reels } = game
  const codes = new Map(symbols.map((symbol, code) => [symbol, code]))
  const steps = reels.map((_, reel) => symbols.length ** (reels.length - 1 - reel))
  const units = new Int32Array(symbols.length ** reels.length)
  for (const at of units.keys()) {
    const line = steps.map((step) => symbols[Math.floor(at / step) % symbols.length] ?? '')
    const runs = lineRuns(game, bothWays, line)
    units[at] = runs.reduce((sum, run) => sum + run.units, 0)
  }
  return { codes, steps, units }
}
