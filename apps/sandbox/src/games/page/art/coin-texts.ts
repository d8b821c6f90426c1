import { Sprite, Texture } from 'pixi.js'
import { drawingSurface } from './load-picture.ts'

/** Heavy and narrow, with Bangla letters; the last face always exists. */
const COIN_FONT = "'Noto Sans Bengali', 'Arial Narrow', Roboto, system-ui, sans-serif"

/** Pixels of a text at the largest it is shown. */
const WIDTH = 220
const HEIGHT = 84

/** A text takes this much of its coin's width at most. */
const COIN_SHARE = 0.72

/** What is written on coins: each text is painted once. */
export class CoinTexts {
  readonly #painted = new Map<string, Texture>()

  /** A text for a coin so many pixels wide, its middle at the origin. */
  sprite(text: string, coinWidth: number): Sprite {
    const known = this.#painted.get(text) ?? Texture.from(paint(text))
    this.#painted.set(text, known)
    const sprite = new Sprite(known)
    sprite.anchor.set(0.5)
    sprite.scale.set((coinWidth * COIN_SHARE) / WIDTH)
    return sprite
  }
}

function paint(text: string): HTMLCanvasElement {
  const { canvas, pen } = drawingSurface(WIDTH, HEIGHT)
  pen.font = `900 100px ${COIN_FONT}`
  const size = Math.min(74, ((WIDTH - 22) / pen.measureText(text).width) * 100)
  pen.font = `900 ${size}px ${COIN_FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.22
  pen.strokeStyle = '#3a1604'
  pen.strokeText(text, WIDTH / 2, HEIGHT / 2 + 3)
  pen.fillStyle = '#fffbe8'
  pen.fillText(text, WIDTH / 2, HEIGHT / 2 + 3)
  return canvas
}
