import type { SlotPosition } from '@maidan/contract'
import { Container, Sprite, type Texture } from 'pixi.js'
import type { Clock } from '../clock.ts'
import { easeOut } from '../easing.ts'
import type { StageLayout } from '../layout.ts'
import type { Machine } from '../machine.ts'

const SPARKS = 6
const BURST_MS = 300

/** At first a symbol swells a little, then it is gone. */
const SWELL = 0.22
const SWELL_UNTIL = 0.3

export type BurstLook = {
  machine: Machine
  clock: Clock
  layout: StageLayout
  spark: Texture
  glow: Texture
  colour: string
}

/** Lets the symbols of these places burst; they are gone when it resolves. */
export async function burstPlaces(
  look: BurstLook,
  places: readonly SlotPosition[],
  signal: AbortSignal,
): Promise<void> {
  const { machine, clock, layout } = look
  const symbols = places.map(([reel, row]) => machine.reels[reel]?.spriteAt(row))
  const sizes = symbols.map((symbol) => symbol?.scale.x ?? 1)
  const bursts = places.map((place) => burstAt(look, place))
  const layer = new Container()
  for (const { light, sparks } of bursts) layer.addChild(light, ...sparks)
  machine.effects.addChild(layer)
  await clock.play({
    durationMs: BURST_MS,
    easing: easeOut,
    signal,
    update: (progress) => {
      for (let at = 0; at < symbols.length; at += 1) {
        symbols[at]?.scale.set((sizes[at] ?? 1) * sizeAt(progress))
        fly(bursts[at], progress, layout.cellWidth)
      }
    },
  })
  layer.destroy({ children: true })
}

function sizeAt(progress: number): number {
  if (progress < SWELL_UNTIL) return 1 + (SWELL * progress) / SWELL_UNTIL
  return (1 + SWELL) * (1 - (progress - SWELL_UNTIL) / (1 - SWELL_UNTIL))
}

type Burst = { light: Sprite; sparks: readonly Sprite[]; x: number; y: number }

function burstAt({ layout, spark, glow, colour }: BurstLook, [reel, row]: SlotPosition): Burst {
  const x = (reel + 0.5) * layout.cellWidth
  const y = (row + 0.5) * layout.cellHeight
  const sparks = Array.from({ length: SPARKS }, (_, index) =>
    bright(spark, index % 2 === 0 ? colour : '#ffffff'),
  )
  const light = bright(glow, colour)
  light.position.set(x, y)
  return { light, sparks, x, y }
}

function bright(texture: Texture, tint: string): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.tint = tint
  sprite.blendMode = 'add'
  return sprite
}

function fly(burst: Burst | undefined, progress: number, cell: number): void {
  if (burst === undefined) return
  const { light, sparks, x, y } = burst
  light.alpha = 0.7 * (1 - progress)
  light.setSize(cell * (0.6 + progress))
  for (let index = 0; index < sparks.length; index += 1) {
    const spark = sparks[index]
    if (spark === undefined) continue
    const angle = (index / SPARKS) * 2 * Math.PI + x
    const away = cell * (0.12 + 0.5 * progress) * (index % 2 === 0 ? 1 : 0.72)
    spark.position.set(x + Math.cos(angle) * away, y + Math.sin(angle) * away)
    spark.setSize(cell * 0.24 * (1 - progress) + 1)
  }
}
