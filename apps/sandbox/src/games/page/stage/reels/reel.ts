import { Container, Sprite } from 'pixi.js'
import { BLUR_HEIGHT, type SymbolTextures } from '../../art/symbol-textures.ts'
import type { Clock } from '../clock.ts'
import { easeOut } from '../easing.ts'

/** One symbol above the window and one below, for what moves in and out. */
const SPRITES_AROUND = 2

const SYMBOLS_PER_SECOND = 25
const FULL_SPEED_AFTER_MS = 170
const WIND_UP = 0.24
const WIND_UP_MS = 130

/** Symbols that still pass once a reel is told to stop, and how far it runs over its mark. */
const LEAD = 4
const OVERRUN = 0.3
const SETTLE_MS = 260

/** How much of a reel is seen while it would turn, for players who prefer less motion. */
const DIMMED = 0.25

/** A symbol is a little smaller than its cell. */
const SYMBOL_SHARE = 0.94

/** One turning reel. Its position is the strip index at the top of the window; it turns downwards. */
export class Reel {
  readonly view = new Container()
  readonly #textures: SymbolTextures
  readonly #sprites: Sprite[]
  readonly #marks = new Container()
  #strip: readonly string[] = ['']
  #position = 0
  #blurred = false
  #cellWidth = 1
  #cellHeight = 1
  #stopRun: () => void = () => undefined

  /** `rows` symbols are in view. */
  constructor(textures: SymbolTextures, rows: number) {
    this.#textures = textures
    this.#sprites = Array.from({ length: rows + SPRITES_AROUND }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      return sprite
    })
    this.view.addChild(...this.#sprites, this.#marks)
  }

  layout(cellWidth: number, cellHeight: number): void {
    this.#cellWidth = cellWidth
    this.#cellHeight = cellHeight
    this.clearMarks()
    this.#draw()
  }

  /** Puts a strip on the reel, standing at `stop`. */
  setStrip(strip: readonly string[], stop: number): void {
    this.#strip = strip
    this.#position = stop
    this.#draw()
  }

  /** The sprite in a row of the window of a standing reel. */
  spriteAt(row: number): Sprite | undefined {
    return this.#sprites[row + 1]
  }

  /** Shows another symbol in a row of the standing reel. */
  replace(row: number, symbol: string): void {
    const sprite = this.spriteAt(row)
    if (sprite !== undefined) this.#dress(sprite, symbol)
  }

  /** Shows the symbol in a row of the standing reel so many rows above its place. */
  lift(row: number, rows: number): void {
    const sprite = this.spriteAt(row)
    if (sprite !== undefined) sprite.y = (row - rows + 0.5) * this.#cellHeight
  }

  /** Puts something over the symbol in a row of the standing reel, until it turns again. */
  mark(row: number, mark: Sprite): void {
    mark.position.set(this.#cellWidth / 2, (row + 0.5) * this.#cellHeight)
    this.#marks.addChild(mark)
  }

  clearMarks(): void {
    for (const mark of this.#marks.removeChildren()) mark.destroy()
  }

  setTint(tint: number): void {
    for (const sprite of this.#sprites) sprite.tint = tint
    this.#marks.tint = tint
  }

  /** Winds up and turns until it is told to stop; without motion it only dims. */
  async spin(clock: Clock, still: boolean): Promise<void> {
    this.clearMarks()
    if (still) {
      this.view.alpha = DIMMED
      return
    }
    await this.#windUp(clock)
    let speed = 0
    this.#blurred = true
    this.#stopRun = clock.onFrame((deltaMs) => {
      speed = Math.min(
        SYMBOLS_PER_SECOND,
        speed + (SYMBOLS_PER_SECOND * deltaMs) / FULL_SPEED_AFTER_MS,
      )
      this.#moveTo(this.#position - (speed * deltaMs) / 1000)
    })
  }

  /** Runs out on `strip` so that `stop` is at the top of the window. Resolves when it stands. */
  async stop(clock: Clock, strip: readonly string[], stop: number, still: boolean): Promise<void> {
    this.#stopRun()
    this.#strip = strip
    if (!still) await this.#runOut(clock, stop)
    this.#blurred = false
    this.view.alpha = 1
    this.#moveTo(stop)
  }

  async #windUp(clock: Clock): Promise<void> {
    const from = this.#position
    const update = (progress: number) => this.#moveTo(from + WIND_UP * progress)
    await clock.play({ durationMs: WIND_UP_MS, easing: easeOut, update })
  }

  async #runOut(clock: Clock, stop: number): Promise<void> {
    const way = LEAD + OVERRUN
    const durationMs = (way / SYMBOLS_PER_SECOND) * 1000
    await clock.play({ durationMs, update: (t) => this.#moveTo(stop + LEAD - way * t) })
    this.#blurred = false
    const settle = (t: number) => this.#moveTo(stop - OVERRUN * (1 - t))
    await clock.play({ durationMs: SETTLE_MS, easing: easeOut, update: settle })
  }

  #moveTo(position: number): void {
    this.#position = position
    this.#draw()
  }

  #draw(): void {
    const top = Math.floor(this.#position)
    const part = this.#position - top
    this.#sprites.forEach((sprite, index) => {
      const row = index - 1
      this.#dress(sprite, this.#symbol(top + row))
      sprite.position.set(this.#cellWidth / 2, (row - part + 0.5) * this.#cellHeight)
    })
  }

  #dress(sprite: Sprite, symbol: string): void {
    const { sharp, blurred } = this.#textures
    const texture = this.#blurred ? blurred(symbol) : sharp(symbol)
    if (sprite.texture !== texture) sprite.texture = texture
    const side = Math.min(this.#cellWidth, this.#cellHeight) * SYMBOL_SHARE
    sprite.setSize(side, this.#blurred ? side * BLUR_HEIGHT : side)
  }

  #symbol(index: number): string {
    const { length } = this.#strip
    return this.#strip[((index % length) + length) % length] ?? ''
  }
}
