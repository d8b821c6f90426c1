import type { Theme } from '../theme/theme.ts'
import { drawingSurface } from './load-picture.ts'

/** Heavy faces a phone or desktop has; the last ones always exist. */
const DISPLAY_FONT =
  "'Noto Sans Bengali', 'Arial Black', 'Segoe UI Black', Roboto, system-ui, sans-serif"

type Lettering = {
  text: string
  width: number
  height: number
  theme: Theme
  density: number
}

/**
 * A line of big lettering in layers: a dark outline, a rim of metal, a lit face. The letters are as
 * large as the box allows; a title of two words that is too wide is set in two lines.
 */
export function paintLettering(lettering: Lettering): HTMLCanvasElement {
  const { width, height, density } = lettering
  const { canvas, pen } = drawingSurface(width * density, height * density)
  pen.scale(density, density)
  const lines = splitLines(lettering)
  const size = Math.min(...lines.map((line) => fittingSize(pen, line, lettering, lines.length)))
  pen.font = `900 ${size}px ${DISPLAY_FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  lines.forEach((line, index) => {
    const y = height / 2 + (index - (lines.length - 1) / 2) * size * 1.06
    letterLayers(pen, line, width / 2, y, size, lettering.theme)
  })
  return canvas
}

function splitLines({ text, width, height }: Lettering): string[] {
  const words = text.split(' ')
  const tall = height > width * 0.24
  if (!tall || words.length < 2) return [text]
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

function fittingSize(
  pen: CanvasRenderingContext2D,
  line: string,
  { width, height }: Lettering,
  lines: number,
): number {
  const byHeight = (height * 0.8) / (lines * 1.06)
  pen.font = `900 100px ${DISPLAY_FONT}`
  const byWidth = ((width * 0.9) / pen.measureText(line).width) * 100
  return Math.min(byHeight, byWidth, 84)
}

function letterLayers(
  pen: CanvasRenderingContext2D,
  line: string,
  x: number,
  y: number,
  size: number,
  theme: Theme,
): void {
  const [top, bottom, edge] = theme.title
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.65)'
  pen.shadowBlur = size * 0.2
  pen.shadowOffsetY = size * 0.09
  pen.lineWidth = size * 0.26
  pen.strokeStyle = edge
  pen.strokeText(line, x, y)
  pen.restore()
  pen.lineWidth = size * 0.13
  pen.strokeStyle = vertical(pen, y, size, [theme.metal[0], theme.metal[1], theme.metal[2]])
  pen.strokeText(line, x, y)
  pen.lineWidth = size * 0.05
  pen.strokeStyle = edge
  pen.strokeText(line, x, y)
  pen.fillStyle = vertical(pen, y, size, ['#ffffff', top, bottom, top])
  pen.fillText(line, x, y)
}

function vertical(
  pen: CanvasRenderingContext2D,
  y: number,
  size: number,
  colours: readonly string[],
): CanvasGradient {
  const gradient = pen.createLinearGradient(0, y - size * 0.45, 0, y + size * 0.45)
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour))
  return gradient
}
