import { Rectangle, Texture } from 'pixi.js'
import { SYMBOL_COLUMN, SYMBOL_EDGE, SYMBOL_SIDE } from '../../catalog/slot-pictures.ts'
import { drawingSurface } from './load-picture.ts'

/** A blurred symbol is this much taller than a sharp one, as it smears into its neighbours. */
export const BLUR_HEIGHT = 1.7

/** Copies that make the motion blur, and how far from the middle they reach, in symbols. */
const BLUR_COPIES = 45
const BLUR_REACH = 0.36
const BLUR_STRENGTH = 0.056

export type SymbolTextures = {
  sharp: (symbol: string) => Texture
  /** Painted when it is first asked for: nothing is blurred before the first spin. */
  blurred: (symbol: string) => Texture
  /** Paints another row of the same symbols over this one, wherever they stand. */
  repaint: (row: HTMLCanvasElement) => void
}

/**
 * Cuts the symbols out of the row in which they are painted, sharp and, later, blurred by motion, so
 * that the reels are one texture to the graphics card.
 */
export function cutSymbols(symbols: readonly string[], row: HTMLCanvasElement): SymbolTextures {
  const sharp = cutRow(symbols, row, { top: SYMBOL_EDGE, height: SYMBOL_SIDE })
  let smear: HTMLCanvasElement | null = null
  let blurred: ReadonlyMap<string, Texture> | null = null
  return {
    sharp: (symbol) => sharp.get(symbol) ?? Texture.EMPTY,
    blurred: (symbol) => {
      smear ??= drawBlurred(row)
      blurred ??= cutRow(symbols, smear, { top: 0, height: BLUR_HEIGHT * SYMBOL_SIDE })
      return blurred.get(symbol) ?? Texture.EMPTY
    },
    repaint: (other) => {
      paintOver(row, other)
      if (smear !== null) paintOver(smear, drawBlurred(row))
    },
  }
}

/** Puts a painting of the same size in the place of one that the graphics card already has. */
function paintOver(painted: HTMLCanvasElement, other: HTMLCanvasElement): void {
  const pen = painted.getContext('2d')
  if (pen === null) return
  pen.globalAlpha = 1
  pen.clearRect(0, 0, painted.width, painted.height)
  pen.drawImage(other, 0, 0)
  Texture.from(painted).source.update()
}

/** Vector pictures are drawn once; the many copies of the blur are made from the pixels. */
function drawBlurred(row: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, pen } = drawingSurface(row.width, BLUR_HEIGHT * SYMBOL_SIDE)
  const middle = ((BLUR_HEIGHT - 1) * SYMBOL_SIDE) / 2 - SYMBOL_EDGE
  for (let copy = 0; copy < BLUR_COPIES; copy += 1) {
    const away = (copy / (BLUR_COPIES - 1) - 0.5) * 2
    pen.globalAlpha = BLUR_STRENGTH * (1 - away * away * 0.75)
    pen.drawImage(row, 0, middle + away * BLUR_REACH * SYMBOL_SIDE)
  }
  return canvas
}

function cutRow(
  symbols: readonly string[],
  row: HTMLCanvasElement,
  { top, height }: { top: number; height: number },
): ReadonlyMap<string, Texture> {
  const { source } = Texture.from(row)
  return new Map(
    symbols.map((symbol, index) => {
      const left = index * SYMBOL_COLUMN + SYMBOL_EDGE
      return [symbol, new Texture({ source, frame: new Rectangle(left, top, SYMBOL_SIDE, height) })]
    }),
  )
}
