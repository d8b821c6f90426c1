import type { SlotCoin } from '@maidan/contract'
import type { Showing } from '../showing.ts'
import { boardCoin } from './board-coin.ts'

/** Writes on the coins of a reel that just stopped what they are worth. */
export function labelCoins(showing: Showing, coins: readonly SlotCoin[], reel: number): void {
  const { scene, sounds } = showing
  const { cellWidth, cellHeight } = scene.layout()
  const landed = coins.filter(({ position }) => position[0] === reel)
  for (const coin of landed) {
    const { position, picture, text } = boardCoin(showing, coin)
    const view = scene.machine.reels[reel]
    view?.replace(position[1], picture)
    view?.mark(position[1], scene.coinTexts.sprite(text, Math.min(cellWidth, cellHeight)))
  }
  if (landed.length > 0) sounds.play('coin', reel)
}
