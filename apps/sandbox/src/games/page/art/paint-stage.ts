import type { Language } from '@maidan/contract'
import { SCENERY, SYMBOL_COLUMN, stageAddress } from '../../catalog/slot-pictures.ts'
import { drawingSurface, loadPicture } from './load-picture.ts'

/** What a slot's stage is painted from, in pixels: its symbols in a row, and the scenery behind them. */
export type StagePaintings = { symbols: HTMLCanvasElement; scenery: HTMLCanvasElement }

/** Loads a slot's one file of pictures in a language and paints it. Rejects when it can not be loaded. */
export async function paintStage(code: string, language: Language): Promise<StagePaintings> {
  const stage = await loadPicture(stageAddress(code, language))
  return { symbols: paintSymbols(stage), scenery: paintScenery(stage) }
}

function paintSymbols(stage: HTMLImageElement): HTMLCanvasElement {
  const { canvas, pen } = drawingSurface(stage.naturalWidth, SYMBOL_COLUMN)
  const { width, height } = canvas
  pen.drawImage(stage, 0, 0, width, height, 0, 0, width, height)
  return canvas
}

function paintScenery(stage: HTMLImageElement): HTMLCanvasElement {
  const { x, y, width, height } = SCENERY
  const { canvas, pen } = drawingSurface(width, height)
  pen.drawImage(stage, x, y, width, height, 0, 0, width, height)
  paintVignette(pen)
  return canvas
}

/** Darkens the edges, so that the middle of the scene is where the light is. */
function paintVignette(pen: CanvasRenderingContext2D): void {
  const shade = pen.createRadialGradient(360, 560, 380, 360, 600, 960)
  shade.addColorStop(0, 'rgba(0,0,0,0)')
  shade.addColorStop(1, 'rgba(0,0,0,.6)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, SCENERY.width, SCENERY.height)
}
