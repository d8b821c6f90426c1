import type { DrawStream } from '../fairness/draw-stream.ts'
import { cascadeInto } from './cascades/cascade-into.ts'
import { stoppedReel } from './cascades/falling-reel.ts'
import { landedCoins } from './hold/landed-coins.ts'
import { payInto } from './pay-into.ts'
import { respinsInto } from './respins/respins-into.ts'
import { playSpin, type SpinResult } from './play-spin.ts'
import type { RoundSoFar } from './round-so-far.ts'
import type { FreeSpinAward, Reels, SlotGame } from './slot-game.ts'
import { unitMinorOf } from './unit-minor.ts'
import { freeSpinsFor } from './wins/scatter-win.ts'

/** Which strips spin, what multiplies their wins, and what their scatters give. */
export type SpinRules = {
  reels: Reels
  free: boolean
  multiplier: number
  award: FreeSpinAward | null | undefined
}

/** Plays one spin and adds what it shows, wins and awards to the round. */
export function spinInto(
  round: RoundSoFar,
  game: SlotGame,
  rules: SpinRules,
  betMinor: bigint,
  draws: DrawStream,
): void {
  const unitMinor = unitMinorOf(game, betMinor)
  const spin = playSpin(game, rules.reels, draws)
  const { stops, grid, expandedReels } = spin
  const coins = landedCoins(game, grid, betMinor, draws)
  round.coins = coins ?? []
  round.events.push({
    type: 'spin',
    index: round.played,
    free: rules.free,
    stops,
    grid,
    expandedReels,
    ...(coins && { coins }),
  })
  const counted = winsInto(round, game, rules, spin, { unitMinor, draws })
  const count = Math.min(freeSpinsFor(rules.award, counted), game.freeSpinsMax - round.awarded)
  if (count > 0) awardInto(round, count, game.scatter?.multiplier ?? 1)
}

/** Pays what a spin wins; answers how many scatters or coins count. */
function winsInto(
  round: RoundSoFar,
  game: SlotGame,
  { reels, free, multiplier }: SpinRules,
  spin: SpinResult,
  { unitMinor, draws }: { unitMinor: bigint; draws: DrawStream },
): number {
  const { mechanic } = game
  const { stops, grid, wins, counted } = spin
  switch (mechanic.kind) {
    case 'spins':
    case 'hold':
      payInto(round, wins, multiplier, unitMinor)
      return counted
    case 'respins':
      payInto(round, wins, multiplier, unitMinor)
      respinsInto(round, game, mechanic, spin, { multiplier, unitMinor, draws })
      return counted
    case 'cascades': {
      const stopped = reels.map((strip, reel) =>
        stoppedReel(strip, stops[reel] ?? 0, grid[reel] ?? []),
      )
      return cascadeInto(round, game, mechanic, stopped, { free, multiplier, unitMinor })
    }
  }
}

function awardInto(round: RoundSoFar, count: number, multiplier: number): void {
  round.awarded += count
  const remaining = round.awarded - round.played
  round.events.push({ type: 'free_spins_won', count, remaining, multiplier })
}
