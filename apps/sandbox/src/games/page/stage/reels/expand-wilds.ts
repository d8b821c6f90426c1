import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { Clock } from '../clock.ts'
import { easeOut, easeOutBack, pulse } from '../easing.ts'
import type { StageLayout } from '../layout.ts'
import type { Machine } from '../machine.ts'

const GROW_MS = 520

type Expansion = {
  machine: Machine
  clock: Clock
  layout: StageLayout
  glow: Texture
  colour: string
  wild: string
}

/** Turns whole reels wild: light runs up and down the reel, then every place shows the wild. */
export async function expandWilds(
  expansion: Expansion,
  reels: readonly number[],
  still: boolean,
): Promise<void> {
  await Promise.all(reels.map((reel) => expandReel(expansion, reel, still)))
}

async function expandReel(expansion: Expansion, reel: number, still: boolean): Promise<void> {
  const { machine, clock, layout, wild } = expansion
  const view = machine.reels[reel]
  if (view === undefined) return
  const show = () => {
    for (let row = 0; row < machine.rows; row += 1) view.replace(row, wild)
  }
  if (still) return show()
  const light = beam(expansion, reel)
  machine.effects.addChild(light)
  const middle = layout.reels.height / 2
  await clock.play({
    durationMs: GROW_MS / 2,
    easing: easeOut,
    update: (t) => light.scale.set(1, Math.max(0.02, t)),
  })
  show()
  const sprites = Array.from({ length: machine.rows }, (_, row) => view.spriteAt(row))
  const sizes = sprites.map((sprite) => sprite?.scale.x ?? 1)
  await clock.play({
    durationMs: GROW_MS,
    easing: easeOutBack,
    update: (t) => {
      light.alpha = Math.max(0, 1 - t)
      light.y = middle
      sprites.forEach((sprite, index) => {
        const grown = (sizes[index] ?? 1) * (0.4 + 0.6 * t + 0.12 * pulse(Math.min(1, t)))
        sprite?.scale.set(grown)
      })
    },
  })
  sprites.forEach((sprite, index) => sprite?.scale.set(sizes[index] ?? 1))
  light.destroy({ children: true })
}

/** A column of light over one reel, opening from its middle. */
function beam({ layout, glow, colour }: Expansion, reel: number): Container {
  const { cellWidth, reels } = layout
  const column = new Graphics()
    .roundRect(3, -reels.height / 2, cellWidth - 6, reels.height, 10)
    .fill(colour)
    .stroke({ width: 3, color: '#ffffff' })
  column.alpha = 0.6
  const halo = new Sprite(glow)
  halo.anchor.set(0.5)
  halo.position.set(cellWidth / 2, 0)
  halo.setSize(cellWidth * 2.2, reels.height * 1.3)
  halo.tint = colour
  for (const part of [column, halo]) part.blendMode = 'add'
  const light = new Container()
  light.addChild(column, halo)
  light.position.set(reel * cellWidth, reels.height / 2)
  return light
}
