import type { SlotGrid } from '@maidan/contract'
import type { DrawStream } from '../../fairness/draw-stream.ts'
import { payInto } from '../pay-into.ts'
import { windowAt } from '../reel-strip.ts'
import type { RoundSoFar } from '../round-so-far.ts'
import type { SlotGame, SlotRespins } from '../slot-game.ts'
import { expandedReels, expandWilds } from '../wins/expand-wilds.ts'
import { symbolWins } from '../wins/symbol-wins.ts'

/** How the reels stand, and which of them turn wild in this view. */
type View = { stops: readonly number[]; grid: SlotGrid; expandedReels: readonly number[] }

/** How wins are paid, and what the respins draw from: one draw for each reel that spins. */
type RespinPlay = { multiplier: number; unitMinor: bigint; draws: DrawStream }

/**
 * Holds the reels that a spin has turned wild and spins the others again, as long as another one
 * turns wild and respins are left. Each view is paid by itself; the spin's own wins are paid before.
 */
export function respinsInto(
  round: RoundSoFar,
  game: SlotGame,
  { reels, respinsMax }: SlotRespins,
  spin: View,
  { multiplier, unitMinor, draws }: RespinPlay,
): void {
  let held: readonly number[] = []
  let view = spin
  for (let index = 1; index <= respinsMax; index += 1) {
    const landed = view.expandedReels.filter((reel) => reels.includes(reel))
    if (landed.length === 0) return
    held = [...held, ...landed].toSorted((a, b) => a - b)
    view = respin(game, held, view.stops, draws)
    round.events.push({ type: 'wild_respin', index, held, ...view })
    payInto(round, symbolWins(game, expandWilds(game, view.grid)), multiplier, unitMinor)
  }
}

/** Spins every reel that is not held, left to right; a held one stands where it stood, wild whole. */
function respin(
  game: SlotGame,
  held: readonly number[],
  before: readonly number[],
  draws: DrawStream,
): View {
  const stops = game.reels.map((strip, reel) =>
    held.includes(reel) ? (before[reel] ?? 0) : draws.below(strip.length),
  )
  const wild = game.wild?.symbol ?? ''
  const grid = game.reels.map((strip, reel) => {
    const window = windowAt(strip, stops[reel] ?? 0, game.rows)
    return held.includes(reel) ? window.map(() => wild) : window
  })
  return {
    stops,
    grid,
    expandedReels: expandedReels(game, grid).filter((reel) => !held.includes(reel)),
  }
}
