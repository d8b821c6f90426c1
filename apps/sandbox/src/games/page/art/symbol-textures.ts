import { Rectangle, Texture } from 'pixi.js'
import { symbolAddress } from '../../catalog/slot-pictures.ts'
import { drawingSurface, loadPicture } from './load-picture.ts'

/** Pixels of a symbol in the sheet; sharp on a phone with a dense screen. */
const SIDE = 200
const GAP = 4
const COLUMN = SIDE + 2 * GAP

/** A blurred symbol is this much taller than a sharp one, as it smears into its neighbours. */
export const BLUR_HEIGHT = 1.7

/** Copies that make the motion blur, and how far from the middle they reach, in symbols. */
const BLUR_COPIES = 45
const BLUR_REACH = 0.36
const BLUR_STRENGTH = 0.056

export type SymbolTextures = {
  sharp: (symbol: string) => Texture
  blurred: (symbol: string) => Texture
}

/**
 * Draws every symbol of a game, sharp and blurred by motion, into one sheet, so that the reels are
 * one texture to the graphics card. `onEach` is called as pictures arrive.
 */
export async function loadSymbols(
  code: string,
  symbols: readonly string[],
  onEach: () => void,
): Promise<SymbolTextures> {
  const pictures = await Promise.all(
    symbols.map(async (symbol) => {
      const picture = await loadPicture(symbolAddress(code, symbol))
      onEach()
      return picture
    }),
  )
  return cutSheet(symbols, drawSheet(pictures))
}

function drawSheet(pictures: readonly HTMLImageElement[]): HTMLCanvasElement {
  const height = COLUMN + BLUR_HEIGHT * COLUMN
  const { canvas, pen } = drawingSurface(pictures.length * COLUMN, height)
  // Vector pictures are drawn once; the many copies of the blur are made from the pixels.
  const once = drawingSurface(SIDE, SIDE)
  pictures.forEach((picture, index) => {
    const x = index * COLUMN + GAP
    once.pen.clearRect(0, 0, SIDE, SIDE)
    once.pen.drawImage(picture, 0, 0, SIDE, SIDE)
    pen.globalAlpha = 1
    pen.drawImage(once.canvas, x, GAP)
    drawBlurred(pen, once.canvas, x, COLUMN + ((BLUR_HEIGHT - 1) * SIDE) / 2)
  })
  return canvas
}

function drawBlurred(
  pen: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  x: number,
  y: number,
): void {
  for (let copy = 0; copy < BLUR_COPIES; copy += 1) {
    const away = (copy / (BLUR_COPIES - 1) - 0.5) * 2
    pen.globalAlpha = BLUR_STRENGTH * (1 - away * away * 0.75)
    pen.drawImage(picture, x, y + away * BLUR_REACH * SIDE)
  }
}

function cutSheet(symbols: readonly string[], sheet: HTMLCanvasElement): SymbolTextures {
  const { source } = Texture.from(sheet)
  const cut = (y: number, height: number) =>
    new Map(
      symbols.map((symbol, index) => {
        const frame = new Rectangle(index * COLUMN + GAP, y, SIDE, height)
        return [symbol, new Texture({ source, frame })]
      }),
    )
  const sharp = cut(GAP, SIDE)
  const blurred = cut(COLUMN, BLUR_HEIGHT * SIDE)
  return {
    sharp: (symbol) => sharp.get(symbol) ?? Texture.EMPTY,
    blurred: (symbol) => blurred.get(symbol) ?? Texture.EMPTY,
  }
}
