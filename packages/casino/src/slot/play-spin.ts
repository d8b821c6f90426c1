import type { SlotGrid } from '@maidan/contract'
import type { DrawStream } from '../fairness/draw-stream.ts'
import { expandedReels, expandWilds } from './wins/expand-wilds.ts'
import { windowAt } from './reel-strip.ts'
import { countIn } from './wins/counted.ts'
import { scatterWin } from './wins/scatter-win.ts'
import type { Reels, SlotGame } from './slot-game.ts'
import { symbolWins } from './wins/symbol-wins.ts'
import type { UnitWin } from './wins/unit-win.ts'

export type SpinResult = {
  stops: readonly number[]
  /** As the reels stopped, before wilds expand. */
  grid: SlotGrid
  expandedReels: readonly number[]
  /** Scatters or coins in view. */
  counted: number
  wins: readonly UnitWin[]
}

/** Stops each reel with one draw, left to right, and finds every win. */
export function playSpin(game: SlotGame, reels: Reels, draws: DrawStream): SpinResult {
  const stops = reels.map((strip) => draws.below(strip.length))
  const grid = reels.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows))
  const scatter = scatterWin(game, grid)
  return {
    stops,
    grid,
    expandedReels: expandedReels(game, grid),
    counted: countIn(game, grid),
    wins: [...symbolWins(game, expandWilds(game, grid)), ...(scatter ? [scatter] : [])],
  }
}
