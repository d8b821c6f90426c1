import type { SlotEvent, SlotPosition } from '@maidan/contract'
import type { DrawStream } from '../fairness/draw-stream.ts'
import { playHold } from './hold/play-hold.ts'
import { playFreeSpins } from './play-free-spins.ts'
import type { RoundSoFar } from './round-so-far.ts'
import type { SlotGame } from './slot-game.ts'
import { spinInto, type SpinRules } from './spin-into.ts'

export type SlotPlay = {
  /** Minor units, positive, a whole multiple of the game's `costUnits`. */
  betMinor: bigint
  draws: DrawStream
}

export type SlotRound = { totalWinMinor: bigint; events: SlotEvent[] }

/**
 * Plays a whole round: the paid spin, then what it has set off: free spins, or the holding of coins.
 * The events come in the order a screen shows them; `round_total` is always last. Throws `RangeError`
 * for a bet that units do not divide, `DrawsExhausted` when the draws run out.
 */
export function playSlot(game: SlotGame, { betMinor, draws }: SlotPlay): SlotRound {
  const round: RoundSoFar = { events: [], totalMinor: 0n, played: 0, awarded: 0, coins: [] }
  spinInto(round, game, paidRules(game), betMinor, draws)
  playMechanic(round, game, betMinor, draws)

  const capMinor = betMinor * BigInt(game.winCapTimesBet)
  const capped = round.totalMinor > capMinor
  const totalWinMinor = capped ? capMinor : round.totalMinor
  round.events.push({ type: 'round_total', totalMinor: totalWinMinor.toString(), capped })
  return { totalWinMinor, events: round.events }
}

function paidRules({ reels, scatter }: SlotGame): SpinRules {
  return { reels, free: false, multiplier: 1, award: scatter?.freeSpins }
}

function playMechanic(
  round: RoundSoFar,
  game: SlotGame,
  betMinor: bigint,
  draws: DrawStream,
): void {
  const { mechanic } = game
  switch (mechanic.kind) {
    case 'spins':
    case 'cascades':
    case 'respins':
      return playFreeSpins(round, game, betMinor, draws)
    case 'hold':
      return playHold(round, mechanic, gridPlaces(game), { betMinor, draws })
  }
}

/** Every place of the grid, reel by reel from the left and from the top. */
function gridPlaces({ reels, rows }: SlotGame): readonly SlotPosition[] {
  return reels.flatMap((_, reel) =>
    Array.from({ length: rows }, (_, row): SlotPosition => [reel, row]),
  )
}
