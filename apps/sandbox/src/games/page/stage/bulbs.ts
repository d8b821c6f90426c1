import { Container, Sprite, type Texture } from 'pixi.js'
import type { Clock } from './clock.ts'
import type { StageLayout } from './layout.ts'

const SPACING = 34
const SLOW_MS = 700
const FAST_MS = 110

/** Little lamps on the frame; they blink slowly, and chase each other while a win is shown. */
export class Bulbs {
  readonly view = new Container()
  readonly #glow: Texture
  #lamps: Sprite[] = []
  #chasing = false

  constructor(glow: Texture) {
    this.#glow = glow
  }

  layout({ reels, frame }: StageLayout): void {
    this.view.removeChildren()
    this.#lamps = []
    const out = frame * 0.52
    const across = Math.round((reels.width + 2 * out) / SPACING)
    const down = Math.round((reels.height + 2 * out) / SPACING)
    for (let step = 0; step < across; step += 1) {
      this.#add(-out + ((reels.width + 2 * out) * step) / across, -out, frame)
    }
    for (let step = 0; step < down; step += 1) {
      this.#add(reels.width + out, -out + ((reels.height + 2 * out) * step) / down, frame)
    }
    for (let step = 0; step < across; step += 1) {
      this.#add(
        reels.width + out - ((reels.width + 2 * out) * step) / across,
        reels.height + out,
        frame,
      )
    }
    for (let step = 0; step < down; step += 1) {
      this.#add(-out, reels.height + out - ((reels.height + 2 * out) * step) / down, frame)
    }
  }

  chase(chasing: boolean): void {
    this.#chasing = chasing
  }

  live(clock: Clock, still: boolean): void {
    if (still) return
    clock.onFrame((_deltaMs, nowMs) => {
      const step = Math.floor(nowMs / (this.#chasing ? FAST_MS : SLOW_MS))
      const period = this.#chasing ? 3 : 2
      this.#lamps.forEach((lamp, index) => {
        const lit = (index - step) % period === 0
        lamp.alpha += ((lit ? 1 : 0.32) - lamp.alpha) * 0.25
      })
    })
  }

  #add(x: number, y: number, frame: number): void {
    const lamp = new Sprite(this.#glow)
    lamp.anchor.set(0.5)
    lamp.position.set(x, y)
    lamp.setSize(frame * 0.95)
    lamp.tint = 0xfff2b8
    lamp.alpha = this.#lamps.length % 2 === 0 ? 1 : 0.32
    this.#lamps.push(lamp)
    this.view.addChild(lamp)
  }
}
