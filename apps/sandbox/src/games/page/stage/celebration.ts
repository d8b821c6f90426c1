import { Container, Sprite, Texture } from 'pixi.js'
import type { EffectTextures } from '../art/paint-effects.ts'
import { paintLettering } from '../art/paint-title.ts'
import type { Theme } from '../theme/theme.ts'
import type { Clock } from './clock.ts'
import { Coins } from './coins.ts'
import { easeOut, easeOutBack } from './easing.ts'
import type { StageLayout } from './layout.ts'

const DIM = 0.8
const RAYS = 0.42
const RAYS_TURN_PER_MS = 0.00018

/** What stands behind a big moment: a dark stage, turning beams, lettering and coins. */
export class Celebration {
  readonly view = new Container()
  readonly #dim = new Sprite(Texture.WHITE)
  readonly #rays: readonly Sprite[]
  readonly #lettering = new Sprite()
  readonly #coins: Coins
  readonly #clock: Clock
  readonly #theme: Theme
  readonly #density: number
  #layout: StageLayout | null = null
  #stopTurning: () => void = () => undefined

  constructor(effects: EffectTextures, theme: Theme, clock: Clock, density: number) {
    this.#clock = clock
    this.#theme = theme
    this.#density = density
    this.#coins = new Coins(effects.coin)
    this.#dim.tint = 0x000000
    this.#rays = [0, 1].map(() => beams(effects.rays, theme.glow))
    this.#lettering.anchor.set(0.5)
    this.view.addChild(this.#dim, ...this.#rays, this.#coins.view, this.#lettering)
    this.view.visible = false
  }

  layout(layout: StageLayout): void {
    this.#layout = layout
    const { width, height, reels } = layout
    this.#dim.setSize(width, height)
    for (const ray of this.#rays) {
      ray.position.set(width / 2, reels.y + reels.height / 2)
      ray.setSize(Math.max(width, height) * 1.2)
    }
    this.#lettering.position.set(width / 2, reels.y + reels.height * 0.16)
  }

  /** Darkens the game and turns the beams. */
  async open(still: boolean): Promise<void> {
    this.view.visible = true
    this.#lettering.visible = false
    if (!still) {
      this.#stopTurning = this.#clock.onFrame((deltaMs) => {
        this.#rays.forEach((ray, index) => {
          ray.rotation += deltaMs * RAYS_TURN_PER_MS * (index === 0 ? 1 : -0.7)
        })
      })
    }
    const update = (progress: number) => {
      this.#dim.alpha = DIM * progress
      for (const ray of this.#rays) ray.alpha = RAYS * progress
    }
    await this.#clock.play({ durationMs: 260, easing: easeOut, update })
  }

  /** Brings the lettering in; again for the next one. */
  async announce(text: string, still: boolean): Promise<void> {
    if (this.#layout === null) return
    const width = Math.min(this.#layout.width, this.#layout.reels.width + 40)
    const lettering = {
      text: text.toUpperCase(),
      width,
      height: width * 0.23,
      theme: this.#theme,
      density: this.#density,
    }
    const before = this.#lettering.texture
    this.#lettering.texture = Texture.from(paintLettering(lettering))
    if (before !== Texture.EMPTY) before.destroy(true)
    this.#lettering.visible = true
    const update = (progress: number) => {
      this.#lettering.scale.set(progress / this.#density)
    }
    if (still) return update(1)
    await this.#clock.play({ durationMs: 420, easing: easeOutBack, update })
  }

  /** Coins from the middle of the reels. */
  rain(perSecond: number): void {
    if (this.#layout === null) return
    const { reels, width } = this.#layout
    this.#coins.throwFrom(this.#clock, width / 2, reels.y + reels.height, perSecond)
  }

  async close(): Promise<void> {
    const update = (progress: number) => {
      this.view.alpha = 1 - progress
    }
    await this.#clock.play({ durationMs: 240, update })
    this.#stopTurning()
    this.#coins.end()
    this.view.visible = false
    this.view.alpha = 1
  }
}

function beams(texture: Texture, tint: string): Sprite {
  const ray = new Sprite(texture)
  ray.anchor.set(0.5)
  ray.tint = tint
  ray.blendMode = 'add'
  return ray
}
