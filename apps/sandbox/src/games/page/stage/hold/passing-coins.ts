import type { SlotPosition } from '@maidan/contract'
import { Container, Sprite, type Texture } from 'pixi.js'
import { pulse } from '../easing.ts'
import type { StageLayout } from '../layout.ts'

/** Coins that pass a place in one respin, and how strongly they are seen. */
const PASSES = 7
const ALPHA = 0.5
const COIN_SHARE = 0.8

/** Blurred coins that run down through the empty places; `move` shows them at 0 to 1 of their way. */
export function passingCoins(
  places: readonly SlotPosition[],
  { cellWidth, cellHeight }: StageLayout,
  coin: Texture,
): { view: Container; move: (progress: number) => void } {
  const view = new Container()
  const side = Math.min(cellWidth, cellHeight) * COIN_SHARE
  const passers = places.map(([reel, row], index) => {
    const sprite = new Sprite(coin)
    sprite.anchor.set(0.5)
    sprite.setSize(side, side)
    sprite.x = (reel + 0.5) * cellWidth
    view.addChild(sprite)
    return { sprite, top: row * cellHeight, phase: ((index * 7) % 10) / 10 }
  })
  const move = (progress: number) => {
    for (const { sprite, top, phase } of passers) {
      // Each fades in and out inside its own place, so that none is seen in its neighbour's.
      const way = (progress * PASSES + phase) % 1
      sprite.y = top + (0.25 + 0.5 * way) * cellHeight
      sprite.alpha = ALPHA * pulse(way) * (1 - progress ** 4)
    }
  }
  move(0)
  return { view, move }
}
