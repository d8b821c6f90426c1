import { Container, Sprite, type Texture } from 'pixi.js'
import type { Clock } from './clock.ts'
import { easeOut, pulse } from './easing.ts'
import type { StageLayout } from './layout.ts'
import type { Machine } from './machine.ts'

const SPARKS = 10
const LAST_MS = 620
const GROWTH = 0.24

type Look = { machine: Machine; clock: Clock; layout: StageLayout; spark: Texture; colour: string }

/** Makes a symbol that just landed jump and throw sparks, to say that it matters. */
export async function sparkle(look: Look, reel: number, row: number): Promise<void> {
  const { machine, clock, layout } = look
  const symbol = machine.reels[reel]?.spriteAt(row)
  if (symbol === undefined) return
  const burst = new Container()
  burst.position.set((reel + 0.5) * layout.cellWidth, (row + 0.5) * layout.cellHeight)
  const sparks = Array.from({ length: SPARKS }, (_, index) => makeSpark(look, index))
  burst.addChild(...sparks)
  machine.effects.addChild(burst)
  const size = symbol.scale.x
  await clock.play({
    durationMs: LAST_MS,
    easing: easeOut,
    update: (progress) => {
      symbol.scale.set(size * (1 + GROWTH * pulse(progress)))
      sparks.forEach((spark, index) => fly(spark, index, progress, layout.cellWidth))
    },
  })
  symbol.scale.set(size)
  burst.destroy({ children: true })
}

function makeSpark({ spark, colour }: Look, index: number): Sprite {
  const sprite = new Sprite(spark)
  sprite.anchor.set(0.5)
  sprite.tint = index % 2 === 0 ? colour : '#ffffff'
  sprite.blendMode = 'add'
  return sprite
}

function fly(sprite: Sprite, index: number, progress: number, reach: number): void {
  const angle = (index / SPARKS) * 2 * Math.PI + 0.3
  const away = reach * (0.3 + 0.55 * progress) * (index % 2 === 0 ? 1 : 0.75)
  sprite.position.set(Math.cos(angle) * away, Math.sin(angle) * away)
  sprite.setSize(reach * 0.3 * (1 - progress) + 1)
  sprite.rotation = progress * 2
}
