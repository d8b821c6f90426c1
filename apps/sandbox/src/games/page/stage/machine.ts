import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { EffectTextures } from '../art/paint-effects.ts'
import { paintFrame, paintReelBeds, paintReelShade } from '../art/paint-frame.ts'
import { paintLettering } from '../art/paint-title.ts'
import type { SymbolTextures } from '../art/symbol-textures.ts'
import type { Theme } from '../theme/theme.ts'
import { Bulbs } from './bulbs.ts'
import type { Rows, StageLayout } from './layout.ts'
import { Reel } from './reels/reel.ts'

const REELS = 5

/** The machine: beds, turning reels, their shade, the frame with its lamps, and the title above. */
export class Machine {
  readonly view = new Container()
  readonly reels: readonly Reel[]
  readonly rows: Rows
  readonly bulbs: Bulbs
  /** Above the frame, in the reels' own coordinates: winning symbols and lines are drawn here. */
  readonly effects = new Container()
  readonly #beds = new Sprite()
  readonly #shade = new Sprite()
  readonly #frame = new Sprite()
  readonly #title = new Sprite()
  readonly #turning = new Container()
  readonly #window = new Graphics()
  readonly #body = new Container()

  /** `rows` places of each reel are in view. */
  constructor(symbols: SymbolTextures, effects: EffectTextures, rows: Rows) {
    this.rows = rows
    this.reels = Array.from({ length: REELS }, () => new Reel(symbols, rows))
    this.bulbs = new Bulbs(effects.glow)
    this.#turning.addChild(...this.reels.map((reel) => reel.view))
    this.#turning.mask = this.#window
    this.#body.addChild(this.#beds, this.#turning, this.#window, this.#shade)
    this.#body.addChild(this.#frame, this.bulbs.view, this.effects)
    this.view.addChild(this.#title, this.#body)
  }

  layout(layout: StageLayout, theme: Theme, title: string, density: number): void {
    const { reels, cellWidth, cellHeight } = layout
    this.#body.position.set(reels.x, reels.y)
    this.#window.clear().rect(0, 0, reels.width, reels.height).fill(0xffffff)
    this.reels.forEach((reel, index) => {
      reel.view.x = index * cellWidth
      reel.layout(cellWidth, cellHeight)
    })
    place(this.#beds, paintReelBeds(layout, theme, density), density)
    place(this.#shade, paintReelShade(layout, theme, density), density)
    const { canvas, margin } = paintFrame(layout, theme, density)
    place(this.#frame, canvas, density)
    this.#frame.position.set(-margin, -margin)
    this.bulbs.layout(layout)
    this.#placeTitle(layout, theme, title, density)
  }

  #placeTitle(layout: StageLayout, theme: Theme, text: string, density: number): void {
    const { x, y, width, height } = layout.title
    const boxed = Math.min(width, layout.reels.width + 2 * layout.frame)
    place(this.#title, paintLettering({ text, width: boxed, height, theme, density }), density)
    this.#title.position.set(x + (width - boxed) / 2, y)
  }
}

/** Gives a sprite a new painting and frees the one before it. */
function place(sprite: Sprite, canvas: HTMLCanvasElement, density: number): void {
  const before = sprite.texture
  sprite.texture = Texture.from(canvas)
  sprite.scale.set(1 / density)
  if (before !== Texture.EMPTY && before !== Texture.WHITE) before.destroy(true)
}
