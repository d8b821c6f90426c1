import type { SlotCoin, SlotGrid } from '@maidan/contract'
import type { DrawStream } from '../../fairness/draw-stream.ts'
import type { SlotGame } from '../slot-game.ts'
import { placesOf } from '../wins/places-of.ts'
import { drawCoin } from './draw-coin.ts'

/** What the coins of a grid are worth, with one draw each; undefined where a game holds none. */
export function landedCoins(
  { mechanic }: SlotGame,
  grid: SlotGrid,
  betMinor: bigint,
  draws: DrawStream,
): readonly SlotCoin[] | undefined {
  switch (mechanic.kind) {
    case 'spins':
    case 'cascades':
    case 'respins':
      return undefined
    case 'hold':
      return placesOf(grid, mechanic.symbol).map((position) =>
        drawCoin(mechanic, position, { betMinor, draws }),
      )
  }
}
