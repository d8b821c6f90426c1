import { oddsOfTick } from '@maidan/money'
import type { NewOrder } from './order-book.ts'
import type { FastState } from './fast-state.ts'
import { NONE } from './order-slots.ts'
import { LEVELS_END, bestLevel, nextOccupied, tickOf } from './price-levels.ts'

/**
 * How much of an order the book can match while the average price of the whole fill keeps to the
 * order's limit, orders of the same player left out. The makers come best first, so every size up to
 * the reach keeps to it as well.
 *
 * A maker better than the limit adds size × difference to the slack, a worse one uses it up:
 * (Σ size × odds ≥ limit × Σ size) is (Σ size × (odds − limit) ≥ 0). The slack is a bigint, since
 * size × odds passes 2^53.
 */
export function reachOfAverage(state: FastState, taker: NewOrder): number {
  const { slots, levels } = state
  const sizeMinor = Number(taker.sizeMinor)
  let level = bestLevel(levels, taker.side === 'back' ? 'lay' : 'back')
  let reachMinor = 0
  let slack = 0n
  while (level !== LEVELS_END) {
    const gain = gainAt(taker, tickOf(level))
    for (
      let maker = levels.heads[level] ?? NONE;
      maker !== NONE;
      maker = slots.next[maker] ?? NONE
    ) {
      if (slots.playerIds[maker] === taker.playerId) continue
      const wantedMinor = Math.min(sizeMinor - reachMinor, slots.remainingMinor[maker] ?? 0)
      const takenMinor = gain < 0n ? affordable(wantedMinor, slack / -gain) : wantedMinor
      reachMinor += takenMinor
      slack += gain * BigInt(takenMinor)
      if (takenMinor < wantedMinor || reachMinor === sizeMinor) return reachMinor
    }
    level = nextOccupied(levels, level + 1)
  }
  return reachMinor
}

/** By how many hundredths a price is better for the taker than the order's limit. */
function gainAt({ side, tick }: NewOrder, makerTick: number): bigint {
  const higher = BigInt(oddsOfTick(makerTick) - oddsOfTick(tick))
  return side === 'back' ? higher : -higher
}

function affordable(wantedMinor: number, slackMinor: bigint): number {
  return slackMinor < BigInt(wantedMinor) ? Number(slackMinor) : wantedMinor
}
