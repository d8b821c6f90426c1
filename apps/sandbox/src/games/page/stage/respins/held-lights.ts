import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { Clock } from '../clock.ts'
import type { StageLayout } from '../layout.ts'
import type { Machine } from '../machine.ts'

const LIGHTS = 22
const RISE_MS = 5_200

type Look = { glow: Texture; spark: Texture; colour: string; still: boolean }

/** A light on its way up a held reel: where it began, and how it sways. */
type Light = { sprite: Sprite; reel: number; phase: number; sway: number }

/** The light around reels that are held: a glowing edge, and fireflies that rise along the reel. */
export class HeldLights {
  readonly #clock: Clock
  readonly #look: Look
  readonly #view = new Container()
  #layout: StageLayout | null = null
  #held: readonly number[] = []
  #stop: () => void = () => undefined

  constructor(machine: Machine, clock: Clock, look: Look) {
    this.#clock = clock
    this.#look = look
    machine.effects.addChild(this.#view)
  }

  layout(layout: StageLayout): void {
    this.#layout = layout
    this.show(this.#held)
  }

  /** Lights these reels and no others; none puts all lights out. */
  show(held: readonly number[]): void {
    this.#held = held
    this.#stop()
    for (const child of this.#view.removeChildren()) child.destroy({ children: true })
    const layout = this.#layout
    if (layout === null || held.length === 0) return
    for (const reel of held) this.#view.addChild(this.#edge(reel, layout))
    const lights = held.flatMap((reel) => this.#lights(reel))
    this.#view.addChild(...lights.map(({ sprite }) => sprite))
    let nowMs = 0
    for (const light of lights) float(light, nowMs, layout)
    if (this.#look.still) return
    this.#stop = this.#clock.onFrame((deltaMs) => {
      nowMs += deltaMs
      for (const light of lights) float(light, nowMs, layout)
    })
  }

  #edge(reel: number, { cellWidth, reels }: StageLayout): Container {
    const { glow, colour } = this.#look
    const halo = new Sprite(glow)
    halo.anchor.set(0.5)
    halo.position.set((reel + 0.5) * cellWidth, reels.height / 2)
    halo.setSize(cellWidth * 2.1, reels.height * 1.2)
    halo.tint = colour
    halo.alpha = 0.35
    halo.blendMode = 'add'
    const edge = new Graphics()
      .roundRect(reel * cellWidth + 2, 2, cellWidth - 4, reels.height - 4, 10)
      .stroke({ width: 7, color: colour, alpha: 0.35 })
      .roundRect(reel * cellWidth + 2, 2, cellWidth - 4, reels.height - 4, 10)
      .stroke({ width: 2.5, color: colour })
    const view = new Container()
    view.addChild(halo, edge)
    return view
  }

  #lights(reel: number): Light[] {
    return Array.from({ length: LIGHTS }, (_, index) => {
      const sprite = new Sprite(index % 3 === 0 ? this.#look.spark : this.#look.glow)
      sprite.anchor.set(0.5)
      sprite.tint = index % 4 === 0 ? '#ffffff' : this.#look.colour
      sprite.blendMode = 'add'
      // Two steps that share no measure spread the lights over the reel without a pattern.
      const phase = (index * 0.618 + reel * 0.29) % 1
      return { sprite, reel, phase, sway: (index * 0.7549 + reel * 0.17) % 1 }
    })
  }
}

function float(
  { sprite, reel, phase, sway }: Light,
  nowMs: number,
  { cellWidth, reels }: StageLayout,
): void {
  const way = (nowMs / RISE_MS + phase) % 1
  const side = 0.5 + 0.4 * Math.sin(2 * Math.PI * (sway + way * (1 + sway)))
  sprite.position.set((reel + side) * cellWidth, reels.height * (1.02 - way))
  sprite.setSize(cellWidth * (0.14 + 0.22 * sway))
  sprite.alpha = Math.sin(Math.PI * way) * (0.6 + 0.4 * Math.sin(nowMs / 190 + sway * 40))
}
