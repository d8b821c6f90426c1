import { Container, Sprite, Texture } from 'pixi.js'
import type { Theme } from '../theme/theme.ts'
import type { Clock } from './clock.ts'

const MOTES = 14
const DRIFT = 0.035
const SKY_SHARE = 0.36
const DRIFT_PERIOD_MS = 24_000

/** The game's scenery: its picture and a few lights that float upwards. */
export class Backdrop {
  readonly view = new Container()
  readonly #picture: Sprite
  readonly #tint = new Sprite(Texture.WHITE)
  readonly #motes: Sprite[] = []
  #width = 1
  #height = 1

  constructor(picture: Texture, mote: Texture, theme: Theme) {
    this.#picture = new Sprite(picture)
    this.#picture.anchor.set(0.5)
    this.#tint.tint = theme.freeTint
    this.#tint.alpha = 0
    this.#tint.visible = false
    this.view.addChild(this.#picture, this.#tint)
    for (let index = 0; index < MOTES; index += 1) this.#motes.push(makeMote(mote, theme))
    this.view.addChild(...this.#motes)
  }

  layout(width: number, height: number): void {
    this.#width = width
    this.#height = height
    this.#picture.position.set(width / 2, height / 2)
    this.#cover(0)
    this.#tint.setSize(width, height)
    for (const mote of this.#motes) scatterMote(mote, width, height, Math.random())
  }

  /** Lets the scenery breathe; without motion everything stands still and the lights are off. */
  live(clock: Clock, still: boolean): void {
    for (const mote of this.#motes) mote.visible = !still
    if (still) return
    clock.onFrame((deltaMs, nowMs) => {
      this.#cover((Math.sin((nowMs / DRIFT_PERIOD_MS) * 2 * Math.PI) + 1) / 2)
      for (const mote of this.#motes) this.#float(mote, deltaMs, nowMs)
    })
  }

  /** Turns the sky of the free spins on or off. */
  setFree(clock: Clock, free: boolean): Promise<void> {
    const from = this.#tint.alpha
    const to = free ? 0.5 : 0
    const update = (progress: number) => {
      this.#tint.alpha = from + (to - from) * progress
      this.#tint.visible = this.#tint.alpha > 0
    }
    return clock.play({ durationMs: 600, update })
  }

  #cover(drift: number): void {
    const { width, height } = this.#picture.texture
    const scale = Math.max(this.#width / width, this.#height / height)
    this.#picture.scale.set(scale * (1 + DRIFT * drift))
    // A wide screen shows less of the picture's height: rather its sky than its ground.
    const hidden = Math.max(0, height * scale - this.#height)
    this.#picture.y = this.#height / 2 + hidden * SKY_SHARE
  }

  #float(mote: Sprite, deltaMs: number, nowMs: number): void {
    mote.y -= (deltaMs / 1000) * (8 + mote.width)
    mote.x += Math.sin(nowMs / 1400 + mote.width * 9) * 0.12
    mote.alpha = 0.22 + 0.2 * Math.sin(nowMs / 900 + mote.width * 5)
    if (mote.y < -20) scatterMote(mote, this.#width, this.#height, 1.02)
  }
}

function makeMote(texture: Texture, theme: Theme): Sprite {
  const mote = new Sprite(texture)
  mote.anchor.set(0.5)
  mote.tint = theme.glow
  mote.blendMode = 'add'
  mote.setSize(5 + Math.random() * 12)
  return mote
}

function scatterMote(mote: Sprite, width: number, height: number, down: number): void {
  mote.position.set(Math.random() * width, down * height)
}
