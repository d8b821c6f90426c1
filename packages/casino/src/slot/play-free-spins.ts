import type { DrawStream } from '../fairness/draw-stream.ts'
import type { RoundSoFar } from './round-so-far.ts'
import type { SlotGame } from './slot-game.ts'
import { spinInto, type SpinRules } from './spin-into.ts'

/** Plays the free spins of a round one by one, with those they add, up to `freeSpinsMax`. */
export function playFreeSpins(
  round: RoundSoFar,
  game: SlotGame,
  betMinor: bigint,
  draws: DrawStream,
): void {
  if (round.awarded === 0) return
  const paidMinor = round.totalMinor
  const rules = freeRules(game)
  while (round.played < round.awarded) {
    round.played += 1
    spinInto(round, game, rules, betMinor, draws)
  }
  const totalMinor = (round.totalMinor - paidMinor).toString()
  round.events.push({ type: 'free_spins_ended', totalMinor, played: round.played })
}

function freeRules({ reels, freeReels, scatter }: SlotGame): SpinRules {
  const multiplier = scatter?.multiplier ?? 1
  return { reels: freeReels ?? reels, free: true, multiplier, award: scatter?.retrigger }
}
